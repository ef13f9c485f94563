import { describe, expect, test } from 'vitest';
import {
  type GameState,
  evolve,
  legalCommands,
  newGame,
  presetRules,
  step,
  viewFor,
} from '@/engine/index.ts';
import { narrate } from '@/features/table/narration.ts';
import { translate } from '@/i18n/i18n.ts';
import { publicFact } from '@/store/cue.ts';
import { appHeader } from '../../support/features/game.ts';

/** What is said while a game is played by the first legal commands, event by event. */
function told(rounds: number): string[] {
  const opened = newGame(appHeader(presetRules('bugger-your-neighbor')));
  if (!opened.ok) throw new Error('no game');
  let state: GameState = opened.value;
  let id = 0;
  const sentences: string[] = [];
  while (state.past.length < rounds) {
    const carried = step(state, legalCommands(state)[0] ?? { type: 'deal' });
    if (!carried.ok) throw new Error('refused');
    for (const event of carried.value.events) {
      state = evolve(state, event);
      const view = viewFor(state, 0);
      id += 1;
      sentences.push(narrate(translate, view, { ...publicFact(event, view), id }));
    }
  }
  return sentences;
}

describe('the narration', () => {
  const sentences = told(1);

  test('tells the deal, the trump, every bid, every card, every trick and the end of the round', () => {
    expect(sentences[0]).toMatch(/^You deal 10 cards each\. .+ is turned up: \w+ are trump\.$/);
    expect(sentences.filter((text) => /^\w+ bids? \d+\./.test(text))).toHaveLength(4);
    expect(sentences.filter((text) => /^\w+ plays? [a-z]+ of [a-z]+\./.test(text))).toHaveLength(
      40,
    );
    expect(sentences.filter((text) => /^\w+ takes? the trick\./.test(text))).toHaveLength(10);
    expect(sentences.at(-1)).toBe('The round is over.');
  });

  test('says after every following card who is winning', () => {
    const winning = sentences.filter((text) => /(\w+ is|You are) winning\./.test(text));
    expect(winning).toHaveLength(30);
  });

  test('says when it is the player’s turn, once for each bid and card asked for', () => {
    expect(sentences.filter((text) => text.endsWith('Your bid.'))).toHaveLength(1);
    expect(sentences.filter((text) => text.endsWith('Your turn.'))).toHaveLength(10);
  });
});
