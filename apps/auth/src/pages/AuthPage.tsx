import { useMount, usePlatform } from '@nafas/platform/remote';
import { RemoteRouter, Route, Routes } from '@nafas/platform/router';
import { CallbackPage } from '../callback/CallbackPage.tsx';
import { ForgotPage } from '../forgot/ForgotPage.tsx';
import { SignLayout } from '../layout/SignLayout.tsx';
import { RegisterPage } from '../register/RegisterPage.tsx';
import { ResetPage } from '../reset/ResetPage.tsx';
import { SignInPage } from '../sign-in/SignInPage.tsx';

/** Everything below /auth. The shell sends a signed-in person away and answers addresses that are not here. */
export default function AuthPage() {
  const platform = usePlatform();
  const { basename } = useMount();
  return (
    <RemoteRouter platform={platform} basename={basename}>
      <SignLayout>
        <Routes>
          <Route path="login" element={<SignInPage />} />
          <Route path="register" element={<RegisterPage />} />
          <Route path="forgot" element={<ForgotPage />} />
          <Route path="callback" element={<CallbackPage />} />
          <Route path="reset" element={<ResetPage />} />
        </Routes>
      </SignLayout>
    </RemoteRouter>
  );
}
