import type { drill as english } from '../en/drill.ts';
import type { Translation } from '../translation.ts';

export const drill: Translation<typeof english> = {
  'drill.title': 'Biedtraining',
  'drill.back': 'Terug naar de biedtraining',
  'drill.intro':
    'Bied op een hand en zeg hoe groot de kans is dat je het haalt. Daarna zie je de kansen van de tip, en experts spelen de hand uit met jouw bod. Zo merk je na verloop van tijd hoe goed je je kaarten inschat.',
  'drill.sizes': 'Aantal kaarten',
  'drill.anySize': 'Elk aantal kaarten',
  'drill.allSizes': 'Alle aantallen kaarten',
  'drill.size': '{cards, plural, one {# kaart} other {# kaarten}}',
  'drill.chance': 'Hoe groot is de kans dat je {bid} haalt?',
  'drill.change': 'Wijzig bod',
  'drill.playing': 'Experts spelen het uit…',
  'drill.failed': 'Deze hand kon nu niet worden uitgespeeld.',
  'drill.made': 'Bod {bid}, slagen {tricks}: gehaald.',
  'drill.missed': 'Bod {bid}, slagen {tricks}: gemist.',
  'drill.youSaid': 'Jij: {own}.',
  'drill.bothSaid': 'Jij: {own}; de tip: {hint}.',
  'drill.scores': 'Jouw inschatting',
  'drill.answers': 'Antwoorden',
  'drill.brier': 'Brierscore',
  'drill.brier.hint': 'Tip, dezelfde biedingen',
  'drill.brier.note':
    'De Brierscore is de gemiddelde kwadratische fout van je schattingen: 0 is perfect, altijd {half} zeggen geeft {score}.',
  'drill.cost': 'Puntverlies per bod',
  'drill.bias.over': 'Je haalt duidelijk minder biedingen dan je verwacht.',
  'drill.bias.under': 'Je haalt duidelijk meer biedingen dan je verwacht.',
  'drill.bias.even': 'Je schattingen zijn niet duidelijk te hoog of te laag.',
  'drill.few': 'Te weinig antwoorden om iets te zeggen; er zijn er {count} nodig.',
  'drill.curve': 'Kalibratie',
  'drill.curve.note':
    'Punten op de stippellijn kloppen precies: van de biedingen die jij {chance} geeft, wordt {chance} gehaald. Balken zijn 95%-bereiken; grotere punten hebben meer antwoorden.',
  'drill.said': 'Jij zei',
  'drill.range': '95%-bereik',
  'drill.trend': 'Brierscore in de loop van de tijd',
  'drill.trend.note':
    'Elke punt staat voor tien antwoorden, de lijn voor het gemiddelde van de laatste vijf punten. Een perfecte score staat bovenaan.',
  'drill.mean': 'Gemiddelde',
  'drill.delete': 'Wis alle antwoorden',
};
