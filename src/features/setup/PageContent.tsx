import type { RuleExchange } from '@/store/ports/rule-exchange.ts';
import { rulesFor } from '@/store/setup.ts';
import { CatalogueContent } from './catalogue/CatalogueContent.tsx';
import { ChoosePage } from './ChoosePage.tsx';
import { RulesEditor } from './editor/RulesEditor.tsx';
import { ImportPage } from './ImportPage.tsx';
import type { RuleWords } from './rule-words.ts';
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
    case 'questions':
    case 'tradition':
      return (
        <CatalogueContent
          page={page}
          wanted={rules.players}
          words={words}
          onPage={show}
          onPlay={(game) => draft.start({ ...setup, game })}
        />
      );
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
