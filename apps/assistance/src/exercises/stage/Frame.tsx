import { Button, IconButton } from '@nafas/design-system';
import { LifeBuoy, X } from '@nafas/design-system/icons';
import { usePlatformLink } from '@nafas/platform/remote';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from './stage.module.css';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly onLeave: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

/**
 * The whole screen for one thing, with the way out and the way to help. A native dialog: what lies behind is out of reach,
 * and Escape leaves.
 */
export function Frame({ title, lead, onLeave, onKeyDown, children }: Props) {
  const { t } = useTranslation('exercises');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const help = usePlatformLink('/help');
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      if (element?.open) element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={css['stage']}
      data-whole=""
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
      onKeyDown={onKeyDown}
    >
      <header className={css['head']}>
        <IconButton variant="outlined" label={t('stage.leave')} onClick={onLeave}>
          <X />
        </IconButton>
        <div>
          <h1 id={id}>{title}</h1>
          <p>{lead}</p>
        </div>
        <Button {...help} className={css['help']} icon={<LifeBuoy />}>
          <span>{t('stage.help')}</span>
        </Button>
      </header>
      {children}
    </dialog>
  );
}
