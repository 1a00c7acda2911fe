import type { i18n } from 'i18next';
import { StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router';
import { Alive } from './boot/Alive.tsx';
import { ActionHost } from './parcels/ActionHost.tsx';
import { Notices } from './notices/Notices.tsx';
import { Overridden } from './override/Overridden.tsx';
import type { Runtime } from './boot/runtime.ts';
import { RuntimeContext } from './boot/runtime-context.ts';

/** The shell: its texts, its router, and above every page the actions and the notices. */
export function App({ runtime, i18n }: { runtime: Runtime; i18n: i18n }) {
  return (
    <StrictMode>
      <RuntimeContext value={runtime}>
        <I18nextProvider i18n={i18n}>
          <RouterProvider router={runtime.router} />
          <ActionHost />
          <Notices />
          <Overridden />
          <Alive />
        </I18nextProvider>
      </RuntimeContext>
    </StrictMode>
  );
}
