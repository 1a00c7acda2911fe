import { useTranslation } from 'react-i18next';
import css from './samples.module.css';

/** One message and its answer. */
export function ChatSample() {
  const { t } = useTranslation();
  return (
    <div className={css['chat']}>
      <p className={css['me']}>{t('public.features.chat.me')}</p>
      <p className={css['them']}>{t('public.features.chat.them')}</p>
    </div>
  );
}
