import { useTranslation } from 'react-i18next';
import css from './samples.module.css';

/** One message and its answer. */
export function ChatSample() {
  const { t } = useTranslation('public');
  return (
    <div className={css['chat']}>
      <p className={css['me']}>{t('features.chat.me')}</p>
      <p className={css['them']}>{t('features.chat.them')}</p>
    </div>
  );
}
