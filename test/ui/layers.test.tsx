import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useLayer } from '@/ui/layers.ts';

const depth = (): unknown => (history.state as { depth?: unknown } | null)?.depth;

/** History events are asynchronous. */
async function traverse(go: () => void): Promise<void> {
  const gone = new Promise((resolve) => {
    globalThis.addEventListener('popstate', resolve, { once: true });
  });
  go();
  await act(() => gone);
}
const goBack = () => traverse(() => history.back());
/** Presses a button and waits for history. */
const pressAndFollow = (name: string) => traverse(() => press(name));

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const escape = (target: Element = document.body) => fireEvent.keyDown(target, { key: 'Escape' });
/** Flushes the effects of a press. */
const settle = () => act(async () => undefined);

function Layer({
  name,
  onBack,
  steps = 1,
  children,
}: {
  readonly name: string;
  readonly onBack: () => void;
  readonly steps?: number;
  readonly children?: ReactNode;
}) {
  useLayer(steps, onBack);
  return (
    <section aria-label={name}>
      <input aria-label={`${name} field`} />
      <button type="button" onClick={onBack}>{`Close ${name}`}</button>
      {children}
    </section>
  );
}

const names = ['dialog', 'page', 'question'];

/** Nested layers by name; each opens the next. */
function Table() {
  const [open, setOpen] = useState(0);
  const layers = (at: number): ReactNode =>
    at < open ? (
      <Layer key={names[at]} name={names[at]!} onBack={() => setOpen(at)}>
        {layers(at + 1)}
      </Layer>
    ) : null;
  return (
    <>
      <button type="button" onClick={() => setOpen(open + 1)}>
        Open
      </button>
      <button type="button" onClick={() => setOpen(names.length)}>
        Open all
      </button>
      <button type="button" onClick={() => setOpen(0)}>
        Close all
      </button>
      {layers(0)}
    </>
  );
}

const shown = () => screen.queryAllByRole('region').map((region) => region.ariaLabel);

test('Back closes one layer at a time, from the top', async () => {
  render(<Table />);
  press('Open');
  press('Open');
  press('Open');
  await settle();
  expect(depth()).toBe(3);
  await goBack();
  expect(shown()).toEqual(['dialog', 'page']);
  await goBack();
  expect(shown()).toEqual(['dialog']);
  await goBack();
  expect(shown()).toEqual([]);
  expect(depth()).toBe(0);
});

test('Escape does the same, even in a field, and history follows', async () => {
  render(<Table />);
  press('Open all');
  await settle();
  await traverse(() => escape(screen.getByRole('textbox', { name: 'question field' })));
  expect(shown()).toEqual(['dialog', 'page']);
  expect(depth()).toBe(2);
  await traverse(() => escape());
  expect(shown()).toEqual(['dialog']);
  await traverse(() => escape());
  expect(depth()).toBe(0);
  // With no layer open, the key is not handled.
  expect(escape()).toBe(true);
});

test('a repeated, handled or modified Escape closes nothing', async () => {
  render(<Table />);
  press('Open all');
  await settle();
  const takes = { key: 'Escape', repeat: true };
  expect(fireEvent.keyDown(document.body, takes)).toBe(false);
  const field = screen.getByRole('textbox', { name: 'question field' });
  field.addEventListener('keydown', (event) => event.preventDefault());
  escape(field);
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
  fireEvent.keyDown(document.body, { key: 'Escape', altKey: true });
  expect(shown()).toEqual(['dialog', 'page', 'question']);
  await pressAndFollow('Close all');
});

test('layers that open together close from the top', async () => {
  render(<Table />);
  press('Open all');
  await settle();
  await goBack();
  expect(shown()).toEqual(['dialog', 'page']);
  await pressAndFollow('Close dialog');
  expect(depth()).toBe(0);
});

test('going back several entries closes one layer, and the others keep their entries', async () => {
  render(<Table />);
  press('Open all');
  await settle();
  await traverse(() => history.go(-3));
  expect(shown()).toEqual(['dialog', 'page']);
  expect(depth()).toBe(2);
  await pressAndFollow('Close all');
});

test('opening and closing a layer a hundred times leaves nothing in history', async () => {
  render(<Table />);
  await settle();
  const { length } = history;
  const opener = screen.getByRole('button', { name: 'Open' });
  for (let time = 0; time < 100; time++) {
    fireEvent.click(opener);
    await settle();
    await traverse(() => escape());
  }
  expect(depth()).toBe(0);
  // The entry that Forward would go to.
  expect(history.length).toBeLessThanOrEqual(length + 1);
});

test('replacing one layer with another does not move in history', async () => {
  function Swapped() {
    const [name, setName] = useState('menu');
    return <Layer key={name} name={name} onBack={() => setName('settings')} />;
  }
  const { unmount } = render(<Swapped />);
  await settle();
  const go = vi.spyOn(history, 'go');
  const push = vi.spyOn(history, 'pushState');
  press('Close menu');
  await settle();
  expect(shown()).toEqual(['settings']);
  expect(go).not.toHaveBeenCalled();
  expect(push).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  await traverse(unmount);
});

test('a layer that asks before closing keeps its entry', async () => {
  const asked = vi.fn<() => void>();
  const { unmount } = render(<Layer name="editor" onBack={asked} />);
  await settle();
  await goBack();
  await goBack();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(depth()).toBe(1);
  await traverse(unmount);
  expect(depth()).toBe(0);
});

test('a layer with several steps has an entry for each', async () => {
  const onBack = vi.fn<() => void>();
  const { rerender, unmount } = render(<Layer name="sheet" steps={3} onBack={onBack} />);
  await settle();
  expect(depth()).toBe(3);
  await traverse(() => rerender(<Layer name="sheet" steps={1} onBack={onBack} />));
  expect(depth()).toBe(1);
  expect(onBack).not.toHaveBeenCalled();
  await traverse(unmount);
});

test('a layer opened again before history has caught up stays open', async () => {
  render(<Table />);
  press('Open');
  await settle();
  await traverse(() => {
    press('Close dialog');
    queueMicrotask(() => press('Open'));
  });
  expect(shown()).toEqual(['dialog']);
  expect(depth()).toBe(1);
  await pressAndFollow('Close dialog');
});

test('Forward opens nothing, and goes back', async () => {
  render(<Table />);
  press('Open');
  await settle();
  await goBack();
  await traverse(() => history.forward());
  expect(shown()).toEqual([]);
  await traverse(() => undefined);
  expect(depth()).toBe(0);
});

test('the entry of a link with which the page begins keeps no fragment', async () => {
  history.replaceState(null, '', '/game?x=1#rules=A');
  render(<Layer name="table" steps={0} onBack={() => undefined} />);
  await settle();
  expect(location.pathname + location.search + location.hash).toBe('/game?x=1');
  expect(depth()).toBe(0);
  history.replaceState(null, '', '/');
});

test('opening a link over a layer closes nothing, and its entries have no fragment', async () => {
  render(<Table />);
  press('Open');
  await settle();
  // Browsers do this for a URL that differs only in its fragment.
  history.pushState(null, '', '/#rules=A');
  act(() => {
    globalThis.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await settle();
  expect(shown()).toEqual(['dialog']);
  expect(depth()).toBe(1);
  expect(location.hash).toBe('');
  await goBack();
  expect(shown()).toEqual([]);
  expect(location.hash).toBe('');
});

test('layers work even if the browser refuses more history entries', async () => {
  render(<Table />);
  await settle();
  const refused = vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  press('Open');
  await settle();
  expect(refused).toHaveBeenCalledOnce();
  escape();
  expect(shown()).toEqual([]);
  vi.restoreAllMocks();
});
