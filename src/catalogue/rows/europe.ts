import { SOURCES } from '../sources.ts';
import type { Tradition } from '../tradition.ts';
import { FAMILY, down, downUp, pays, upDown } from './parts.ts';

/** 10 + the bid or nothing, and 5 for a bid of 0, as in Sweden. */
const SWEDISH = pays({ one: 10, bid: 1 }, {}, { made: { one: 5 }, missed: {} });

/** The traditions of the European continent. */
export const EUROPEAN_ROWS: readonly Tradition[] = [
  {
    id: 'boerenbridge',
    names: { 'nl-NL': ['Boerenbridge', '10 op en neer', 'Op-en-affen'] },
    spellings: ['Boeren bridge', 'Tien op en neer', 'Op en af'],
    players: [4, 5],
    rules: { ...FAMILY, schedule: upDown('fit', 2), scoring: 'devil' },
    oneSource: ['hands'],
    sources: [SOURCES.boerenbridgeApps, SOURCES.wikipediaBoerenbridge],
  },
  {
    id: 'boerenbridge-wiki',
    names: {
      'nl-NL': ['Boerenbridge zoals op Wikipedia'],
      'nl-BE': ['Boerenbridge zoals op Wikipedia', 'Chinees poepen'],
    },
    players: [3, 4, 5, 6, 7],
    rules: {
      ...FAMILY,
      schedule: upDown('fit'),
      trump: { kind: 'highest-bidder' },
      hookFrom: 4,
      sight: 'forehead',
      scoring: 'devil',
    },
    sources: [SOURCES.wikipediaBoerenbridge, SOURCES.boerenbridgeApps],
  },
  {
    id: 'boerenbridge-blind',
    names: { 'nl-NL': ['Blind boerenbridge'] },
    spellings: ['Boerenbridge gesloten'],
    players: [3, 4, 5, 6],
    rules: {
      ...FAMILY,
      schedule: upDown(8, 2),
      // The second of the two largest hands.
      trump: { kind: 'flip', noTrumpRounds: [9] },
      bidding: 'sealed',
      hook: false,
      scoring: 'romanian',
    },
    oneSource: ['hands', 'trump', 'bids', 'score'],
    sources: [SOURCES.kaartspel],
  },
  {
    id: 'chinees-poepen',
    names: { 'nl-BE': ['Boerenbridge (België)', 'Chinees poepen', 'Fries poepen'] },
    spellings: ['Poepen'],
    players: [3, 4, 5, 6, 7],
    rules: { ...FAMILY, schedule: downUp(7), sight: 'forehead', scoring: 'devil' },
    oneSource: ['hands'],
    sources: [SOURCES.chineesApp, SOURCES.devlieghere, SOURCES.wikipediaBoerenbridge],
  },
  {
    id: 'ascenseur',
    names: {
      'fr-FR': ['L’Ascenseur', 'La Montée', 'Galouze', 'Grimpette', 'Escalier', 'Kirikiki'],
    },
    spellings: ['Ascenceur', 'L’Escalier', 'La Galouze'],
    players: [3, 4, 5, 6],
    // So that the largest hand uses the pack up.
    rules: { ...FAMILY, deck: 'trimmed', schedule: upDown('fit'), scoring: 'ascenseur' },
    oneSource: ['score'],
    sources: [
      SOURCES.onfait,
      SOURCES.quentin,
      SOURCES.cardweb,
      SOURCES.loisirs,
      SOURCES.wikipediaAscenseur,
    ],
  },
  {
    id: 'ascenseur-dix',
    names: { 'fr-FR': ['L’Ascenseur descendant'] },
    spellings: ['Ascenceur'],
    players: [3, 4, 5, 6, 7],
    rules: { ...FAMILY, schedule: downUp({ atMost: 10 }), scoring: 'trick-plus-ten' },
    oneSource: ['score'],
    sources: [SOURCES.familijeux, SOURCES.pagat],
  },
  {
    id: 'podrida',
    names: {
      'es-AR': ['La Podrida'],
      'es-UY': ['La Podrida'],
      'es-ES': ['La Podrida', 'Las Basas'],
    },
    spellings: ['Podrida', 'Basas', 'Las Bazas'],
    players: [3, 4, 5, 6, 7],
    rules: {
      ...FAMILY,
      schedule: downUp('fit', 'players'),
      scoring: pays({ one: 10, tricks: 3 }, { off: -3 }),
    },
    oneSource: ['hands', 'hook', 'miss'],
    sources: [SOURCES.acanomas, SOURCES.podrida, SOURCES.lasBasas],
  },
  {
    id: 'plump',
    names: { 'sv-SE': ['Plump'] },
    players: [3, 4, 5],
    rules: {
      ...FAMILY,
      schedule: downUp(10, 'players'),
      trump: { kind: 'none' },
      firstLead: 'highest-bidder',
      scoring: SWEDISH,
    },
    oneSource: ['lead'],
    sources: [SOURCES.wikibooksPlump, SOURCES.wikipediaPlump, SOURCES.regler, SOURCES.timpan],
  },
  {
    id: 'plump-venster',
    names: { 'sv-SE': ['Plump, vänster börjar'] },
    players: [3, 4, 5],
    rules: { ...FAMILY, trump: { kind: 'none' }, scoring: SWEDISH },
    oneSource: ['lead'],
    sources: [SOURCES.kortspel, SOURCES.wikibooksPlump, SOURCES.wikipediaPlump, SOURCES.timpan],
  },
  {
    id: 'beredskapswhist',
    names: { 'sv-SE': ['Beredskapswhist', 'Beredskap'] },
    spellings: ['Beredskaps whist', 'Plump med trumf'],
    players: [3, 4, 5],
    rules: { ...FAMILY, scoring: SWEDISH },
    oneSource: ['trump'],
    sources: [SOURCES.wikipediaPlump, SOURCES.wikibooksPlump, SOURCES.kortspel],
  },
  {
    id: 'lupaus',
    names: { 'fi-FI': ['Lupaus'] },
    players: [3, 4, 5],
    rules: {
      ...FAMILY,
      schedule: down(10),
      trump: { kind: 'none' },
      firstLead: 'highest-bidder',
    },
    oneSource: ['hands', 'lead', 'score'],
    unsettled: ['trump'],
    sources: [SOURCES.kookas],
  },
  {
    id: 'stiche-raten-32',
    names: {
      'de-DE': ['Stiche-Raten', 'Rauf und runter', 'Fahrstuhl', 'Cravallo', 'Wist'],
    },
    spellings: ['Stiche raten', 'Stricheraten', 'Rauf runter', 'Skatblatt'],
    players: [3, 4, 5, 6, 7],
    rules: {
      ...FAMILY,
      deck: '32',
      schedule: upDown('fit'),
      trump: { kind: 'none' },
      scoring: 'trick-plus-ten',
    },
    oneSource: ['trump', 'score'],
    unsettled: ['miss'],
    sources: [SOURCES.wikipediaStiche, SOURCES.assoziationsBlaster],
  },
  {
    id: 'romanian-whist',
    names: { 'ro-RO': ['Whist românesc', 'Whist'], 'ro-MD': ['Whist românesc', 'Whist'] },
    spellings: ['Whist romanesc', 'Romanian Whist', 'Vist'],
    players: [3, 4, 5, 6],
    rules: {
      ...FAMILY,
      deck: 'eight-each',
      schedule: { ...upDown(8, 'players'), ends: 'players' },
      duty: 'must-trump',
      scoring: {
        ...pays({ one: 5, tricks: 1 }, { off: -1 }),
        streak: { every: 5, made: 5, missed: -5 },
      },
    },
    oneSource: ['streak'],
    sources: [SOURCES.pagatRomania, SOURCES.whistLive, SOURCES.goobix],
  },
  {
    id: 'rikiki',
    names: { 'hu-HU': ['Rikiki'] },
    spellings: ['Rikikizés'],
    players: [3, 4, 5, 6, 7],
    rules: { ...FAMILY, schedule: upDown('fit-flip'), scoring: 'devil' },
    oneSource: ['hands', 'score'],
    unsettled: ['hook'],
    sources: [SOURCES.tillaczel, SOURCES.hogyan],
  },
];
