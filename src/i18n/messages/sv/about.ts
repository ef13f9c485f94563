import type { about as english } from '../en/about.ts';
import type { Translation } from '../translation.ts';

export const about: Translation<typeof english> = {
  'about.title': 'Om Oh Hell!',
  'about.text':
    'Ett kortspel om exakta bud: du mot ett bord med motståndare. Inget konto, ingen server, ingen reklam. Spelet körs på din enhet, och dina partier stannar där.',
  'about.version': 'Version {version}',
  'about.license': 'Fri programvara under MIT-licensen.',
  'about.credits': 'Tack till',
  'about.credit.courts': 'Klädda kort, omfärgade',
  'about.credit.type': 'Rubrikernas typsnitt',
  'about.credit.icons': 'Ikoner',
  'about.credit.sound': 'Ljuden skapade med',
  'about.drawn': 'Färgtecken, baksidor, porträtt och allt annat är tecknat för det här spelet.',
  'brokenLink.title': 'Länken fungerar inte',
  'brokenLink.text':
    'Den kan ha blivit avklippt eller komma från en annan version av spelet. Ditt eget parti ligger på bordet, precis som du lämnade det.',
  'table.back': 'Tillbaka till bordet',
  'update.ready': 'En ny version är klar.',
  'update.later': 'Senare',
};
