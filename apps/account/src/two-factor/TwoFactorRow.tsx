import { Button } from '@nafas/design-system';
import { usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodesDialog } from '../recovery-codes/CodesDialog.tsx';
import { CodesRow } from '../recovery-codes/CodesRow.tsx';
import { EnrolDialog } from './EnrolDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { SignOutRow } from './SignOutRow.tsx';
import { useTwoFactor, type TwoFactorState } from './use-two-factor.ts';
import { SettingRow } from '../rows/SettingRow.tsx';

/** Two-factor sign-in, on or off, or why it is not to be had; and signing out on this or all devices. */
export function TwoFactorRow() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [state, askAgain] = useTwoFactor();
  const [isOpen, setIsOpen] = useState(false);
  /** It was turned on just now: its recovery codes are next. */
  const [isNew, setIsNew] = useState(false);
  const isOn = state.status === 'known' && state.factors.length > 0;

  function finish(message: 'twoFactor.isOn' | 'twoFactor.isOff') {
    setIsOpen(false);
    askAgain();
    platform.notify({ kind: 'done', message: t(message) });
  }

  function control() {
    if (state.status === 'failed')
      return <Button onClick={askAgain}>{t('tryAgain', { ns: 'generic' })}</Button>;
    return (
      <Button
        busy={state.status === 'loading'}
        disabled={state.status === 'not-here'}
        onClick={() => setIsOpen(true)}
      >
        {t(isOn ? 'twoFactor.turnOff' : 'twoFactor.setUp')}
      </Button>
    );
  }

  return (
    <>
      <SettingRow title={t('twoFactor.title')} hint={t(getHint(state))}>
        {control()}
        {isOpen && state.status === 'known' && !isOn && (
          <EnrolDialog
            calls={state.calls}
            onClose={() => setIsOpen(false)}
            onDone={() => {
              finish('twoFactor.isOn');
              setIsNew(true);
            }}
          />
        )}
        {isOpen && state.status === 'known' && isOn && (
          <RemoveDialog
            calls={state.calls}
            onClose={() => setIsOpen(false)}
            onDone={() => finish('twoFactor.isOff')}
          />
        )}
      </SettingRow>
      {isOn && <CodesRow />}
      {isNew && <CodesDialog left={0} onClose={() => setIsNew(false)} />}
      <SignOutRow />
    </>
  );
}

function getHint(state: TwoFactorState) {
  switch (state.status) {
    case 'loading':
      return 'loading';
    case 'failed':
      return 'twoFactor.unknown';
    case 'not-here':
      return state.why === 'demo' ? 'twoFactor.notInDemo' : 'twoFactor.notHere';
    case 'known':
      return state.factors.length > 0 ? 'twoFactor.hintOn' : 'twoFactor.hintOff';
  }
}
