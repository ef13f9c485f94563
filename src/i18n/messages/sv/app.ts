import type { app as english } from '../en/app.ts';
import type { Translation } from '../translation.ts';

export const app: Translation<typeof english> = {
  'button.continue': 'Fortsätt',
  'alert.opponent-failed':
    '{name} kunde inte bestämma sig. Fortsätt med ett snabbt drag den här gången.',
  'alert.opponent-replaced': '{name} kunde inte bestämma sig, så ett snabbt drag spelades.',
  'alert.opponents-unavailable': 'Motståndarna kan inte tänka just nu, så de spelar snabba drag.',
  'alert.not-saved': 'Partiet kan inte sparas på den här enheten, men du kan spela vidare.',
  'alert.storage-full':
    'Partiet kan inte sparas: lagringsutrymmet är fullt. Frigör lite utrymme och spela vidare.',
  'alert.settings-not-saved':
    'Inställningarna kan inte sparas i den här webbläsaren. De gäller tills du stänger sidan.',
  'alert.data-deleted':
    'Sidans data raderades i webbläsaren. Det här partiet och dina inställningar har sparats igen.',
  'alert.data-restored':
    'Webbläsaren hade tappat bort sparade data. De är återställda från en kopia; den sista rundan kan saknas.',
  'alert.unreadable-save':
    'Ditt sparade parti gick inte att läsa och har lagts undan. Ett nytt parti väntar.',
  'alert.newer-save':
    'Ditt sparade parti kommer från en nyare version av spelet. Inget är förlorat: ladda om sidan för att uppdatera och titta sedan under ”Dina partier”.',
  'alert.late-save':
    'Ett nytt parti hade börjat innan ditt sparade hittades. Det väntar under ”Dina partier”.',
  'alert.not-found': 'Partiet är borta eller går inte att läsa.',
  'alert.rated': 'Det här försöket räknas: inga tips, inget ångrande, inget autospel.',
  'alert.start-failed': 'Spelet kunde inte starta. Ladda om sidan och försök igen.',
  'alert.reload': 'Ladda om',
  'alert.lost.title': 'En del av spelet kunde inte laddas',
  'alert.lost.text': 'Ladda om sidan eller fortsätt vid bordet.',
  'alert.crash.title': 'Något gick fel',
  'alert.crash.text': 'Fortsätt där det senast fungerade.',
};
