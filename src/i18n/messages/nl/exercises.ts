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
  'exercise.subject.hook': 'Het mag niet kloppen',
  'exercise.subject.zero': 'Wanneer nul bieden',
  'exercise.subject.own': 'Uit je eigen spellen',
  'exercise.about.follow': 'Welke kaart van de gevraagde kleur?',
  'exercise.about.ruff': 'Je kunt niet bekennen. Is deze slag een troef waard?',
  'exercise.about.dodge': 'Je hebt geen slag meer nodig. Hoe blijf je eruit?',
  'exercise.about.count': 'Welke troeven zijn nog in het spel, en wat zijn de jouwe dan waard?',
  'exercise.about.hook': 'Je biedt als laatste, en het beste getal mag niet.',
  'exercise.about.zero': 'Nul, of toch niet?',
  'exercise.about.own':
    'Dure fouten die een terugblik heeft gevonden. Wat je oplost, komt niet terug.',
  'exercise.own.none':
    'Hier wacht niets. Bekijk de terugblik op een spel: de dure fouten komen terug als oefeningen.',
  'exercise.solved': '{solved} van {count} opgelost',
  'exercise.waiting': '{count, plural, one {# fout wacht} other {# fouten wachten}}',
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
  'exercise.chance': 'Kans op je bod: {chance} in plaats van {best}.',
  'exercise.again': 'Kies opnieuw, of bekijk het antwoord.',
  'exercise.show': 'Toon het antwoord',
  'exercise.next': 'Volgende',
  'exercise.back': 'Terug naar de oefeningen',
  'exercise.close': 'Terug naar de tafel',
  'exercise.notKept': 'Wat je hebt opgelost, kan op dit apparaat niet worden bewaard.',
  'exercise.failed': 'De oefeningen konden niet worden geladen. Ga terug en open ze opnieuw.',
};
