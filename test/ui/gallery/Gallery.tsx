import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { i18n } from '@/i18n/i18n.ts';
import '@/styles/index.css';
import './gallery.css';
import { Controls } from './Controls.tsx';
import { Deck, States } from './Cards.tsx';
import { HandView } from './HandView.tsx';

/**
 * All UI components on one page, in dev only: `npm run dev`, then /test/ui/gallery/. It is under
 * test/, so no build contains it. `?show=deck&width=64`, `?show=hand&count=13`,
 * `?show=states`, `?show=controls`; `&deck=four`, `&theme=…`, `&dir=rtl`.
 */
function Gallery({ query }: { readonly query: URLSearchParams }) {
  const show = query.get('show');
  const width = Number(query.get('width') ?? 96);
  return (
    <I18nProvider i18n={i18n}>
      <main className="gallery" style={{ '--card-width': `${width}px` }}>
        {(show === null || show === 'deck') && <Deck />}
        {(show === null || show === 'states') && <States />}
        {(show === null || show === 'controls') && <Controls />}
        {(show === null || show === 'hand') && (
          <HandView count={Number(query.get('count') ?? 10)} confirm={query.has('confirm')} />
        )}
      </main>
    </I18nProvider>
  );
}

export function showGallery(root: HTMLElement, query: URLSearchParams): void {
  const { dataset } = document.documentElement;
  dataset['deck'] = query.get('deck') ?? 'two';
  dataset['theme'] = query.get('theme') ?? 'felt';
  document.documentElement.dir = query.get('dir') ?? 'ltr';
  createRoot(root).render(<Gallery query={query} />);
}
