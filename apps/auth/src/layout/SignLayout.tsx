import { BreathArt } from '@nafas/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './SignLayout.module.css';
import { TopBar } from './TopBar.tsx';

/**
 * The form on one side, the breath on the other; above each other on a small screen. These pages stand bare, outside
 * the shell's frame, so the landmark is theirs.
 */
export function SignLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <main className={css['layout']}>
      <div className={css['side']}>
        <TopBar />
        <div className={css['body']}>{children}</div>
      </div>
      <div className={css['art']} data-theme="dark">
        <BreathArt className={css['drawing']} />
        <p className={css['sentence']}>{t('art.title')}</p>
        <p className={css['promise']}>{t('art.text')}</p>
      </div>
    </main>
  );
}
