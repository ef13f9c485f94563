import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Avatar } from '@/ui/avatar/Avatar.tsx';
import { Button } from '@/ui/Button.tsx';
import { Choice } from '@/ui/Choice.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Select } from '@/ui/Select.tsx';
import { Switch } from '@/ui/Switch.tsx';
import { TrickPips } from '@/ui/TrickPips.tsx';
import { WithWords } from './with-words.tsx';

const OPTIONS = [
  { value: 'slow', label: 'Slow', hint: 'for two hands full' },
  { value: 'fast', label: 'Fast' },
  { value: 'never', label: 'Never', disabled: true },
] as const;
type Speed = (typeof OPTIONS)[number]['value'];

test('an icon button has a name', () => {
  render(
    <Button variant="icon" label="Settings">
      <svg />
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Settings' })).toHaveAttribute('type', 'button');
});

test('a choice is a group of radio buttons', async () => {
  const onChange = vi.fn<(value: Speed) => void>();
  render(
    <Choice legend="Speed" value="slow" options={OPTIONS} onChange={onChange} layout="cards" />,
  );
  expect(screen.getByRole('group', { name: 'Speed' })).toBeInTheDocument();
  const slow = screen.getByRole('radio', { name: 'Slow' });
  expect(slow).toBeChecked();
  expect(slow).toHaveAccessibleDescription('for two hands full');
  expect(screen.getByRole('radio', { name: 'Never' })).toBeDisabled();
  await userEvent.click(screen.getByText('Fast'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('fast');
});

test('a switch has a name and can be toggled', async () => {
  const onChange = vi.fn<(checked: boolean) => void>();
  render(<Switch label="Sound" checked={false} onChange={onChange} />);
  await userEvent.click(screen.getByRole('switch', { name: 'Sound' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

test('a select has a label, visible or not', async () => {
  const onChange = vi.fn<(value: Speed) => void>();
  const { rerender } = render(
    <Select label="Speed" value="slow" options={OPTIONS} onChange={onChange} />,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), 'fast');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('fast');
  rerender(<Select label="Speed" value="slow" options={OPTIONS} onChange={onChange} hideLabel />);
  expect(screen.getByRole('combobox', { name: 'Speed' })).toBeInTheDocument();
});

const pips = (words: string) =>
  [...(screen.getByText(words).parentElement?.querySelectorAll('[data-pip]') ?? [])].map((pip) =>
    pip.getAttribute('data-pip'),
  );

test('pips have a text for screen readers', () => {
  render(
    <WithWords>
      <TrickPips bid={3} won={1} />
      <TrickPips bid={1} won={2} />
      <TrickPips bid={0} won={0} />
      <TrickPips bid={null} won={1} />
    </WithWords>,
  );
  expect(pips('1 of 3 tricks bid')).toEqual(['won', 'open', 'open']);
  expect(pips('2 of 1 trick bid')).toEqual(['won', 'over']);
  expect(pips('0 of 0 tricks bid')).toEqual(['none']);
  expect(pips('1 trick taken')).toEqual(['won']);
});

test('an avatar is decorative unless it has a name', () => {
  const { rerender } = render(<Avatar index={6} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(<Avatar index={6} label="Bruno" />);
  expect(screen.getByRole('img', { name: 'Bruno' })).toBeInTheDocument();
});

function WithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <WithWords>
      <Button onClick={() => setOpen(true)}>Scores</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Score sheet"
        description="After one round"
        actions={<Button onClick={() => setOpen(false)}>Done</Button>}
      >
        nobody has scored
      </Dialog>
    </WithWords>
  );
}

test('a dialog takes, traps and restores the focus', async () => {
  render(<WithDialog />);
  const opener = screen.getByRole('button', { name: 'Scores' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Score sheet' });
  expect(dialog).toHaveAccessibleDescription('After one round');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  for (let step = 0; step < 4; step += 1) {
    await userEvent.tab();
    // The focus wraps around, a moment later.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
});
