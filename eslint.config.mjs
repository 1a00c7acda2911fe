import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import vitest from '@vitest/eslint-plugin';
import prettier from 'eslint-config-prettier';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { provesSomething } from './tools/requirements/src/lint/proves-something.ts';

// Arrows point one way: app -> libs -> platform types. The tags stand in each package.json under "nx".
const boundaries = [
  { sourceTag: 'type:shell', onlyDependOnLibsWithTags: ['type:lib', 'type:tool'] },
  { sourceTag: 'type:feature', onlyDependOnLibsWithTags: ['type:lib', 'type:tool'] },
  { sourceTag: 'type:service', onlyDependOnLibsWithTags: ['type:lib', 'type:tool'] },
  { sourceTag: 'type:lib', onlyDependOnLibsWithTags: ['type:lib'] },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:lib', 'type:tool'] },
  {
    sourceTag: 'type:e2e',
    onlyDependOnLibsWithTags: [
      'type:shell',
      'type:feature',
      'type:service',
      'type:lib',
      'type:tool',
    ],
  },
  // The pure libraries know nothing of ours; the design system knows no data and no feature.
  { sourceTag: 'scope:insights', onlyDependOnLibsWithTags: ['scope:insights'] },
  { sourceTag: 'scope:care', onlyDependOnLibsWithTags: ['scope:care'] },
  {
    sourceTag: 'scope:care-react',
    onlyDependOnLibsWithTags: [
      'scope:care',
      'scope:care-react',
      'scope:design-system',
      'scope:platform',
    ],
  },
  {
    sourceTag: 'scope:tags-react',
    onlyDependOnLibsWithTags: [
      'scope:tags-react',
      'scope:care-react',
      'scope:data-service',
      'scope:design-system',
      'scope:insights',
      'scope:platform',
    ],
  },
  // Its tests hold that what it reads fits the check-in of the data service.
  {
    sourceTag: 'scope:portability',
    onlyDependOnLibsWithTags: ['scope:portability', 'scope:insights', 'scope:data-service'],
  },
  { sourceTag: 'scope:emotion', onlyDependOnLibsWithTags: ['scope:emotion'] },
  { sourceTag: 'scope:platform', onlyDependOnLibsWithTags: ['scope:platform'] },
  { sourceTag: 'scope:design-system', onlyDependOnLibsWithTags: ['scope:design-system'] },
  {
    sourceTag: 'scope:data-service',
    onlyDependOnLibsWithTags: ['scope:data-service', 'scope:platform', 'scope:insights'],
  },
];

/** Lint has no warnings: what is worth saying stops it. */
const asErrors = (rules) =>
  Object.fromEntries(
    Object.entries(rules).map(([name, level]) => [name, level === 'warn' ? 'error' : level]),
  );

/**
 * Folders inside one project, top floor first: each may import what stands below it, nothing above it and nothing beside
 * it. Tests and their helpers stand outside the house.
 */
function floors(folder, list) {
  const below = (row) => list.slice(row + 1).flat();
  const zones = list.flatMap((names, row) =>
    names.flatMap((name) => {
      const beside = names.filter((other) => other !== name);
      const lower = below(row).map((each) => [each, name, 'above it']);
      return [...lower, ...beside.map((each) => [each, name, 'beside it'])];
    }),
  );
  return {
    files: [`${folder}/**/*.{ts,tsx}`],
    ignores: TESTS,
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          basePath: import.meta.dirname,
          zones: zones.map(([target, from, where]) => ({
            target: `${folder}/${target}`,
            from: `${folder}/${from}`,
            message: `${target}/ imports nothing of ${from}/, ${where}: what it needs from there is passed in.`,
          })),
        },
      ],
    },
  };
}

const TESTS = ['**/*.{test,spec,stories}.{ts,tsx}', '**/testing/**', '**/*.contract.ts'];

const NO_HTML = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'Nothing a user writes is ever HTML.',
};

const NO_BARE_TOPIC = {
  selector: 'CallExpression[callee.property.name=/^(invalidate|onInvalidate)$/] > Literal',
  message:
    'A topic has a name: TOPIC of the data service, SHELL_TOPIC of the platform, or a constant of the app.',
};
const NO_X_OF = {
  selector:
    ':matches(FunctionDeclaration, VariableDeclarator[init.type=/^(ArrowFunction|Function)Expression$/]) > Identifier.id[name=/^[a-z]\\w*Of$/]',
  message: 'A function begins with a verb: getX, toX, createX, findX, readX (CONTRIBUTING.md).',
};
const EVERYWHERE = [NO_HTML, NO_BARE_TOPIC, NO_X_OF];
/** A test may invent a topic: a later setting of a rule replaces the whole list, so each names what it keeps. */
const IN_TESTS = [NO_HTML, NO_X_OF];
const NO_TEST_THAT_FAILS = {
  selector:
    "CallExpression[callee.property.name='fails'], CallExpression[callee.object.name='test'][callee.property.name='fail']",
  message: 'A test that passes by failing proves nothing.',
};

const nafas = { rules: { 'proves-something': provesSomething } };

const AT_TOP = ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration';
const NO_STATE = [
  `${AT_TOP}[kind="let"]`,
  `${AT_TOP} > VariableDeclarator > NewExpression[callee.name=/^(Weak)?(Map|Set)$/][arguments.length=0]`,
  `${AT_TOP} > VariableDeclarator > CallExpression[callee.name=/^create(?!Context)/]`,
].map((selector) => ({
  selector,
  message: 'No module keeps state: what is made once, createRuntime() makes.',
}));

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/out-tsc',
      '**/coverage',
      '**/node_modules',
      '.nx',
      '.nafas',
      '**/test-results',
      '**/playwright-report',
      '**/.fixtures',
      'apps/e2e/fixtures/contract-1/built',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    plugins: { '@nx': nx, 'react-hooks': reactHooks },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: [],
          banTransitiveDependencies: true,
          // Some tests name a module by import() to mock it; others import the same one. Of these libraries the
          // shell loads a part late; what is loaded at the start the byte ledger holds.
          checkDynamicDependenciesExceptions: [
            '@nafas/backend',
            '@nafas/care',
            '@nafas/data-service',
          ],
          depConstraints: boundaries,
        },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/ban-ts-comment': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-syntax': ['error', ...EVERYWHERE],
    },
  },
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.mjs', '.js'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
      ],
    },
    rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
  },
  floors('apps/shell/src', [
    ['boot'],
    ['routes'],
    ['screens'],
    ['features'],
    ['runtime'],
    ['loader'],
    ['platform'],
    ['session', 'outbox', 'preferences'],
    ['config'],
    ['base'],
  ]),
  {
    files: ['apps/shell/src/**/*.{ts,tsx}'],
    // Two scripts of their own, which nothing imports.
    ignores: [...TESTS, '**/before-paint.ts', '**/sw.ts'],
    rules: { 'no-restricted-syntax': ['error', ...EVERYWHERE, ...NO_STATE] },
  },
  {
    // Two routers in one page was the first trap of every federation we measured: apps use the facade. A second zod costs 9 KB.
    files: ['apps/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'],
    ignores: [
      'apps/shell/**',
      'apps/e2e/fixtures/host-elsewhere/**',
      'libs/platform/src/{feature,registry,router,schema}/**',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react-router', message: 'Import @nafas/platform/router.' },
            { name: 'zod', message: 'Import @nafas/platform/schema.' },
            { name: 'zod/mini', message: 'Import @nafas/platform/schema.' },
            { name: 'single-spa', message: 'Only the shell mounts parcels.' },
          ],
        },
      ],
    },
  },
  {
    files: ['tools/**', 'apps/backend/**', 'apps/e2e/**', '**/*.mjs'],
    rules: { 'no-console': 'off' },
  },
  {
    // A test proves something: it runs, it expects, and what it expects hangs on no condition.
    files: ['**/*.test.{ts,tsx}', '**/*.contract.ts', 'libs/data-service/src/**/contract.ts'],
    plugins: { nafas, vitest },
    rules: {
      'nafas/proves-something': 'error',
      ...vitest.configs.recommended.rules,
      // A second argument says what is being compared; a helper that is named for what it expects counts.
      'vitest/valid-expect': ['error', { maxArgs: 2 }],
      'vitest/expect-expect': [
        'error',
        { assertFunctionNames: ['expect', 'expect*', 'arrivesAt', 'zoneIs'] },
      ],
      // A file may expect in `afterEach` what holds in each of its tests.
      'vitest/no-standalone-expect': ['error', { additionalTestBlockFunctions: ['afterEach'] }],
      'vitest/no-disabled-tests': 'error',
      'vitest/no-conditional-tests': 'error',
      'no-restricted-syntax': ['error', NO_TEST_THAT_FAILS, ...IN_TESTS],
    },
  },
  {
    ...playwright.configs['flat/recommended'],
    files: ['**/*.spec.ts'],
    plugins: { ...playwright.configs['flat/recommended'].plugins, nafas },
    rules: {
      'nafas/proves-something': 'error',
      ...asErrors(playwright.configs['flat/recommended'].rules),
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect'] }],
      // Prettier's, and what a test arranges may differ by its look; what it expects may not.
      'playwright/consistent-spacing-between-blocks': 'off',
      'playwright/no-conditional-in-test': 'off',
      'no-restricted-syntax': ['error', NO_TEST_THAT_FAILS, ...IN_TESTS],
    },
  },
  // How its tests run is no part of a package.
  { files: ['**/vitest.config.ts'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  // Playwright's fixtures call a function named `use`; there is no React there.
  { files: ['apps/e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  prettier,
);
