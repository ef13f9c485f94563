import { traditionOf } from '@/catalogue/index.ts';
import type { RuleExchange } from '@/store/ports/rule-exchange.ts';
import { rulesFor } from '@/store/setup.ts';
import { CatalogueList } from './catalogue/CatalogueList.tsx';
import { questionsPage } from './catalogue/catalogue-pages.ts';
import { Questions } from './catalogue/Questions.tsx';
import { TraditionView } from './catalogue/TraditionView.tsx';
import { ChoosePage } from './ChoosePage.tsx';
import { RulesEditor } from './editor/RulesEditor.tsx';
import { ImportPage } from './ImportPage.tsx';
import type { RuleWords } from './rule-words.ts';
import type { NamedRuleSet } from '@/store/rule-repository.ts';
import { editorPage } from './pages.ts';
import { SharePage } from './SharePage.tsx';
import type { Pages } from './use-pages.ts';
import { useRuleLibrary } from './use-rule-library.ts';
import type { SetupDraft } from './use-setup-draft.ts';

interface PageContentProps {
  readonly pages: Pages;
  /** The id of the first page's form. */
  readonly form: string;
  readonly draft: SetupDraft;
  readonly words: RuleWords;
  readonly exchange: RuleExchange;
}

/** What a page of the sheet shows above its buttons. */
export function PageContent({ pages, form, draft, words, exchange }: PageContentProps) {
  const { page, show } = pages;
  const library = useRuleLibrary();
  const { setup } = draft;
  const rules = rulesFor(setup.game, library);
  const edit = (set: NamedRuleSet): void => show(editorPage(null, set));
  switch (page.name) {
    case 'choose':
      return (
        <ChoosePage
          form={form}
          setup={setup}
          onChange={draft.change}
          onStart={() => draft.start()}
          onPage={show}
        />
      );
    case 'rules':
      return <words.Text rules={rules} />;
    case 'editor':
      return (
        <RulesEditor
          set={page.set}
          words={words}
          onChange={(set, also) => show({ ...page, set, also })}
        />
      );
    case 'catalogue':
      return (
        <CatalogueList
          page={page}
          wanted={rules.players}
          onChange={show}
          onRules={({ id }, players) =>
            show({ name: 'tradition', id, players, from: { ...page, at: id } })
          }
          onPlay={(game) => draft.start({ ...setup, game })}
          onAsk={() => show(questionsPage({ ...page, at: null }, rules.players))}
        />
      );
    case 'questions':
      return <Questions page={page} onChange={show} onEdit={edit} />;
    case 'tradition': {
      const tradition = traditionOf(page.id);
      if (tradition === undefined) return null;
      return (
        <TraditionView
          tradition={tradition}
          players={page.players}
          words={words}
          onPlayers={(players) => show({ ...page, players })}
          onEdit={edit}
        />
      );
    }
    case 'share':
      return <SharePage set={page.set} exchange={exchange} />;
    case 'import':
      return (
        <ImportPage
          link={page.link}
          exchange={exchange}
          onRead={(set) => show({ name: 'incoming', set })}
        />
      );
    case 'incoming':
      return <words.Text rules={page.set.rules} />;
  }
}
