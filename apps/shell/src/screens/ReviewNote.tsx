import { isReviewed } from '@nafas/platform';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../runtime/runtime-context.ts';
import css from './languages.module.css';

/**
 * Says of a language that nobody who grew up with it has reviewed its texts yet. The item of the language is described by
 * `id`, since a screen reader reads nothing but the items of a menu.
 */
export function useReviewNote(): { readonly id: string | undefined; readonly note: ReactNode } {
  const { t } = useTranslation();
  const id = useId();
  if (isReviewed(useLanguage())) return { id: undefined, note: null };
  const note = (
    <p id={id} role="presentation" className={css['note']}>
      {t('languageUnreviewed')}
    </p>
  );
  return { id, note };
}
