// Determinizations: deals of the unseen cards, stock included, drawn uniformly from all that are consistent
// with hand sizes and known voids. Seats with the same voids form a group. Dynamic programming counts the
// ways to distribute the suits over the remaining groups, and each group's suit counts are drawn in
// proportion, so that no draw reaches a dead end. Jokers are a fifth suit that nobody is known to be void in.
import { DECK, RANKS, SUITS, bit, first, isJoker, laneMask, rest, size, suitOf } from './cards';
import { below, uniform64 } from './random';
import {
  MAX_SEATS,
  cardsOf,
  deck,
  gone,
  hands,
  players,
  shownBy,
  tableCards,
  voids,
} from './round';

/** Seats differ by voids in one to three suits, so there are at most as many groups as seats. */
const MAX_GROUPS: i32 = MAX_SEATS;
/** The jokers, among the suits. */
const JOKERS: i32 = SUITS;
const MAX_JOKERS: i32 = 8;
/** How many cards of three suits are left, 0 to 13 each; the fourth follows for each number of jokers left. */
const SUIT_STATES: i32 = 14 * 14 * 14;
const STATES: i32 = SUIT_STATES * (MAX_JOKERS + 1);

/** Groups with a void, most voids first: the suits they lack as bits, and their number of cards. */
const groupVoids = new StaticArray<i32>(MAX_GROUPS);
const groupCards = new StaticArray<i32>(MAX_GROUPS);
let groupCount: i32 = 0;
/** By seat, the suits it cannot hold, as bits; −1 for a seat without hidden cards. */
const seatVoids = new StaticArray<i32>(MAX_SEATS);
/**
 * By group and state, the number of ways to deal to it and the groups after it; NaN: not computed. The cards left
 * of the fourth suit follow from the sum.
 */
const counts = new StaticArray<f64>(MAX_GROUPS * STATES);
/** Binomial coefficients, n and k from 0 to 13. */
const binomial = new StaticArray<f64>(14 * 14);

function fillBinomial(): void {
  for (let n = 0; n < 14; n++) {
    unchecked((binomial[n * 14] = 1));
    for (let k = 1; k <= n; k++)
      unchecked(
        (binomial[n * 14 + k] = binomial[(n - 1) * 14 + k - 1] + binomial[(n - 1) * 14 + k]),
      );
  }
}
fillBinomial();

/** The cards to deal: neither played, nor in the viewer's hand, nor open in the dealer's [TRUMP-8]. */
let unseen: u64 = 0;

/** How many cards a seat holds that nobody else sees. */
function hiddenCardsOf(seat: i32): i32 {
  return cardsOf(seat) - size(shownBy(seat));
}

/** Cards of each suit that the last `split` gave to the group. */
const drawn = new StaticArray<i32>(SUITS + 1);
/** Jokers to deal in all. */
let unseenJokers: i32 = 0;

/** The most cards of a suit that a group can take. */
function maxCards(group: i32, suit: i32, left: i32): i32 {
  return unchecked(groupVoids[group]) & (1 << suit) ? 0 : min(left, unchecked(groupCards[group]));
}

/**
 * Enumerates the suit counts of a group, adding up the deals that follow from each, and stops when the sum
 * exceeds `stop`: then `drawn` holds those counts. With `stop` = Infinity it returns the number of deals.
 */
function split(
  group: i32,
  clubs: i32,
  diamonds: i32,
  hearts: i32,
  spades: i32,
  jokers: i32,
  stop: f64,
): f64 {
  const cards = unchecked(groupCards[group]);
  const maxJokers = min(jokers, cards);
  const maxClubs = maxCards(group, 0, clubs);
  const maxDiamonds = maxCards(group, 1, diamonds);
  const maxHearts = maxCards(group, 2, hearts);
  const maxSpades = maxCards(group, 3, spades);
  let sum: f64 = 0;
  for (let j = 0; j <= maxJokers; j++) {
    unchecked((drawn[JOKERS] = j));
    const inSuits = cards - j;
    const jokerWays = unchecked(binomial[jokers * 14 + j]);
    for (let c = 0; c <= maxClubs; c++)
      for (let d = 0; d <= maxDiamonds; d++)
        for (let h = max(0, inSuits - c - d - maxSpades); h <= maxHearts; h++) {
          const s = inSuits - c - d - h;
          if (s < 0) break;
          const later = countFrom(
            group + 1,
            clubs - c,
            diamonds - d,
            hearts - h,
            spades - s,
            jokers - j,
          );
          if (later == 0) continue;
          sum +=
            later *
            jokerWays *
            unchecked(binomial[clubs * 14 + c]) *
            unchecked(binomial[diamonds * 14 + d]) *
            unchecked(binomial[hearts * 14 + h]) *
            unchecked(binomial[spades * 14 + s]);
          unchecked((drawn[0] = c));
          unchecked((drawn[1] = d));
          unchecked((drawn[2] = h));
          unchecked((drawn[3] = s));
          if (sum > stop) return sum;
        }
  }
  return sum;
}

/** The number of ways to deal these suit counts to a group and those after it. */
function countFrom(
  group: i32,
  clubs: i32,
  diamonds: i32,
  hearts: i32,
  spades: i32,
  jokers: i32,
): f64 {
  // Seats without voids take the rest.
  if (group == groupCount) return 1;
  const at =
    (group * (unseenJokers + 1) + jokers) * SUIT_STATES + (clubs * 14 + diamonds) * 14 + hearts;
  const known = unchecked(counts[at]);
  if (!isNaN(known)) return known;
  const ways = split(group, clubs, diamonds, hearts, spades, jokers, Infinity);
  unchecked((counts[at] = ways));
  return ways;
}

/** Adds a group for every combination of `voidCount` voids. */
function addGroups(voidCount: i32): void {
  for (let lacking = 1; lacking < 1 << SUITS; lacking++) {
    if (popcnt<i32>(lacking) != voidCount) continue;
    let cards = 0;
    for (let seat = 0; seat < players; seat++)
      if (unchecked(seatVoids[seat]) == lacking) cards += hiddenCardsOf(seat);
    if (cards == 0) continue;
    unchecked((groupVoids[groupCount] = lacking));
    unchecked((groupCards[groupCount++] = cards));
  }
}

/** Unseen cards of a suit, or jokers. */
function unseenOf(suit: i32): i32 {
  return size(unseen & (suit == JOKERS ? ~DECK : laneMask(suit)));
}

/**
 * Counts the determinizations for `viewer`, before any is drawn. An inconsistent position, which no game
 * reaches, is treated as having no voids.
 */
export function countDeterminizations(viewer: i32): void {
  unseen = deck & ~gone & ~tableCards() & ~unchecked(hands[viewer]);
  for (let seat = 0; seat < players; seat++) {
    unseen &= ~shownBy(seat);
    const holds = seat != viewer && hiddenCardsOf(seat) > 0;
    unchecked((seatVoids[seat] = holds ? voids[seat] : -1));
  }
  unseenJokers = unseenOf(JOKERS);
  groupCount = 0;
  for (let voidCount = SUITS; voidCount > 0; voidCount--) addGroups(voidCount);
  if (groupCount == 0) return;
  // All bits set is a NaN.
  const states = groupCount * SUIT_STATES * (unseenJokers + 1);
  memory.fill(changetype<usize>(counts), 0xff, (<usize>states) << 3);
  if (countFrom(0, unseenOf(0), unseenOf(1), unseenOf(2), unseenOf(3), unseenJokers) > 0) return;
  groupCount = 0;
  for (let seat = 0; seat < players; seat++)
    if (unchecked(seatVoids[seat]) > 0) unchecked((seatVoids[seat] = 0));
}

/** The cards no group has taken yet, by suit, and their number. */
const leftCards = new StaticArray<i32>((SUITS + 1) * RANKS);
const leftCount = new StaticArray<i32>(SUITS + 1);
/** The cards of the current group. */
const pile = new StaticArray<i32>(SUITS * RANKS + MAX_JOKERS);
let pileCount: i32 = 0;

function fillLeft(): void {
  for (let suit = 0; suit <= JOKERS; suit++) unchecked((leftCount[suit] = 0));
  for (let left = unseen; left != 0; left = rest(left)) {
    const card = first(left);
    const suit = isJoker(card) ? JOKERS : suitOf(card);
    unchecked((leftCards[suit * RANKS + leftCount[suit]++] = card));
  }
}

/** Moves random cards of a suit to the pile. */
function drawToPile(suit: i32, cards: i32): void {
  for (let k = 0; k < cards; k++) {
    const last = suit * RANKS + unchecked(--leftCount[suit]);
    const at = suit * RANKS + below(unchecked(leftCount[suit]) + 1);
    unchecked((pile[pileCount++] = leftCards[at]));
    unchecked((leftCards[at] = leftCards[last]));
  }
}

/** Deals the pile at random to the seats with these voids; the stock keeps the rest. */
function dealPile(lacking: i32): void {
  for (let seat = 0; seat < players; seat++) {
    if (unchecked(seatVoids[seat]) != lacking) continue;
    let hand: u64 = shownBy(seat);
    for (let k = hiddenCardsOf(seat); k > 0; k--) {
      const at = below(pileCount);
      hand |= bit(unchecked(pile[at]));
      unchecked((pile[at] = pile[--pileCount]));
    }
    unchecked((hands[seat] = hand));
  }
}

/** Draws a determinization of those counted last, into the hands. */
export function determinize(): void {
  fillLeft();
  for (let group = 0; group < groupCount; group++) {
    const clubs = unchecked(leftCount[0]);
    const diamonds = unchecked(leftCount[1]);
    const hearts = unchecked(leftCount[2]);
    const spades = unchecked(leftCount[3]);
    const jokers = unchecked(leftCount[JOKERS]);
    const all = countFrom(group, clubs, diamonds, hearts, spades, jokers);
    split(group, clubs, diamonds, hearts, spades, jokers, uniform64() * all);
    pileCount = 0;
    for (let suit = 0; suit <= JOKERS; suit++) drawToPile(suit, unchecked(drawn[suit]));
    dealPile(unchecked(groupVoids[group]));
  }
  pileCount = 0;
  for (let suit = 0; suit <= JOKERS; suit++)
    for (let k = 0; k < unchecked(leftCount[suit]); k++)
      unchecked((pile[pileCount++] = leftCards[suit * RANKS + k]));
  dealPile(0);
}
