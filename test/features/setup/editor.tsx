import { useState } from 'react';
import type { RuleSet } from '@/engine/index.ts';
import { RulesEditor } from '@/features/setup/editor/RulesEditor.tsx';
import { renderInGame } from '../../support/features/render.tsx';
import { WORDS } from './sheet.tsx';

/** Renders the editor alone; `seen` has the rules after every change, `last` returns the latest. */
export function showEditor(rules: RuleSet) {
  const seen: RuleSet[] = [rules];
  function Harness() {
    const [set, setSet] = useState({ name: '', rules });
    const [said, setSaid] = useState<string | null>(null);
    return (
      <>
        <RulesEditor
          set={set}
          words={WORDS}
          onChange={(next, also) => {
            seen.push(next.rules);
            setSet(next);
            setSaid(also);
          }}
        />
        <output>{said}</output>
      </>
    );
  }
  const { unmount, container } = renderInGame(<Harness />);
  return { seen, last: () => seen.at(-1) ?? rules, unmount, container };
}
