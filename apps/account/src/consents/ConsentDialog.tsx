import { Button, Dialog } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import type { RequestablePurpose } from './use-consents.ts';

/** The full text of a consent, shown before it is given. */
export function ConsentDialog(props: {
  purpose: RequestablePurpose;
  busy: boolean;
  onClose: () => void;
  onAgree: () => void;
}) {
  const { purpose, busy, onClose, onAgree } = props;
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`consents.${purpose}.title`)}
      lead={t(`consents.${purpose}.text`)}
      closeLabel={t('close')}
      foot={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('consents.decline')}
          </Button>
          <Button variant="primary" busy={busy} onClick={onAgree}>
            {t('consents.agree')}
          </Button>
        </>
      }
    >
      <p>{t('consents.always')}</p>
    </Dialog>
  );
}
