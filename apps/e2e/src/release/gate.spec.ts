import { tryInShell } from '@nafas/release/testing/try-in-shell';
import { serveFixture } from '../support/fixture-app.ts';
import { startProduct } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

/** Puts code at the beginning of a component of the tiny app. */
const begin = (code: string) => (source: string) =>
  `import { useEffect } from 'react';\n${source.replace('useTranslation();\n', `$&${code}\n`)}`;

// A trace's snapshots hold on to every node they saw, which looks like a leak.
test.use({ trace: 'off' });

const PAGE = 'src/Page.tsx';

/** The faults that the gate's browser refuses, each with a fixture that has it. */
const REFUSED: readonly [what: string, file: string, code: string, said: RegExp][] = [
  ['an error in the console', PAGE, `console.error('oh no');`, /the console says "oh no"/],
  [
    'a violation of the policy',
    PAGE,
    `useEffect(() => { new Image().src = 'https://else.example/seen.png'; }, []);`,
    /\[csp\] img-src https:\/\/else\.example/,
  ],
  [
    'an error nobody catches',
    PAGE,
    `useEffect(() => { queueMicrotask(() => { throw new Error('too late'); }); }, []);`,
    /it throws "too late"/,
  ],
  [
    'a view that does not mount',
    'src/Tile.tsx',
    `throw new Error('never there');`,
    /slot tile did not mount/,
  ],
  [
    'listeners that stay',
    PAGE,
    `useEffect(() => { for (const on of ['resize', 'focus', 'blur']) addEventListener(on, () => t('page')); }, [t]);`,
    /\/dashboard\/tiny leaves \d+ listeners behind with every mount/,
  ],
  [
    'timers that go on',
    PAGE,
    `useEffect(() => { setInterval(() => undefined, 60_000); }, []);`,
    /\/dashboard\/tiny leaves \d+ timers behind with every mount/,
  ],
];

test('the gate’s browser lets a calm app through and refuses each thing that it looks for', async () => {
  test.setTimeout(300_000);
  const calm = await serveFixture('1.0.0');
  const others = [];
  for (const [index, [, file, code]] of REFUSED.entries()) {
    others.push(await serveFixture(`1.0.${index + 1}`, { [file]: begin(code) }));
  }
  const apps = [calm, ...others];
  const product = await startProduct({ moreOrigins: apps.map(({ origin }) => origin) });
  const ask = (app: typeof calm) =>
    tryInShell(
      { descriptor: app.descriptor, baseUrl: app.origin },
      { site: product.url, config: product.served.config },
    );
  try {
    const { problems, fine } = await ask(calm);
    expect(problems).toEqual([]);
    expect(fine).toMatch(
      /mounted slot tile, page \/dashboard\/tiny, page \/dashboard\/tiny\/more in/,
    );
    for (const [index, [what, , , said]] of REFUSED.entries()) {
      const app = others[index];
      const answer = app && (await test.step(what, () => ask(app)));
      expect(answer?.problems.join('\n'), what).toMatch(said);
    }
  } finally {
    await product.stop();
    for (const app of apps) await app.close();
  }
});
