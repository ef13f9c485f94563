import type { exercises as english } from '../en/exercises.ts';
import type { Words } from '../words.ts';

export const exercises: Words<typeof english> = {
  'exercise.title': 'Oefeningen',
  'exercise.intro':
    'Korte posities, elk met één duidelijk beste antwoord. Kies aan de tafel, zo vaak je wilt.',
  'exercise.subject.follow': 'Bekennen',
  'exercise.subject.ruff': 'Troeven of weggooien',
  'exercise.subject.dodge': 'Ontwijken',
  'exercise.subject.count': 'Troeven tellen',
  'exercise.subject.hook': 'Mag niet kloppen',
  'exercise.subject.zero': 'Wanneer 0 bieden',
  'exercise.subject.own': 'Uit je eigen spellen',
  'exercise.about.follow': 'Welke kaart van de gevraagde kleur?',
  'exercise.about.ruff': 'Je kunt niet bekennen. Is deze slag een troef waard?',
  'exercise.about.dodge': 'Je hebt geen slag meer nodig. Hoe blijf je eruit?',
  'exercise.about.count': 'Welke troeven zijn nog niet gevallen, en wat zijn de jouwe dan waard?',
  'exercise.about.hook': 'Je biedt als laatste, en het beste getal mag niet.',
  'exercise.about.zero': '0 of niet?',
  'exercise.about.own':
    'Posities uit je spellen waarin je een fout of grove fout maakte. Wat je oplost, komt niet terug.',
  'exercise.own.none':
    'Nog niets hier. Analyseer een spel: de fouten en grove fouten komen terug als oefeningen.',
  'exercise.solved': '{solved} van {count} opgelost',
  'exercise.waiting':
    '{count, plural, one {# positie op te lossen} other {# posities op te lossen}}',
  'exercise.begin': 'Oefen',
  'exercise.begin.label': 'Oefen: {subject}',
  'exercise.place': '{subject}, {index} van {count}',
  'exercise.ask.bid': 'Wat bied je?',
  'exercise.ask.card': 'Welke kaart speel je?',
  'exercise.ask.trump': 'Welke troef kies je?',
  'exercise.right': 'Goed!',
  'exercise.wrong': 'Niet de beste keuze.',
  'exercise.cost':
    'Dat kost ongeveer {count, plural, one {{points} punt} other {{points} punten}}.',
  'exercise.chance': 'Kans om het te halen: {chance} in plaats van {best}.',
  'exercise.again': 'Kies opnieuw, of bekijk het antwoord.',
  'exercise.show': 'Toon het antwoord',
  'exercise.tricks': 'Slagen tot nu toe',
  'exercise.trumps.out': 'Nog niet gevallen troeven ({suit}): {ranks}.',
  'exercise.trumps.none': 'Behalve de jouwe zijn er geen troeven meer.',
  'exercise.trumps.undealt': 'Sommige kaarten zijn niet gegeven.',
  'exercise.hook.beside': 'Ernaast: {bids}.',
  'exercise.hook.bid': '{bid} ({chance} kans, {points} verwacht)',
  'exercise.pays': 'In dit spel telt een gehaalde 0 {zero}, een gehaalde 1 {one}.',
  'exercise.next': 'Volgende',
  'exercise.back': 'Terug naar de oefeningen',
  'exercise.notKept': 'Je voortgang kan op dit apparaat niet worden bewaard.',
  'exercise.failed': 'De oefeningen konden niet worden geladen. Ga terug en open ze opnieuw.',
};
