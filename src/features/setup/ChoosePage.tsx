import { useEffect, useRef } from 'react';
import { useTranslate } from '@/i18n/use-translate.ts';
import { useSavedRules } from '@/store/hooks.ts';
import { traditionOf } from '@/catalogue/index.ts';
import { PRESETS, type RuleSet } from '@/engine/index.ts';
import { type GameChoice, type GameSetup, rulesFor } from '@/store/setup.ts';
import { Button } from '@/ui/Button.tsx';
import { CATALOGUE_PAGE } from './catalogue/catalogue-pages.ts';
import styles from './ChoosePage.module.css';
import { GameCards } from './GameCards.tsx';
import { HandSizes } from './HandSizes.tsx';
import { Levels } from './Levels.tsx';
import { OwnActions, UndoDelete } from './OwnActions.tsx';
import { type SetupPageName, editorPage } from './pages.ts';
import { hasPresetOptions } from './preset-options.ts';
import { PlayersChoice } from './PlayersChoice.tsx';
import { PresetChoices } from './PresetChoices.tsx';
import { useRuleLibrary } from './use-rule-library.ts';

interface ChoosePageProps {
  readonly form: string;
  readonly setup: GameSetup;
  readonly onChange: (setup: GameSetup) => void;
  readonly onStart: () => void;
  readonly onPage: (page: SetupPageName) => void;
}

/** Notes about the saved rules. */
function SavedRulesNotes() {
  const t = useTranslate();
  const refused = useSavedRules((savedRules) => savedRules.refused);
  const lasting = useSavedRules((savedRules) => savedRules.isPersistent);
  const hasOwn = useSavedRules(({ sets }) => sets.length > 0);
  return (
    <>
      {refused > 0 && <p className={styles.note}>{t('setup.unreadable', { count: refused })}</p>}
      {!lasting && hasOwn && <p className={styles.note}>{t('setup.notLasting')}</p>}
    </>
  );
}

/** The buttons that lead to other pages. */
function PageButtons({
  rules,
  onPage,
}: Pick<ChoosePageProps, 'onPage'> & { readonly rules: RuleSet }) {
  const t = useTranslate();
  return (
    <div className={styles.buttons}>
      <Button onClick={() => onPage(CATALOGUE_PAGE)}>{t('catalogue.open')}</Button>
      <Button onClick={() => onPage({ name: 'rules' })}>{t('menu.rules')}</Button>
      <Button onClick={() => onPage(editorPage(null, { name: '', rules }))}>
        {t('game.houseRules')}
      </Button>
      <Button onClick={() => onPage({ name: 'import', link: null })}>{t('setup.import')}</Button>
    </div>
  );
}

/** The numbers of players that a game allows. */
const countsOf = (game: Exclude<GameChoice, { readonly kind: 'own' }>): readonly number[] =>
  game.kind === 'preset' ? PRESETS[game.preset].players : (traditionOf(game.id)?.players ?? []);

/** The choice of game, players and opponents. */
export function ChoosePage({ form, setup, onChange, onStart, onPage }: ChoosePageProps) {
  const { game, levels, characters } = setup;
  const library = useRuleLibrary();
  const rules = rulesFor(game, library);
  const own = game.kind === 'own' ? library.own.find(({ id }) => id === game.id) : undefined;
  const games = useRef<HTMLDivElement>(null);
  // On a phone the chosen game may be out of view.
  useEffect(() => {
    const { current: list } = games;
    list?.querySelector(':checked')?.parentElement?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const choose = (chosen: GameSetup['game']): void => onChange({ ...setup, game: chosen });

  return (
    <form
      id={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      <div ref={games} className={styles.games}>
        <GameCards game={game} onChange={choose} />
        {own !== undefined && <OwnActions set={own} onChoose={choose} onPage={onPage} />}
        <UndoDelete onChoose={choose} />
        <SavedRulesNotes />
        <PageButtons rules={rules} onPage={onPage} />
      </div>
      <div className={styles.part}>
        {game.kind !== 'own' && (
          <PlayersChoice
            options={countsOf(game)}
            value={rules.players}
            onChange={(players) => choose({ ...game, players })}
          />
        )}
        <HandSizes rules={rules} />
        <Levels
          players={rules.players}
          levels={levels}
          characters={characters}
          onChange={(opposition) => onChange({ ...setup, ...opposition })}
        />
      </div>
      {game.kind === 'preset' && hasPresetOptions(game) && (
        <div className={styles.part}>
          <PresetChoices game={game} onChange={choose} />
        </div>
      )}
    </form>
  );
}
