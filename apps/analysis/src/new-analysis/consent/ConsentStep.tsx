import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './consent.module.css';

/** Before a check-in is kept for the first time: what is agreed to. The buttons are the dialog's. */
export function ConsentStep({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={css['step']}>
      <h3 ref={title} tabIndex={-1} className={css['title']}>
        {t('new.consent.title')}
      </h3>
      <p>{t('new.consent.text')}</p>
      <p className={css['revocable']}>{t('new.consent.revocable')}</p>
      {children}
    </section>
  );
}
