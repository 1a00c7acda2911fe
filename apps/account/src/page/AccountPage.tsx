import { useMount, usePlatform } from '@nafas/platform/remote';
import { RemoteRouter, Route, Routes } from '@nafas/platform/router';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClientOf } from '../data/query-client.ts';
import { ProfilePage } from '../profile/ProfilePage.tsx';
import { SettingsPage } from '../settings/SettingsPage.tsx';

/** /dashboard/profile and /dashboard/settings */
export default function AccountPage() {
  const platform = usePlatform();
  const { basename } = useMount();
  return (
    <QueryClientProvider client={queryClientOf(platform)}>
      <RemoteRouter platform={platform} basename={basename}>
        <Routes>
          <Route path="profile" element={<ProfilePage />} />
          <Route path="settings" element={<SettingsPage />} />
          {/* The address changes a moment before the shell takes this app away. */}
          <Route path="*" element={null} />
        </Routes>
      </RemoteRouter>
    </QueryClientProvider>
  );
}
