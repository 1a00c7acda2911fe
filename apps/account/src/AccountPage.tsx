import { DataRoot } from '@nafas/data-service/react';
import { isUnder } from '@nafas/platform';
import { Nowhere, useMount, usePlatform } from '@nafas/platform/remote';
import { RemoteRouter, Route, Routes, useLocation } from '@nafas/platform/router';
import { Suspense } from 'react';
import { importPage, peoplePages } from './later-pages.ts';
import { ProfilePage } from './page/ProfilePage.tsx';
import { SettingsPage } from './page/SettingsPage.tsx';

/** Where the pages between people are: two of them need no session. */
const BETWEEN_PEOPLE = ['/dashboard/settings/people', '/with', '/p'];

/** /dashboard/profile, /dashboard/settings and what lies below it; /with and /p/<handle>. */
export default function AccountPage() {
  const platform = usePlatform();
  const { basename, location } = useMount();
  return (
    <DataRoot>
      <RemoteRouter platform={platform} basename={basename} location={location}>
        <Pages />
      </RemoteRouter>
    </DataRoot>
  );
}

function Pages() {
  const { pathname } = useLocation();
  if (BETWEEN_PEOPLE.some((each) => isUnder(pathname, each))) {
    return (
      <Suspense>
        <peoplePages.Page />
      </Suspense>
    );
  }
  return (
    <Routes>
      <Route path="/dashboard/profile" element={<ProfilePage />} />
      <Route path="/dashboard/settings" element={<SettingsPage />} />
      <Route
        path="/dashboard/settings/import"
        element={
          <Suspense>
            <importPage.Page />
          </Suspense>
        }
      />
      <Route path="*" element={<Nowhere />} />
    </Routes>
  );
}
