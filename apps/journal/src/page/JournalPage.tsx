import { DataRoot } from '@nafas/data-service/react';
import { Nowhere, useMount, usePlatform } from '@nafas/platform/remote';
import { RemoteRouter, Route, Routes } from '@nafas/platform/router';
import { Suspense, useEffect } from 'react';
import { entryPage } from '../entry/entry-page.ts';
import { RemovedProvider } from '../removed/Removed.tsx';
import { Home } from './Home.tsx';
import { keepJournal } from './keep-journal.ts';

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
                  <entryPage.Page />
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
