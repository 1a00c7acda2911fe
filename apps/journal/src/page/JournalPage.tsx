import { DataRoot } from '@nafas/data-service/react';
import { Nowhere, useMount, usePlatform } from '@nafas/platform/remote';
import { RemoteRouter, Route, Routes } from '@nafas/platform/router';
import { lazy, Suspense, useEffect } from 'react';
import { RemovedProvider } from '../removed/Removed.tsx';
import { Home } from './Home.tsx';
import { keepJournal } from './keep-journal.ts';

const EntryPage = lazy(() => import('../entry/EntryPage.tsx'));

/** /dashboard/journal and each entry below it */
export default function JournalPage() {
  const platform = usePlatform();
  const { basename, location } = useMount();
  useEffect(() => keepJournal(platform), [platform]);
  return (
    <DataRoot>
      <RemovedProvider>
        <RemoteRouter platform={platform} basename={basename} location={location}>
          <Routes>
            <Route index element={<Home />} />
            <Route
              path=":id"
              element={
                <Suspense>
                  <EntryPage />
                </Suspense>
              }
            />
            <Route path="*" element={<Nowhere />} />
          </Routes>
        </RemoteRouter>
      </RemovedProvider>
    </DataRoot>
  );
}
