import { createStore, type PlatformV1 } from '@nafas/platform';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi, type Mock } from 'vitest';
import { RuntimeContext } from '../boot/runtime-context.ts';
import type { RegistryState, Runtime } from '../boot/runtime.ts';
import type { LoadedRegistry } from '../boot/load-registry.ts';
import { shellI18n } from '../i18n/shell-i18n.ts';

export interface Surroundings {
  readonly path?: string;
  readonly registry?: LoadedRegistry | RegistryState;
  readonly platform?: PlatformV1 | null;
}

/** Renders a part of the shell inside what App gives it: texts, router, registry and platform. */
export async function renderInShell(
  ui: ReactNode,
  { path = '/dashboard', registry = { status: 'loading' }, platform = null }: Surroundings = {},
) {
  const router = createMemoryRouter([{ path: '*', element: ui }], { initialEntries: [path] });
  const stores = {
    registry: createStore<RegistryState>(
      'status' in registry ? registry : { status: 'ready', registry },
    ),
    platform: createStore<PlatformV1 | null>(platform),
  };
  const reloadRegistry: Mock<() => void> = vi.fn();
  const runtime: Runtime = { router, reloadRegistry, ...stores };
  const view = render(
    <RuntimeContext value={runtime}>
      <I18nextProvider i18n={await shellI18n()}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </RuntimeContext>,
  );
  return { ...view, router, stores, reloadRegistry };
}
