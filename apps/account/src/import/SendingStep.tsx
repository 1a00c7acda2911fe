import { Button, Card, Meter } from '@nafas/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './import.module.css';
import { useFormat } from './use-format.ts';

/** Entries on their way, and the way back. */
export function SendingStep(props: { sent: number; of: number; onCancel: () => void }) {
  const { sent, of, onCancel } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const [isEnding, setIsEnding] = useState(false);
  return (
    <Card as="div" className={css['sending']}>
      <Meter
        role="progressbar"
        label={t(isEnding ? 'import.sending.ending' : 'import.sending.title')}
        value={sent}
        max={of}
        valueText={t('import.sending.of', { sent: format.number(sent), n: format.number(of) })}
      />
      <Button
        busy={isEnding}
        onClick={() => {
          setIsEnding(true);
          onCancel();
        }}
      >
        {t('import.sending.cancel')}
      </Button>
    </Card>
  );
}
