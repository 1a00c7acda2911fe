import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterView } from '../router/RouterView.tsx';
import { RuntimeContext } from '../runtime/runtime-context.ts';
import { testRuntime, type TestRuntimeOptions } from './test-runtime.ts';

/** Renders a part of the shell inside what App gives it: a runtime of its own, texts and router. */
export async function renderInShell(
  ui: ReactNode,
  options: Omit<TestRuntimeOptions, 'routes'> = {},
) {
  const made = testRuntime({ ...options, routes: [{ path: '*', element: ui }] });
  const { runtime } = made;
  const view = render(
    <RuntimeContext value={runtime}>
      <I18nextProvider i18n={await runtime.i18n()}>
        <RouterView router={runtime.router} failed={null} />
      </I18nextProvider>
    </RuntimeContext>,
  );
  return { ...view, ...made, router: runtime.router };
}
