import '@nafas/design-system/styles.css';
import { textDirection } from '@nafas/platform';
import type { Feature } from '@nafas/platform/feature';
import type { RemoteModule } from '@nafas/platform/remote-module';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { createDevPlatform } from './dev-platform.ts';
import { Host } from './Host.tsx';

/** Starts the host in this page with one app in it. */
export function startHost(feature: Feature, remote: RemoteModule): void {
  const router = createBrowserRouter([{ path: '*', element: null }]);
  const dev = createDevPlatform(router);
  const first = feature.routes[0]?.path;
  // Without widgets there is nothing to see at the start address.
  if (location.pathname === '/' && feature.slots.length === 0 && first) void router.navigate(first);
  const { theme, language } = dev.platform;
  const apply = () => {
    const root = document.documentElement;
    root.lang = language.get();
    root.dir = textDirection(language.get());
    root.dataset['theme'] = theme.get();
  };
  apply();
  theme.subscribe(apply);
  language.subscribe(apply);
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <>
      <RouterProvider router={router} />
      <Host feature={feature} remote={remote} dev={dev} />
    </>,
  );
}
