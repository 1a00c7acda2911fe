import { HELPLINES_COMPILED } from '@nafas/care';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../frame/use-format.ts';
import css from './help-page.module.css';

/** The page's privacy, how far to trust its numbers, and whose lists they come from. */
export function HelpCredit() {
  const { t } = useTranslation('help');
  const { month } = useFormat();
  return (
    <footer className={css['credit']}>
      <p>{t('note')}</p>
      <p>{t('credit', { date: month(HELPLINES_COMPILED) })}</p>
    </footer>
  );
}
