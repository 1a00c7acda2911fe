import { Button, Switch } from '@nafas/design-system';
import { usePlatform } from '@nafas/platform/remote';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodesDialog } from '../recovery-codes/CodesDialog.tsx';
import { CodesRow } from '../recovery-codes/CodesRow.tsx';
import { EnrolDialog } from './EnrolDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { SignOutRow } from './SignOutRow.tsx';
import { useTwoFactor, type TwoFactorState } from './use-two-factor.ts';
import { SettingRow } from '../rows/SettingRow.tsx';

/**
 * Two-factor sign-in as a switch, or why it is not to be had; and signing out on this or all devices. The switch turns
 * when the server has turned it: on is set up first, off is asked first.
 */
export function TwoFactorRow() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [state, askAgain] = useTwoFactor();
  const [isOpen, setIsOpen] = useState(false);
  /** It was turned on just now: its recovery codes are next. */
  const [isNew, setIsNew] = useState(false);
  const isOn = state.status === 'known' && state.factors.length > 0;
  const hint = useId();

  function finish(message: 'twoFactor.isOn' | 'twoFactor.isOff') {
    setIsOpen(false);
    askAgain();
    platform.notify({ kind: 'done', message: t(message) });
  }

  function control() {
    if (state.status === 'failed')
      return <Button onClick={askAgain}>{t('tryAgain', { ns: 'generic' })}</Button>;
    return (
      <Switch
        label={t('twoFactor.title')}
        labelHidden
        aria-describedby={hint}
        checked={isOn}
        disabled={state.status !== 'known'}
        onChange={() => setIsOpen(true)}
      />
    );
  }

  return (
    <>
      <SettingRow
        anchor="twoFactor"
        title={t('twoFactor.title')}
        hint={t(getHint(state))}
        hintId={hint}
        inLine
      >
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
