import { Nowhere, useMount, usePlatform, useStore } from '@nafas/platform/remote';
import { RemoteRouter, Route, Routes } from '@nafas/platform/router';
import type { ReactNode } from 'react';
import { CallbackPage } from '../callback/CallbackPage.tsx';
import { ConfirmPage } from '../confirm/ConfirmPage.tsx';
import { ForgotPage } from '../forgot/ForgotPage.tsx';
import { SignLayout } from '../layout/SignLayout.tsx';
import { RegisterPage } from '../register/RegisterPage.tsx';
import { ResetPage } from '../reset/ResetPage.tsx';
import { CodePage } from '../second-factor/CodePage.tsx';
import { SignInPage } from '../sign-in/SignInPage.tsx';

/** Everything below /auth. The shell sends a signed-in person away and answers addresses that are not here. */
export default function AuthPage() {
  const platform = usePlatform();
  const { basename, location } = useMount();
  const session = useStore(platform.session);
  const awaitsCode = session.status === 'signed-out' && session.awaitsCode === true;
  // Wherever a sign-in ends. Who would rather make another account, or ask for a new password, may.
  const unlessAwaited = (page: ReactNode) => (awaitsCode ? <CodePage /> : page);
  return (
    <RemoteRouter platform={platform} basename={basename} location={location}>
      <SignLayout>
        <Routes>
          <Route path="login" element={unlessAwaited(<SignInPage />)} />
          <Route path="register" element={<RegisterPage />} />
          <Route path="forgot" element={<ForgotPage />} />
          <Route path="callback" element={unlessAwaited(<CallbackPage />)} />
          <Route path="confirm" element={<ConfirmPage />} />
          <Route path="reset" element={unlessAwaited(<ResetPage />)} />
          <Route path="*" element={<Nowhere />} />
        </Routes>
      </SignLayout>
    </RemoteRouter>
  );
}
