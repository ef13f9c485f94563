import type { PlayerView } from '@/engine/index.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { playerName } from '@/i18n/player-names.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { Alert } from '@/store/alerts.ts';

function alertText(t: Translate, view: PlayerView, alert: Alert): string {
  switch (alert.kind) {
    case 'opponent-failed':
    case 'opponent-replaced':
      return t(`alert.${alert.kind}`, { name: playerName(t, view.seats[alert.seat]) });
    case 'opponents-unavailable':
    case 'not-saved':
    case 'settings-not-saved':
    case 'data-deleted':
    case 'unreadable-save':
    case 'newer-save':
    case 'late-save':
    case 'not-found':
    case 'rated':
      return t(`alert.${alert.kind}`);
  }
}

interface AlertTextProps {
  readonly view: PlayerView;
  readonly alert: Alert;
}

/** What an alert says. */
export function AlertText({ view, alert }: AlertTextProps) {
  return alertText(useTranslate(), view, alert);
}
