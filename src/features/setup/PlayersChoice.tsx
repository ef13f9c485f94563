import { useTranslate } from '@/i18n/use-translate.ts';
import { Choice } from '@/ui/Choice.tsx';

interface PlayersChoiceProps {
  readonly options: readonly number[];
  readonly value: number;
  readonly onChange: (players: number) => void;
}

/** The number of players; nothing if there is no choice. */
export function PlayersChoice({ options, value, onChange }: PlayersChoiceProps) {
  const t = useTranslate();
  if (options.length < 2) return null;
  return (
    <Choice
      legend={t('setup.players')}
      value={value}
      options={options.map((count) => ({ value: count, label: count }))}
      onChange={onChange}
    />
  );
}
