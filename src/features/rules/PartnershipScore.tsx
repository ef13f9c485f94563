import { formatSigned } from '@/i18n/format.ts';
import type { Translate } from '@/i18n/i18n.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { PartnershipFacts, SideExample } from './partnership-facts.ts';
import styles from './Score.module.css';

type Row = readonly [what: string, points: number];

/** What a side scores points for. */
const rowsOf = (t: Translate, facts: PartnershipFacts): Row[] => [
  [t('rules.side.trick.made'), facts.perTrick],
  [t('rules.side.trick.set'), -facts.perTrick],
  [t('rules.side.bag'), facts.bag],
  ...(facts.bagPenalty === 0
    ? []
    : [[t('rules.side.bags', { limit: facts.bagLimit }), -facts.bagPenalty] as const]),
  [t('rules.side.nil.made'), facts.nil],
  [t('rules.side.nil.failed'), -facts.nil],
  [t('rules.side.blind.made'), facts.blindNil],
  [t('rules.side.blind.failed'), -facts.blindNil],
];

function exampleText(t: Translate, example: SideExample): string {
  const { point, bids, tricks, bagsBefore, bagsAfter } = example;
  const shown = formatSigned(example.points);
  switch (point) {
    case 'contract-made':
    case 'contract-set':
    case 'bags-full': {
      const together = { first: bids[0], second: bids[1], won: tricks[0] + tricks[1] };
      return point === 'bags-full'
        ? t('rules.side.example.bags', {
            ...together,
            points: shown,
            before: bagsBefore,
            after: bagsAfter,
          })
        : t('rules.side.example.contract', { ...together, points: shown });
    }
    case 'nil-made':
    case 'nil-failed':
      return t('rules.side.example.nil', {
        own: tricks[0],
        bid: bids[1],
        won: tricks[1],
        points: shown,
      });
  }
}

/** The partnership scoring. */
export function PartnershipScore({ facts }: { readonly facts: PartnershipFacts }) {
  const t = useTranslate();
  return (
    <>
      <p>{t('rules.side.contract')}</p>
      <p>{t('rules.side.nil')}</p>
      {facts.bagPenalty !== 0 && facts.bagLimit > 1 && (
        <p>{t('rules.side.bagsKept', { limit: facts.bagLimit })}</p>
      )}
      <table className={styles.table} data-wide="">
        <caption>{t('rules.side.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('rules.side.what')}</th>
            <th scope="col">{t('score.points')}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(t, facts).map(([what, points]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td className={styles.points}>{formatSigned(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h4 className={styles.heading}>{t('rules.side.examples')}</h4>
      <ul className={styles.examples}>
        {facts.examples.map((example) => (
          <li key={example.point}>{exampleText(t, example)}</li>
        ))}
      </ul>
    </>
  );
}
