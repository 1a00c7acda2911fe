import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  open: boolean;
  /** What the question is about stays: cancel, the close button or Escape. Set `open` to false to agree. */
  onClose: () => void;
  /** The question. */
  title: ReactNode;
  /** What goes with it, and whether it can be brought back. */
  lead: ReactNode;
  /** Names what is done, by its verb. */
  confirmLabel: ReactNode;
  onConfirm: () => void;
  cancelLabel: ReactNode;
  closeLabel: string;
  /** It is being done. Default false. */
  busy?: boolean;
}

/** Asks before something is gone for good. Focus is not on the press that does it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, onConfirm, cancelLabel, busy = false, ...dialog } = props;
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      foot={
        <>
          <Button onClick={props.onClose}>{cancelLabel}</Button>
          <Button variant="critical" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
