import { Skeleton } from '@nafas/design-system';
import { Route, Routes } from '@nafas/platform/router';
import { lazy, Suspense } from 'react';
import { useTexts } from './use-texts.ts';

const TrustedPeoplePage = lazy(() => import('./TrustedPeoplePage.tsx'));
const PersonPage = lazy(() => import('./PersonPage.tsx'));
const InvitationPage = lazy(() => import('./InvitationPage.tsx'));
const DoorPage = lazy(() => import('./DoorPage.tsx'));
const OwnPublicPage = lazy(() => import('../public-page/OwnPublicPage.tsx'));
const PublicPage = lazy(() => import('../public-page/PublicPage.tsx'));

/** Everything between people, with its texts; nothing of it is loaded before one of its pages is opened. */
export default function PeoplePages() {
  const texts = useTexts();
  if (texts.isError) throw texts.error;
  if (!texts.isSuccess) return <Skeleton blockSize={280} />;
  return (
    <Suspense fallback={<Skeleton blockSize={280} />}>
      <Routes>
        <Route path="/dashboard/settings/people" element={<TrustedPeoplePage />} />
        <Route path="/dashboard/settings/people/invitation" element={<InvitationPage />} />
        <Route path="/dashboard/settings/people/page" element={<OwnPublicPage />} />
        <Route path="/dashboard/settings/people/:link" element={<PersonPage />} />
        <Route path="/with" element={<DoorPage />} />
        <Route path="/p/:handle" element={<PublicPage />} />
        <Route path="*" element={null} />
      </Routes>
    </Suspense>
  );
}
