import { Card, CardHead } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import css from './page.module.css';

const COMMANDS = `npx nafas status
npx nafas history --app motivation
npx nafas rollback motivation --why "…"`;

/** Where the backend knows no place of releases: the way by the command. */
export function NoPlace() {
  const { t } = useTranslation();
  return (
    <Card className={css['noPlace']}>
      <CardHead title={t('noPlace.title')} lead={t('noPlace.lead')} />
      <pre dir="ltr" tabIndex={0} role="region" aria-label={t('noPlace.commands')}>
        <code>{COMMANDS}</code>
      </pre>
      <p className={css['muted']}>{t('noPlace.help')}</p>
    </Card>
  );
}
