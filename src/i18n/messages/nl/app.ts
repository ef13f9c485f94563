import type { Translation } from '../translation.ts';
import type { app as english } from '../en/app.ts';

export const app: Translation<typeof english> = {
  'button.continue': 'Verder',
  'alert.opponent-failed': '{name} kwam er niet uit. ‘Verder’ speelt deze beurt een snelle zet.',
  'alert.opponent-replaced': '{name} kwam er niet uit, dus is er een snelle zet gespeeld.',
  'alert.opponents-unavailable':
    'De tegenstanders kunnen nu niet nadenken. Ze spelen snelle zetten.',
  'alert.not-saved': 'Dit spel kan niet op dit apparaat worden bewaard. Je kunt wel doorspelen.',
  'alert.storage-full':
    'De opslag is vol, dus dit spel kan niet worden bewaard. Maak ruimte vrij en je volgende zet bewaart het.',
  'alert.settings-not-saved':
    'Instellingen kunnen in deze browser niet worden bewaard. Ze gelden tot je de pagina sluit.',
  'alert.data-deleted':
    'De gegevens van deze site zijn in je browser gewist. Dit spel en je instellingen zijn opnieuw bewaard.',
  'alert.data-restored':
    'Je browser was bewaarde gegevens kwijt. Ze zijn teruggezet vanaf een kopie; de laatste ronde kan ontbreken.',
  'alert.unreadable-save':
    'Je bewaarde spel was onleesbaar en is apart gezet. Er ligt een nieuw spel klaar.',
  'alert.newer-save':
    'Je bewaarde spel komt uit een nieuwere versie van het spel. Er gaat niets verloren: laad de pagina opnieuw om bij te werken en kijk dan onder ‘Je spellen’.',
  'alert.late-save':
    'Er was al een nieuw spel begonnen voordat je bewaarde spel werd gevonden. Het wacht onder ‘Je spellen’.',
  'alert.not-found': 'Dat spel is er niet meer of is onleesbaar.',
  'alert.rated': 'Deze poging telt: geen tips, niets terugnemen, niet automatisch uitspelen.',
  'alert.start-failed':
    'Het spel kon niet starten. Laad de pagina opnieuw om het nog eens te proberen.',
  'alert.reload': 'Laad opnieuw',
  'alert.lost.title': 'Een deel van het spel is niet geladen',
  'alert.lost.text': 'Laad de pagina opnieuw of speel verder aan tafel.',
  'alert.crash.title': 'Er ging iets mis',
  'alert.crash.text': 'Ga verder waar het nog goed was.',
};
