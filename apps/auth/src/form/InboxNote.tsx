import { Button } from '@nafas/design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import headCss from '../layout/PageHead.module.css';
import css from './Form.module.css';

interface InboxNoteProps {
  /** The sentence that says what the e-mail is for. */
  text: 'inbox.text' | 'forgot.sent';
  email: string;
  onOtherAddress: () => void;
  /** For a message that did not come. */
  more?: ReactNode;
  /** The way on from here. */
  children: ReactNode;
}

/** Says that the next step is in an e-mail. */
export function InboxNote({ text, email, onOtherAddress, more, children }: InboxNoteProps) {
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
          i18nKey={text}
          values={{ email }}
          components={{ address: <bdi dir="ltr" className={css['address']} /> }}
        />
      </p>
      <p className={css['muted']}>{t('inbox.spam')}</p>
      {more}
      <div className={css['row']}>
        {children}
        <Button variant="quiet" className={css['flush']} onClick={onOtherAddress}>
          {t('inbox.otherAddress')}
        </Button>
      </div>
    </div>
  );
}
