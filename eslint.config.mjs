import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

// Arrows point one way: app -> libs -> platform types. The tags stand in each package.json under "nx".
const boundaries = [
  { sourceTag: 'type:shell', onlyDependOnLibsWithTags: ['type:lib', 'type:tool'] },
  { sourceTag: 'type:feature', onlyDependOnLibsWithTags: ['type:lib', 'type:tool'] },
  { sourceTag: 'type:service', onlyDependOnLibsWithTags: ['type:lib', 'type:tool'] },
  { sourceTag: 'type:lib', onlyDependOnLibsWithTags: ['type:lib'] },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:lib', 'type:tool', 'type:service'] },
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
  { sourceTag: 'scope:emotion', onlyDependOnLibsWithTags: ['scope:emotion'] },
  { sourceTag: 'scope:platform', onlyDependOnLibsWithTags: ['scope:platform'] },
  { sourceTag: 'scope:design-system', onlyDependOnLibsWithTags: ['scope:design-system'] },
  {
    sourceTag: 'scope:data-service',
    onlyDependOnLibsWithTags: ['scope:data-service', 'scope:platform', 'scope:insights'],
  },
];

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
        { allow: [], banTransitiveDependencies: true, depConstraints: boundaries },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/ban-ts-comment': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'Nothing a user writes is ever HTML.',
        },
      ],
    },
  },
  {
    // Two routers in one page was the first trap of every federation we measured: apps use the facade.
    files: ['apps/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'],
    ignores: ['apps/shell/**', 'libs/platform/src/router/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react-router', message: 'Import @nafas/platform/router.' },
            { name: 'react-router-dom', message: 'Import @nafas/platform/router.' },
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
  // Playwright's fixtures call a function named `use`; there is no React there.
  { files: ['apps/e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  prettier,
);
