import type { i18n } from 'i18next';
import { StrictMode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ActionHost } from '../features/ActionHost.tsx';
import { RouterView } from '../router/RouterView.tsx';
import { RuntimeContext } from '../runtime/runtime-context.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { Notices } from '../screens/notices/Notices.tsx';
import { Overridden } from '../screens/overrides/Overridden.tsx';
import { PageLoader } from '../screens/pages/PageLoader.tsx';
import { UnexpectedErrorPage } from '../screens/public-pages/UnexpectedErrorPage.tsx';
import { HYDRATED } from './hydrated.ts';

/** The shell: its texts, its router, and above every page the actions and the notices. */
export function App({ runtime, i18n }: { runtime: Runtime; i18n: i18n }) {
  return (
    <StrictMode>
      <RuntimeContext value={runtime}>
        <I18nextProvider i18n={i18n}>
          <RouterView
            router={runtime.router}
            fallback={<PageLoader />}
            failed={<UnexpectedErrorPage />}
          />
          <ActionHost />
          <Notices />
          <Overridden />
          <HydrationSignal />
        </I18nextProvider>
      </RuntimeContext>
    </StrictMode>
  );
}

/** Tells before-paint.ts that the page answers now: a press that came earlier is made again. */
function HydrationSignal() {
  useEffect(() => {
    dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}
