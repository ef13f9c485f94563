import { traditionOf } from '@/catalogue/index.ts';
import type { NamedRuleSet } from '@/store/rule-repository.ts';
import type { GameChoice } from '@/store/setup.ts';
import { type SetupPageName, editorPage } from '../pages.ts';
import type { RuleWords } from '../rule-words.ts';
import { CatalogueList } from './CatalogueList.tsx';
import {
  type CataloguePage,
  type QuestionsPage,
  type TraditionPage,
  questionsPage,
} from './catalogue-pages.ts';
import { Questions } from './Questions.tsx';
import { TraditionView } from './TraditionView.tsx';

interface CatalogueContentProps {
  readonly page: CataloguePage | QuestionsPage | TraditionPage;
  /** The number of players to prefer. */
  readonly wanted: number;
  readonly words: RuleWords;
  readonly onPage: (page: SetupPageName) => void;
  readonly onPlay: (game: GameChoice) => void;
}

/** What a page of the catalogue shows above its buttons. */
export function CatalogueContent({ page, wanted, words, onPage, onPlay }: CatalogueContentProps) {
  const edit = (set: NamedRuleSet): void => onPage(editorPage(null, set));
  if (page.name === 'questions') return <Questions page={page} onChange={onPage} onEdit={edit} />;
  if (page.name === 'catalogue')
    return (
      <CatalogueList
        page={page}
        wanted={wanted}
        onChange={onPage}
        onRules={({ id }, players) =>
          onPage({ name: 'tradition', id, players, from: { ...page, at: id } })
        }
        onPlay={onPlay}
        onAsk={() => onPage(questionsPage({ ...page, at: null }, wanted))}
      />
    );
  const tradition = traditionOf(page.id);
  if (tradition === undefined) return null;
  return (
    <TraditionView
      tradition={tradition}
      players={page.players}
      words={words}
      onPlayers={(players) => onPage({ ...page, players })}
      onEdit={edit}
    />
  );
}
