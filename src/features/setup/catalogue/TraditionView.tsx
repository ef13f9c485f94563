import { type Tradition, rulesOf } from '@/catalogue/index.ts';
import { plainList } from '@/i18n/plain-list.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import type { RuleWords } from '../rule-words.ts';
import type { NamedRuleSet } from '@/store/rule-repository.ts';
import { ChangeRules } from './ChangeRules.tsx';
import { PlayersChoice } from '../PlayersChoice.tsx';
import styles from './Catalogue.module.css';
import { certaintyText, factsText, otherNames, places, shownName } from './tradition-words.ts';

interface TraditionViewProps {
  readonly tradition: Tradition;
  readonly players: number;
  readonly words: RuleWords;
  readonly onPlayers: (players: number) => void;
  /** Opens the editor. */
  readonly onEdit: (set: NamedRuleSet) => void;
}

/** All about one tradition: names, players, certainty, sources and rules. */
export function TraditionView({
  tradition,
  players,
  words,
  onPlayers,
  onEdit,
}: TraditionViewProps) {
  const t = useTranslate();
  const rules = rulesOf(tradition, players);
  const others = otherNames(t, tradition);
  const where = places(tradition);
  const sources = tradition.sources.map(({ title, address }) =>
    address === undefined ? title : `${title} (${address})`,
  );
  return (
    <div className={styles.page}>
      <div className={styles.text}>
        {where === '' ? null : <span>{where}</span>}
        {others.length === 0 ? null : (
          <span className={styles.note}>
            {t('catalogue.also', { names: plainList(t, others) })}
          </span>
        )}
        <span className={styles.note}>{factsText(t, rules)}</span>
        <span className={styles.note}>{certaintyText(t, tradition, rules)}</span>
      </div>
      <PlayersChoice options={tradition.players} value={players} onChange={onPlayers} />
      <words.Text rules={rules} />
      <ChangeRules set={{ name: shownName(t, tradition), rules }} onEdit={onEdit} />
      <p className={styles.sources}>{t('catalogue.sources', { sources: plainList(t, sources) })}</p>
    </div>
  );
}
