import type { drill as english } from '../en/drill.ts';
import type { Translation } from '../translation.ts';

export const drill: Translation<typeof english> = {
  'drill.title': 'Budträning',
  'drill.back': 'Tillbaka till budträningen',
  'drill.intro':
    'Bjud på en hand och säg hur stor chansen är att du klarar det. Sedan ser du tipsets chanser, och experter spelar klart handen med ditt bud. Med tiden märker du hur väl du bedömer dina kort.',
  'drill.sizes': 'Antal kort',
  'drill.anySize': 'Vilket antal kort som helst',
  'drill.allSizes': 'Alla antal kort',
  'drill.size': '{cards, plural, one {# kort} other {# kort}}',
  'drill.chance': 'Hur stor är chansen att du klarar {bid}?',
  'drill.change': 'Ändra budet',
  'drill.playing': 'Experter spelar klart …',
  'drill.failed': 'Handen gick inte att spela klart just nu.',
  'drill.made': 'Bud {bid}, tog {tricks}: klarat.',
  'drill.missed': 'Bud {bid}, tog {tricks}: plump.',
  'drill.youSaid': 'Du sa {own}.',
  'drill.bothSaid': 'Du sa {own}, tipset {hint}.',
  'drill.scores': 'Din bedömning',
  'drill.answers': 'Svar',
  'drill.brier': 'Brierpoäng',
  'drill.brier.hint': 'Tips, samma bud',
  'drill.brier.note':
    'Brierpoängen är medelkvadratfelet i dina uppskattningar: 0 är perfekt, och att alltid säga {half} ger {score}.',
  'drill.cost': 'Poängförlust per bud',
  'drill.bias.over': 'Du klarar tydligt färre bud än du väntar dig.',
  'drill.bias.under': 'Du klarar tydligt fler bud än du väntar dig.',
  'drill.bias.even': 'Dina uppskattningar är varken tydligt för höga eller för låga.',
  'drill.few': 'För få svar för att säga något; {count} behövs.',
  'drill.curve': 'Kalibrering',
  'drill.curve.note':
    'Punkter på den prickade linjen stämmer: av buden som du gav {chance} klarades {chance}. Staplar är 95 %-intervall; större punkter har fler svar.',
  'drill.said': 'Du sa',
  'drill.range': '95 %-intervall',
  'drill.trend': 'Brierpoäng över tid',
  'drill.trend.note':
    'Varje punkt är tio svar, linjen snittet av de fem senaste punkterna. En perfekt poäng ligger högst upp.',
  'drill.mean': 'Snitt',
  'drill.delete': 'Radera alla svar',
};
