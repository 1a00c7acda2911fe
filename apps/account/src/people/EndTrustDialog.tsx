import type { TrustedPerson } from '@nafas/data-service/trusted-people';
import { Button, Dialog } from '@nafas/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTrust } from './use-trust.ts';

/** Asks once whether it ends with somebody, or ends for good; then it ends at once. */
export function EndTrustDialog(props: {
  person: Pick<TrustedPerson, 'id' | 'name'> & { readonly side: 'sees-me' | 'seen' };
  onClose: () => void;
  onEnded?: () => void;
}) {
  const { person, onClose, onEnded } = props;
  const { id, name, side } = person;
  const { t } = useTranslation('people');
  const { isBusy, change } = useTrust();
  const [pressed, setPressed] = useState<'end' | 'block' | null>(null);
  async function end(how: 'end' | 'block') {
    setPressed(how);
    const done = t(how === 'end' ? 'end.ended' : 'end.blocked', { name });
    if (!(await change({ do: how, id }, done))) return;
    onClose();
    onEnded?.();
  }
  return (
    <Dialog
      open
      onClose={() => !isBusy && onClose()}
      role="alertdialog"
      title={t('end.title', { name })}
      lead={t(side === 'sees-me' ? 'end.seesMe' : 'end.seen')}
      closeLabel={t('back')}
      foot={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            {t('end.keep')}
          </Button>
          <Button
            // What was pressed keeps the focus.
            busy={isBusy && pressed === 'block'}
            disabled={isBusy && pressed !== 'block'}
            onClick={() => void end('block')}
          >
            {t('end.block')}
          </Button>
          <Button
            variant="critical"
            busy={isBusy && pressed === 'end'}
            disabled={isBusy && pressed !== 'end'}
            onClick={() => void end('end')}
          >
            {t('end.now')}
          </Button>
        </>
      }
    >
      <p>{t('end.blockHint')}</p>
    </Dialog>
  );
}
