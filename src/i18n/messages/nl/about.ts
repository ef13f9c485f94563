import type { Translation } from '../translation.ts';
import type { about as english } from '../en/about.ts';

export const about: Translation<typeof english> = {
  'about.title': 'Over Oh Hell!',
  'about.text':
    'Een kaartspel waarin je precies moet bieden: jij tegen een tafel vol tegenstanders. Geen account, geen server, geen reclame. Het draait op je apparaat, en je spellen blijven daar.',
  'about.version': 'Versie {version}',
  'about.license': 'Vrije software onder de MIT-licentie.',
  'about.credits': 'Met dank aan',
  'about.credit.courts': 'Plaatjes, opnieuw ingekleurd',
  'about.credit.type': 'Lettertype van de koppen',
  'about.credit.icons': 'Pictogrammen',
  'about.credit.sound': 'Geluid gemaakt met',
  'about.drawn':
    'Kleurtekens, kaartruggen, portretten en al het andere zijn voor dit spel getekend.',
  'brokenLink.title': 'Deze link werkt niet',
  'brokenLink.text':
    'Misschien is hij onvolledig of komt hij uit een andere versie van het spel. Je eigen spel ligt nog op tafel zoals je het achterliet.',
  'table.back': 'Terug naar de tafel',
  'update.ready': 'Er is een nieuwe versie.',
  'update.later': 'Later',
};
