import { clsx } from 'clsx';
import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { MenuContext } from './MenuContext.ts';
import { useMenu } from './useMenu.ts';
import css from './Menu.module.css';

/** Spread these on the Button or IconButton that opens the menu. */
export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The name of the menu. */
  label: string;
  /** Draws the button: `(trigger) => <Button {...trigger}>…</Button>`. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** MenuItem, MenuRadio and `<hr />`. */
  children: ReactNode;
  /** Which edge of the button it hangs from. Default `start`. */
  align?: 'start' | 'end';
  /** Default below the button. */
  side?: 'below' | 'above';
  className?: string | undefined;
}

/** A button and the commands or choices behind it. */
export function Menu({ label, trigger, children, align, side, className }: MenuProps) {
  const id = useId();
  const { open, anchor, menu, trigger: button, show, close, keyOnTrigger, keyInMenu } = useMenu();
  return (
    <div ref={anchor} className={clsx(css['anchor'], className)}>
      {trigger({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => (open ? close() : show(false)),
        onKeyDown: keyOnTrigger,
      })}
      {open ? (
        <div
          ref={menu}
          id={id}
          role="menu"
          aria-label={label}
          className={clsx(
            css['menu'],
            align === 'end' && css['end'],
            side === 'above' && css['above'],
          )}
          onKeyDown={keyInMenu}
        >
          <MenuContext value={{ close }}>{children}</MenuContext>
        </div>
      ) : null}
    </div>
  );
}
