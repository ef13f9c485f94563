import type { Words } from '../words.ts';
import type { app as english } from '../en/app.ts';

export const app: Words<typeof english> = {
  'button.continue': 'Verder',
  'alert.opponent-failed':
    '{name} kwam er niet uit. Ga verder, dan wordt er voor deze beurt snel iets gespeeld.',
  'alert.opponent-replaced': '{name} kon niet kiezen, dus is er snel iets gespeeld.',
  'alert.opponents-unavailable':
    'In deze browser kunnen tegenstanders niet op de achtergrond nadenken. Ze spelen snelle zetten.',
  'alert.not-saved': 'Dit spel kan niet op dit apparaat worden bewaard. Je kunt wel doorspelen.',
  'alert.settings-not-saved':
    'Instellingen kunnen in deze browser niet worden bewaard. Ze gelden tot je de pagina sluit.',
  'alert.data-deleted':
    'De gegevens van deze site zijn in je browser gewist. Dit spel en je instellingen zijn opnieuw bewaard.',
  'alert.damaged-save':
    'Het bewaarde spel was onleesbaar en is apart gezet. Er ligt een nieuw spel klaar.',
  'alert.late-save':
    'Er was al een ander spel begonnen voordat het bewaarde gevonden was. Het wacht onder ‘Je spellen’.',
  'alert.not-found': 'Dat spel is er niet meer, of het is onleesbaar.',
  'alert.rated':
    'Dit is de poging die telt, dus je speelt hem alleen: geen tips, niets terugnemen, niets laten uitspelen.',
  'alert.start-failed':
    'Het spel kon niet worden gestart. Laad de pagina opnieuw om het nog eens te proberen.',
  'alert.reload': 'Laad opnieuw',
  'alert.lost.title': 'Een deel van het spel kon niet worden geladen',
  'alert.lost.text': 'Je spel is veilig. Laad de pagina opnieuw of ga terug naar de tafel.',
  'update.ready': 'Er is een nieuwe versie van het spel.',
  'update.later': 'Later',
  'alert.crash.title': 'Er ging iets mis op het scherm',
  'alert.crash.text': 'Je spel is veilig. Ga verder waar het nog goed was.',
};
