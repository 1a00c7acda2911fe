import { PATHS } from '@nafas/platform';
import { PublicPage } from './frame/PublicPage.tsx';
import { NotFound } from './NotFound.tsx';

/** For an address that neither the shell nor any feature has. */
export function NotFoundPage() {
  return (
    <PublicPage>
      <NotFound home={PATHS.landing} />
    </PublicPage>
  );
}
