import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { NAMEABLE_TRUMPS, type NameableTrump, type TrumpRule } from '@/engine/index.ts';
import { useTranslate } from '@/i18n/use-translate.ts';
import { Button } from '@/ui/Button.tsx';
import { SuitGlyph } from '@/ui/card/SuitGlyph.tsx';
import { editOf } from './rule-edits.ts';
import type { Editor } from './editor.ts';
import styles from './TrumpOrderList.module.css';

type Order = readonly NameableTrump[];

const swapped = (order: Order, at: number, other: number): Order =>
  order.map((trump, place) =>
    place === at ? (order[other] ?? trump) : place === other ? (order[at] ?? trump) : trump,
  );

/** The trumps with keys that go with them when they change places, so that the focus does, too. */
const keyed = (order: Order) =>
  order.map((trump, at) => ({
    trump,
    key: `${trump}${order.slice(0, at).filter((other) => other === trump).length}`,
  }));

const suitOrNone = (trump: NameableTrump) => (trump === 'N' ? null : trump);

interface ItemProps {
  readonly order: Order;
  readonly at: number;
  readonly onChange: (order: Order) => void;
  readonly onRemoved: () => void;
}

/** A trump of the order, with buttons that move or remove it. */
function Item({ order, at, onChange, onRemoved }: ItemProps) {
  const t = useTranslate();
  const trump = order[at] ?? 'N';
  const values = { place: at + 1, trump: t(`trump.${trump}`) };
  return (
    <>
      <span className={styles.name}>
        <span className={styles.number}>{at + 1}</span>
        <SuitGlyph suit={suitOrNone(trump)} />
        {values.trump}
      </span>
      <Button
        variant="icon"
        label={t('editor.order.earlier', values)}
        disabled={at === 0}
        onClick={() => onChange(swapped(order, at, at - 1))}
      >
        <ChevronUp aria-hidden="true" />
      </Button>
      <Button
        variant="icon"
        label={t('editor.order.later', values)}
        disabled={at === order.length - 1}
        onClick={() => onChange(swapped(order, at, at + 1))}
      >
        <ChevronDown aria-hidden="true" />
      </Button>
      <Button
        variant="icon"
        label={t('editor.order.remove', values)}
        disabled={order.length === 1}
        onClick={() => {
          onChange(order.toSpliced(at, 1));
          onRemoved();
        }}
      >
        <X aria-hidden="true" />
      </Button>
    </>
  );
}

interface TrumpOrderListProps {
  readonly editor: Editor;
  readonly trump: Extract<TrumpRule, { readonly kind: 'list' }>;
}

/** The editor of a list of trumps, one for each round [TRUMP-6]. */
export function TrumpOrderList({ editor, trump }: TrumpOrderListProps) {
  const t = useTranslate();
  const { order } = trump;
  const adding = useRef<HTMLDivElement>(null);
  const edit = (next: Order) => editOf({ trump: { ...trump, order: next } });
  const change = (next: Order) => editor.apply(edit(next));
  const full = editor.reason(edit([...order, 'N']));
  return (
    <fieldset className={styles.order}>
      <legend className={styles.legend}>{t('editor.order.list')}</legend>
      <ol className={styles.order}>
        {keyed(order).map(({ key }, at) => (
          <li key={key} className={styles.item}>
            <Item
              order={order}
              at={at}
              onChange={change}
              // The button is gone: the focus stays in the list.
              onRemoved={() => adding.current?.querySelector('button')?.focus()}
            />
          </li>
        ))}
      </ol>
      <div ref={adding} className={styles.more}>
        {NAMEABLE_TRUMPS.map((added) => (
          <Button
            key={added}
            variant="icon"
            label={t('editor.order.add', { trump: t(`trump.${added}`) })}
            disabled={full !== null}
            onClick={() => change([...order, added])}
          >
            <Plus aria-hidden="true" />
            <SuitGlyph suit={suitOrNone(added)} />
          </Button>
        ))}
      </div>
      {full !== null && <p>{full}</p>}
    </fieldset>
  );
}
