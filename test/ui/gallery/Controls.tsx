import Settings from 'lucide-react/icons/settings';
import { useState } from 'react';
import { formatSigned } from '@/i18n/format.ts';
import { Avatar } from '@/ui/avatar/Avatar.tsx';
import { Button } from '@/ui/Button.tsx';
import { Choice } from '@/ui/Choice.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Select } from '@/ui/Select.tsx';
import { Switch } from '@/ui/Switch.tsx';
import { TrickPips } from '@/ui/TrickPips.tsx';

const SPEEDS = ['slow', 'normal', 'fast'] as const;

export function Controls() {
  const [open, setOpen] = useState(false);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>('normal');
  const [on, setOn] = useState(true);
  const options = SPEEDS.map((value) => ({ value, label: value, hint: `A ${value} game.` }));
  return (
    <div className="controls">
      <h1>Oh Hell! Round 7 of 19</h1>
      <div className="row">
        {Array.from({ length: 7 }, (_, index) => (
          <Avatar key={String(index)} index={index} />
        ))}
      </div>
      <div className="row" style={{ '--avatar-size': '7rem' }}>
        {Array.from({ length: 7 }, (_, index) => (
          <Avatar key={String(index)} index={index} />
        ))}
      </div>
      <div className="row">
        <Button variant="primary" size="lg">
          Deal
        </Button>
        <Button variant="primary">Play again</Button>
        <Button onClick={() => setOpen(true)}>Open a dialog</Button>
        <Button disabled>Not now</Button>
        <Button variant="icon" label="Settings">
          <Settings aria-hidden />
        </Button>
      </div>
      <div className="row">
        <TrickPips bid={3} won={1} />
        <TrickPips bid={2} won={2} />
        <TrickPips bid={1} won={3} />
        <TrickPips bid={0} won={0} />
        <TrickPips bid={13} won={4} />
        <TrickPips bid={null} won={2} />
        <span>{[12, 0, -5].map(formatSigned).join('  ')}</span>
      </div>
      <div className="panel">
        <Choice legend="Speed" value={speed} options={options} onChange={setSpeed} />
        <Choice legend="Speed" value={speed} options={options} onChange={setSpeed} layout="cards" />
        <Switch
          label="Hints"
          hint="Show what a strong player would do"
          checked={on}
          onChange={setOn}
        />
        <Switch label="Sound" checked={!on} onChange={(next) => setOn(!next)} />
        <Select label="Speed" value={speed} options={options} onChange={setSpeed} />
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Score sheet"
        description="After 7 of 19 rounds"
        sheet
        actions={
          <Button variant="primary" onClick={() => setOpen(false)}>
            Next round
          </Button>
        }
      >
        <Switch label="Hints" checked={on} onChange={setOn} />
      </Dialog>
    </div>
  );
}
