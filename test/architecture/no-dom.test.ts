import { describe, expect, it } from 'vitest';
import { typeChecker } from '../../tools/lib/paths.mjs';
import { fixtureTree } from '../support/fixture-tree.ts';

describe.each(['engine', 'ai'])('src/%s', (layer) => {
  const checked = (...lines: string[]) => {
    using tree = fixtureTree({ [`src/${layer}/planted.ts`]: ['export {};', ...lines].join('\n') }, [
      'tsconfig.json',
      `src/${layer}/tsconfig.json`,
    ]);
    return tree.run(typeChecker, '-p', `src/${layer}`);
  };

  it('is compiled without the DOM and without Node', () => {
    const globals = ['window', 'document', 'setTimeout', 'performance', 'console', 'process'];
    const { status, output } = checked(...globals.map((name) => `${name};`));
    expect(output.match(/Cannot find name '\w+'/g)).toEqual(
      globals.map((name) => `Cannot find name '${name}'`),
    );
    expect(status).not.toBe(0);
  });

  it('may use the language', () => {
    expect(checked('[2, 1].toSorted();')).toEqual({ status: 0, output: '' });
  });
});

describe('npm run typecheck', () => {
  it('checks the projects without DOM', async () => {
    const { default: manifest } = await import('../../package.json');
    expect(manifest.scripts.typecheck).toMatch(/check-types\.mjs .*\bsrc\/engine src\/ai\b/);
  });
});
