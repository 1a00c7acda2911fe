import { fakePlatform } from '@nafas/platform/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DashboardPage } from '../screens/pages/DashboardPage.tsx';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { signedIn } from '../testing/test-runtime.ts';
import { FeaturePage } from './FeaturePage.tsx';

afterEach(cleanup);

// What waits for the page's views (base/when-settled.ts) must not begin before it is known which these are.
it.each([
  ['the dashboard', <DashboardPage key="dashboard" />],
  ['a page below it', <FeaturePage key="below" frame="dashboard" nowhere={null} />],
  ['a page of its own', <FeaturePage key="bare" frame="bare" nowhere={null} />],
])('%s is loading while the registry is on its way', async (_name, page) => {
  const { platform } = fakePlatform();
  await renderInShell(page, { platform, who: signedIn('a', 'Amal') });
  expect(document.querySelector('[data-state=loading]')).not.toBeNull();
});
