import { createStore } from 'zustand/vanilla';
import type { PlayerView, Seat } from '@/engine/index.ts';
import { type Alert, withAlert, withoutGame } from '../alerts.ts';
import type { Cue } from './cue.ts';
import {
  type AvailableActions,
  type GameHistory,
  type TableTitle,
  availableActions,
  canPlayOut,
  isRated,
  titleOf,
} from './game-history.ts';
import type { Presenter } from './presenter.ts';

/** Everything that the screen may know: no hidden cards, and nothing that reveals them. */
export interface TableState {
  readonly view: PlayerView;
  /** The last event shown; null after a game was loaded. */
  readonly cue: Cue | null;
  /** Whether more has happened than is shown. */
  readonly presenting: boolean;
  /** Whether the next event is shown only after a tap. */
  readonly waitsForTap: boolean;
  readonly thinking: Seat | null;
  /** The oldest alert that the player has not dismissed. */
  readonly alert: Alert | null;
  readonly can: AvailableActions;
  /** Whether the rest of the round can be played out, also in a rated game. */
  readonly canPlayOut: boolean;
  /** Whether this is the one attempt at a daily deal that counts: it is played without help. */
  readonly rated: boolean;
  /** null: its rules tell what the game is called. */
  readonly title: TableTitle | null;
}

/** A table on which nothing is going on, before its view is known. */
export const IDLE_TABLE: Omit<TableState, 'view'> = {
  cue: null,
  presenting: false,
  waitsForTap: false,
  thinking: null,
  alert: null,
  can: { undo: false, redo: false, autoFinish: false, again: false },
  canPlayOut: false,
  rated: false,
  title: null,
};

/** Publishes the state of the table to the screen, and holds the alerts. */
export function createTableScreen(
  presenter: Pick<Presenter, 'view' | 'isBusy' | 'waitsFor'>,
  history: () => GameHistory,
) {
  let alerts: readonly Alert[] = [];

  const view = presenter.view();
  const store = createStore<TableState>(() => ({ ...IDLE_TABLE, view, title: titleOf(history()) }));

  function publish(shown: Partial<Pick<TableState, 'view' | 'cue'>> = {}): void {
    const reason = presenter.waitsFor();
    store.setState({
      ...shown,
      presenting: presenter.isBusy(),
      waitsForTap: reason === 'tap',
      thinking: typeof reason === 'number' ? reason : null,
      alert: alerts[0] ?? null,
      can: availableActions(history()),
      canPlayOut: canPlayOut(history()),
      rated: isRated(history()),
      title: titleOf(history()),
    });
  }

  /** Adds an alert; it appears with the next `publish`. */
  function addAlert(alert: Alert): void {
    alerts = withAlert(alerts, alert);
  }

  /** Adds an alert and shows it now. */
  function notify(alert: Alert): void {
    addAlert(alert);
    publish();
  }

  return {
    store,
    publish,
    addAlert,
    notify,

    /** Removes an alert that no longer holds. */
    withdraw(kind: Alert['kind']): void {
      alerts = alerts.filter((alert) => alert.kind !== kind);
      publish();
    },

    /** Removes the alerts about the game on the table. */
    clearGameAlerts(): void {
      alerts = withoutGame(alerts);
    },

    /** Removes the alert on screen, without publishing, and returns it. */
    takeAlert(): Alert | null {
      const [first, ...rest] = alerts;
      alerts = rest;
      return first ?? null;
    },
  };
}
