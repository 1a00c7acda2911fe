import { Button, Dialog } from '@nafas/design-system';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureBanner } from '../auth-call/FailureBanner.tsx';
import { ProofFields } from '../reauthentication/ProofFields.tsx';
import { useProvenCall } from '../reauthentication/use-proven-call.ts';
import { CodesShown } from './CodesShown.tsx';
import css from './recovery-codes.module.css';
import { useMakeCodes } from './use-recovery-codes.ts';

/** Asks before ten new codes take the place of the old ones, then shows them. */
export function CodesDialog({ left, onClose }: { left: number; onClose: () => void }) {
  const { t } = useTranslation();
  const form = useId();
  const make = useMakeCodes();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { busy, failure, proof, run } = useProvenCall();

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const outcome = await run(make);
    if (outcome?.kind === 'codes') setCodes(outcome.codes);
  }

  return (
    <Dialog
      // It may take the place of the one that set two-factor up.
      urgent
      // Another dialog: its focus goes to what is new in it.
      key={codes === null ? 'question' : 'codes'}
      open
      onClose={onClose}
      title={t(codes === null ? 'recovery.newTitle' : 'recovery.shownTitle')}
      lead={t(
        codes !== null
          ? 'recovery.shownLead'
          : left > 0
            ? 'recovery.newLead'
            : 'recovery.firstLead',
      )}
      closeLabel={t('close')}
      foot={
        codes === null ? (
          <>
            <Button variant="quiet" disabled={busy} onClick={onClose}>
              {t('recovery.keepOld')}
            </Button>
            <Button variant="primary" type="submit" form={form} busy={busy}>
              {t('recovery.make')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={onClose}>
            {t('recovery.kept')}
          </Button>
        )
      }
    >
      {codes === null ? (
        <form
          id={form}
          className={css['shown']}
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          <ProofFields proof={proof} busy={busy} />
          {failure && <FailureBanner failure={failure} />}
        </form>
      ) : (
        <CodesShown codes={codes} />
      )}
    </Dialog>
  );
}
