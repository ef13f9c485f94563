import { describe, expect, test } from 'vitest';
import { evolve, legalCommands, presetRules, viewFor } from '@/engine/index.ts';
import { narrate } from '@/features/table/narration.ts';
import { translate } from '@/i18n/i18n.ts';
import { publicFact } from '@/store/table/cue.ts';
import { apply, newGameOf } from '../../../tools/lib/games.ts';
import { appHeader } from '../../../tools/lib/played-games.ts';

/** The narration of a game in which everyone makes the first legal choice, by event. */
function told(rounds: number): string[] {
  let state = newGameOf(appHeader(presetRules('bugger-your-neighbor')));
  let id = 0;
  const sentences: string[] = [];
  while (state.past.length < rounds) {
    for (const event of apply(state, legalCommands(state)[0] ?? { type: 'deal' }).events) {
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

  test('covers the deal, trump, every bid, card and trick, and the end of the round', () => {
    expect(sentences[0]).toMatch(/^You deal 10 cards each\. .+ is turned up: \w+ are trump\.$/);
    expect(sentences.filter((text) => /^\w+ bids? \d+\./.test(text))).toHaveLength(4);
    expect(
      sentences.filter((text) =>
        /^\w+ plays? the [a-z]+ of [a-z]+(\.| and (is|are) winning\.)/.test(text),
      ),
    ).toHaveLength(40);
    expect(sentences.filter((text) => /^\w+ takes? the trick\./.test(text))).toHaveLength(10);
    expect(sentences.at(-1)).toBe('Round over.');
  });

  test('says who is winning when that changes, but not for the first card', () => {
    const plays = sentences.filter((text) => /^\w+ plays? the /.test(text));
    const isAhead = (text: string): boolean => / and (is|are) winning\./.test(text);
    for (let trick = 0; trick < 10; trick++) {
      const cards = plays.slice(trick * 4, trick * 4 + 4);
      expect(isAhead(cards[0] ?? '')).toBe(false);
      // The last player announced as winning takes it, or else the leader.
      const winner = cards.findLast(isAhead) ?? cards[0];
      const taken = sentences.filter((text) => /^\w+ takes? the trick\./.test(text))[trick];
      expect(taken?.split(' ')[0]).toBe(winner?.split(' ')[0]);
    }
  });

  test('says the sum of the bids and who leads after the last bid', () => {
    const total = sentences.find((text) => / bid for 10, /.test(text));
    expect(total).toMatch(/^\d+ bid for 10, (over by \d+|under by \d+)\. Rufus leads\.$/);
  });

  test('says what the player still needs after taking a trick', () => {
    const own = sentences.filter((text) => text.startsWith('You take the trick.'));
    expect(own.length).toBeGreaterThan(0);
    for (const text of own)
      expect(text).toMatch(
        /^You take the trick\. You(’re on target| need \d+ more|’re over by \d+)\./,
      );
  });

  test('announces the player’s turn once for each bid and card', () => {
    expect(sentences.filter((text) => text.endsWith('Your bid.'))).toHaveLength(1);
    expect(sentences.filter((text) => /Your (turn|lead)\.$/.test(text))).toHaveLength(10);
  });
});
