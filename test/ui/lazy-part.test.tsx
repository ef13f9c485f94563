import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { latePart, lazyPart } from '@/ui/lazy-part.tsx';
import { renderInGame } from '../support/features/render.tsx';
import { until } from '../support/until.ts';

const Said = ({ word }: { readonly word: string }) => <p>{word}</p>;

test('a preloaded component renders at once', async () => {
  const Part = lazyPart(() => Promise.resolve(Said));
  await Part.fetch();
  renderInGame(<Part word="here" />);
  expect(screen.getByText('here')).toBeVisible();
});

test('a component that was not preloaded renders when loaded, and is fetched once', async () => {
  const load = vi.fn<() => Promise<typeof Said>>(() => Promise.resolve(Said));
  const Part = lazyPart(load);
  renderInGame(<Part word="late" />);
  expect(screen.queryByText('late')).not.toBeInTheDocument();
  expect(await screen.findByText('late')).toBeVisible();
  renderInGame(<Part word="again" />);
  expect(screen.getByText('again')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('a loaded component is not delayed by a suspense fallback', async () => {
  // Inside act(), React does not delay a fallback.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  let come = (_component: typeof Said): void => undefined;
  const Part = lazyPart(() => new Promise<typeof Said>((resolve) => (come = resolve)));
  const place = document.createElement('div');
  const root = createRoot(place);
  const turns = async (count: number): Promise<void> => {
    for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
  };
  root.render(
    <Suspense>
      <Part word="there" />
    </Suspense>,
  );
  await turns(20);
  expect(place).toBeEmptyDOMElement();
  come(Said);
  await turns(20);
  expect(place).toHaveTextContent('there');
  root.unmount();
  vi.unstubAllGlobals();
});

test('a failed preload is retried when the component renders', async () => {
  const load = vi
    .fn<() => Promise<typeof Said>>(() => Promise.resolve(Said))
    .mockRejectedValueOnce(new TypeError('not fetched'));
  const Part = lazyPart(load);
  await expect(Part.fetch()).rejects.toThrow('not fetched');
  renderInGame(<Part word="after all" />);
  expect(await screen.findByText('after all')).toBeVisible();
});

test('a part that could not be fetched has its placeholder, and is fetched again the next time', async () => {
  const load = vi
    .fn<() => Promise<typeof Said>>(() => Promise.resolve(Said))
    .mockRejectedValueOnce(new TypeError('not fetched'));
  const Part = latePart(load, ({ word }) => <p>no {word} yet</p>);
  const { unmount } = renderInGame(<Part word="portrait" />);
  await until(() => expect(load).toHaveBeenCalledOnce());
  expect(screen.getByText('no portrait yet')).toBeVisible();
  unmount();
  renderInGame(<Part word="portrait" />);
  expect(screen.getByText('no portrait yet')).toBeVisible();
  expect(await screen.findByText('portrait')).toBeVisible();
});
