import { Nowhere } from '@nafas/platform/remote';
import { Route, Routes } from '@nafas/platform/router';
import { OwnPublicPage } from '../public-page/OwnPublicPage.tsx';
import { PublicPage } from '../public-page/PublicPage.tsx';
import { InvitationLinkPage } from './InvitationLinkPage.tsx';
import { InvitationPage } from './InvitationPage.tsx';
import { PersonPage } from './PersonPage.tsx';
import { TrustedPeoplePage } from './TrustedPeoplePage.tsx';
import { useTexts } from './use-texts.ts';
import { Waiting } from '../feedback/Waiting.tsx';

/**
 * Everything between people, with its texts; nothing of it is loaded before one of its pages is opened. One file: each
 * further one would stand in the app's entry, which every page loads.
 */
export default function PeoplePages() {
  const texts = useTexts();
  if (texts.isError) throw texts.error;
  if (!texts.isSuccess) return <Waiting blockSize={280} />;
  return (
    <Routes>
      <Route path="/dashboard/settings/people" element={<TrustedPeoplePage />} />
      <Route path="/dashboard/settings/people/invitation" element={<InvitationPage />} />
      <Route path="/dashboard/settings/people/page" element={<OwnPublicPage />} />
      <Route path="/dashboard/settings/people/:link" element={<PersonPage />} />
      <Route path="/with" element={<InvitationLinkPage />} />
      <Route path="/p/:handle?" element={<PublicPage />} />
      <Route path="*" element={<Nowhere />} />
    </Routes>
  );
}
