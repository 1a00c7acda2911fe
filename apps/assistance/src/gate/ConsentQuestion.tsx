import { Button, State } from '@nafas/design-system';
import type { EmotionSource } from '@nafas/emotion';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly source: EmotionSource;
  readonly agree: () => Promise<void>;
}

/** Explains which data of a source is read and what becomes of it, with the button that agrees to it. */
export function ConsentQuestion({ source, agree }: Props) {
  const { t } = useTranslation();
  const [step, setStep] = useState<'ask' | 'saving' | 'failed'>('ask');
  async function press() {
    setStep('saving');
    try {
      await agree();
    } catch {
      setStep('failed');
    }
  }
  return (
    <State
      kind="empty"
      level={2}
      title={t('gate.ask.title')}
      sentence={t(`gate.ask.${source}`)}
      help={
        step === 'failed' ? <span role="alert">{t('gate.agreeFailed')}</span> : t('gate.revocable')
      }
      action={
        <Button variant="primary" busy={step === 'saving'} onClick={() => void press()}>
          {t('gate.agree')}
        </Button>
      }
    />
  );
}
