import { DataRoot } from '@nafas/data-service/react';
import { useMount, usePlatform } from '@nafas/platform/remote';
import { RemoteRouter, Route, Routes } from '@nafas/platform/router';
import { lazy, Suspense } from 'react';
import { ProfilePage } from './page/ProfilePage.tsx';
import { SettingsPage } from './page/SettingsPage.tsx';

const ImportPage = lazy(() => import('./import/ImportPage.tsx'));

/** /dashboard/profile, /dashboard/settings and what lies below it */
export default function AccountPage() {
  const platform = usePlatform();
  const { basename } = useMount();
  return (
    <DataRoot>
      <RemoteRouter platform={platform} basename={basename}>
        <Routes>
          <Route path="profile" element={<ProfilePage />} />
          <Route path="settings" element={<SettingsPage />} />
          <Route
            path="settings/import"
            element={
              <Suspense>
                <ImportPage />
              </Suspense>
            }
          />
          {/* The address changes a moment before the shell takes this app away. */}
          <Route path="*" element={null} />
        </Routes>
      </RemoteRouter>
    </DataRoot>
  );
}
