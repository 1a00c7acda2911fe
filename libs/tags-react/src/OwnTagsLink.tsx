import { Link } from '@nafas/design-system';
import { lazyPage } from '@nafas/platform/remote';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const ownTags = lazyPage(() => import('./OwnTags.tsx'));

/** The way to the dialog of the person's own tags. */
export function OwnTagsLink({ onRenamed }: { onRenamed?: (old: string, name: string) => void }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p>
        <Link onClick={() => setIsOpen(true)}>{t('tags.manage')}</Link>
      </p>
      {isOpen && (
        <Suspense>
          <ownTags.Page onRenamed={onRenamed} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
