import { Button } from '@nafas/design-system';
import { PATHS } from '@nafas/platform';
import { useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import css from '../form/Form.module.css';
import headCss from '../layout/PageHead.module.css';
import { StateLink } from '../layout/StateLink.tsx';

/** The account waits for the link in the e-mail. */
export function CheckInbox(props: { email: string; onOtherAddress: () => void }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is gone: go on from the sentence that took its place.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css['page']}>
      <h1 className={headCss['title']} tabIndex={-1} ref={heading}>
        {t('inbox.title')}
      </h1>
      <p>
        <Trans
          i18nKey="inbox.text"
          values={{ email: props.email }}
          components={{ address: <bdi dir="ltr" className={css['address']} /> }}
        />
      </p>
      <p className={css['muted']}>{t('inbox.spam')}</p>
      <div className={css['row']}>
        <StateLink to={PATHS.signIn}>{t('inbox.signIn')}</StateLink>
        <Button variant="quiet" onClick={props.onOtherAddress}>
          {t('inbox.otherAddress')}
        </Button>
      </div>
    </div>
  );
}
