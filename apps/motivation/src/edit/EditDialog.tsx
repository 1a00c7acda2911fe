import { QuietHelp, useCrisisLevel } from '@nafas/care-react';
import { Banner, Button, Dialog } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { isDataError, joinSentences } from '@nafas/platform';
import { useCause, usePlatform } from '@nafas/platform/remote';
import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CareHelp } from '../care/CareHelp.tsx';
import css from '../new-goal/new-goal.module.css';

interface EditDialogProps {
  readonly title: string;
  /** What the person called the thing before. */
  readonly name: string;
  /** Said when it is stored. */
  readonly done: string;
  /** Said when it was changed elsewhere meanwhile. */
  readonly conflict: string;
  /** What was typed, which is screened. */
  readonly text: string;
  /** Whether something is wrong with the fields. */
  readonly isWrong: boolean;
  readonly save: () => Promise<unknown>;
  readonly onClose: () => void;
  /** The fields. What is wrong with them shows once they were sent. */
  readonly children: (state: { readonly isBusy: boolean; readonly isSent: boolean }) => ReactNode;
}

/**
 * Changes a goal or a habit. It closes when that is stored: until then what was typed stays in it. Help is offered beside heavy
 * words and holds up nothing.
 */
export function EditDialog(props: EditDialogProps) {
  const { title, name, done, conflict, isWrong, save, onClose, children } = props;
  const { t, i18n } = useTranslation();
  const platform = usePlatform();
  const describeCause = useCause();
  const form = useId();
  const element = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [saving, setSaving] = useState<{ error?: unknown; isBusy: boolean }>({ isBusy: false });
  const text = props.text.trim();
  const care = useCrisisLevel(text);

  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    setAttempts((count) => count + 1);
    if (isWrong || saving.isBusy) return;
    setSaving({ isBusy: true });
    try {
      await save();
      platform.notify({ kind: 'done', message: done });
      onClose();
    } catch (error) {
      setSaving({ error, isBusy: false });
    }
  }

  const { error, isBusy } = saving;
  const isConflict = isDataError(error) && error.code === 'conflict';
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      lead={<bdi>{name}</bdi>}
      closeLabel={t('close')}
      foot={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form} busy={isBusy}>
            {error === undefined ? t('edit.save') : t('tryAgain', { ns: 'generic' })}
          </Button>
        </>
      }
    >
      <form
        ref={element}
        id={form}
        noValidate
        onSubmit={(event) => void send(event)}
        className={css['form']}
      >
        {children({ isBusy, isSent: attempts > 0 })}
        {care === 'none' ? <QuietHelp text={text} /> : <CareHelp level={care} />}
        {error !== undefined && (
          <Banner tone="critical" icon={<CircleAlert />}>
            {isConflict
              ? conflict
              : joinSentences(i18n.language, [t('edit.failed'), describeCause(error)])}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}
