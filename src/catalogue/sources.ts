import type { Source } from './tradition.ts';

const pagat = (page: string): Source => ({ title: 'Pagat', address: `www.pagat.com/${page}` });

const wikipedia = (language: string, title: string): Source => ({
  title: `Wikipedia (${language}): ${title}`,
  address: `${language}.wikipedia.org/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`,
});

const repository = (name: string): Source => ({ title: name, address: `github.com/${name}` });

/** The texts that the rows were taken from. */
export const SOURCES = {
  pagat: pagat('exact/ohhell.html'),
  pagatAustralia: pagat('national/australia.html'),
  wikipedia: wikipedia('en', 'Oh Hell'),
  wikipediaKachufool: wikipedia('en', 'Kachufool'),
  wikipediaBoerenbridge: wikipedia('nl', 'Boerenbridge'),
  wikipediaAscenseur: wikipedia('fr', 'Ascenseur (jeu de cartes)'),
  wikipediaPlump: wikipedia('sv', 'Plump'),
  wikibooksPlump: { title: 'Wikibooks (sv): Plump', address: 'sv.wikibooks.org/wiki/Plump' },
  bicycle: { title: 'Bicycle Cards', address: 'bicyclecards.com/how-to-play/oh-pshaw' },
  barker: { title: 'Oh Pshaw (2002)', address: 'w3.one.net/~dbarker/cards' },
  spruce: { title: 'The Spruce Crafts', address: 'thesprucecrafts.com/oh-hell-411138' },
  necms: { title: 'NECMS', address: 'necms.mystrikingly.com' },
  trickster: { title: 'Trickster Cards', address: 'trickstercards.com' },
  igre: { title: 'Igre sa kartama', address: 'igresakartama.com' },
  guardian: { title: 'The Guardian, 22 November 2008', address: 'theguardian.com' },
  nommy: { title: 'Nommy', address: 'nommy.co.uk/nommyrules.htm' },
  nommie: { title: 'Nommie (repository)' },
  traditional: {
    title: 'Traditional Game Rules',
    address: 'traditionalgamerules.neocities.org/ohhell',
  },
  dkm: { title: 'DKM Games', address: 'dkmgames.com' },
  geisert: { title: 'Geisert (2013)', address: 'geisert.me' },
  boardGameArenaRage: { title: 'Board Game Arena: Rage', address: 'boardgamearena.com' },
  psalaets: repository('psalaets/ohhell'),
  kaartspel: { title: 'Kaartspeluitleg', address: 'kaartspeluitleg.nl' },
  boerenbridgeApps: { title: 'Boerenbridge (three repositories)' },
  chineesApp: { title: 'Chinees poepen (repository)' },
  devlieghere: { title: 'Jonas Devlieghere', address: 'jonasdevlieghere.com/misc/cardgame' },
  familijeux: { title: 'Familijeux', address: 'familijeux.com' },
  onfait: { title: 'On fait un jeu', address: 'onfaitunjeu.fr' },
  loisirs: { title: 'Loisirs', address: 'loisirs.savoir.fr' },
  quentin: repository('QuentinDstl/notes'),
  cardweb: repository('CyberFoxar/CardWeb'),
  acanomas: { title: 'Acanomas', address: 'acanomas.com' },
  podrida: repository('Sigrhofundr/podrida'),
  lasBasas: { title: 'Las Basas (repository)' },
  kortspel: { title: 'Kortspelsregler', address: 'kortspelsregler.com' },
  regler: { title: 'Regler', address: 'regler.io' },
  timpan: repository('timpan8/Plump'),
  kookas: { title: 'Kookas', address: 'kookas.fi' },
  hogyan: { title: 'Hogyankell: Rikikizni', address: 'hogyankell.hu' },
  tillaczel: repository('tillaczel/rikiki'),
  sojudo: { title: 'Sojudo', address: 'sojudo.net' },
  trumpYa: { title: 'Trump-ya', address: 'trump-ya.blogspot.com' },
  mariko: { title: 'mariko3.com', address: 'mariko3.com' },
  jatinst: { title: 'Judgement App', address: 'jatinst.com/judgement-app-help' },
  kachufulRepository: repository('dhawalhost/kachuful'),
  kachufulApp: { title: 'Kachuful app', address: 'yfzfw.com' },
  ba: { title: 'BA.net', address: 'ba.net/juegos/judgement' },
  fully: { title: 'Fully Faltoo', address: 'fully-faltoo.com' },
  milos: { title: 'Claudio Milos', address: 'claudiomilos.blogspot.com' },
  rulebook: { title: 'Oh Hell! rulebook' },
} as const satisfies Record<string, Source>;
