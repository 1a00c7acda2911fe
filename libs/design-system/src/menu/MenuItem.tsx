import { clsx } from 'clsx';
import { useContext, type MouseEvent, type ReactNode } from 'react';
import { Check } from '../icons/lucide.ts';
import { MenuContext } from './MenuContext.ts';
import css from './Menu.module.css';

interface ItemProps {
  children: ReactNode;
  icon?: ReactNode;
  disabled?: boolean | undefined;
  /**
   * Language of the words, where it differs from the page (a list of languages). All items begin at the edge where the
   * page's lines begin, also those of a language that is read from the other.
   */
  lang?: string | undefined;
  /** The id of words in the menu that say more about it: a screen reader goes from item to item and reads nothing else. */
  'aria-describedby'?: string | undefined;
}

/** Props of {@link MenuItem}. */
export interface MenuItemProps extends ItemProps {
  /** Makes it a link. */
  href?: string | undefined;
  /** Whether the link leads to what is shown now. */
  isCurrent?: boolean | undefined;
  /** Runs as the menu closes; a router may prevent the default of a link here. */
  onSelect?: ((event: MouseEvent) => void) | undefined;
  tone?: 'plain' | 'critical';
}

/** A command. */
export function MenuItem({
  children,
  icon,
  disabled,
  href,
  isCurrent = false,
  onSelect,
  tone,
  ...rest
}: MenuItemProps) {
  const { close } = useContext(MenuContext);
  function select(event: MouseEvent) {
    if (disabled) return event.preventDefault();
    close();
    onSelect?.(event);
  }
  const shared = {
    ...rest,
    role: 'menuitem',
    tabIndex: -1,
    'aria-disabled': disabled || undefined,
    className: clsx(css['item'], tone === 'critical' && css['critical']),
    onClick: select,
  };
  if (href !== undefined) {
    return (
      <a href={href} aria-current={isCurrent || undefined} {...shared}>
        {icon}
        {children}
        {isCurrent ? <Check className={css['tick']} /> : null}
      </a>
    );
  }
  return (
    <button type="button" {...shared}>
      {icon}
      {children}
    </button>
  );
}

/** Props of {@link MenuRadio}. */
export interface MenuRadioProps extends ItemProps {
  checked: boolean;
  onSelect: () => void;
}

/** One choice of several; the chosen one has a tick. */
export function MenuRadio({
  children,
  icon,
  disabled,
  checked,
  onSelect,
  ...rest
}: MenuRadioProps) {
  const { close } = useContext(MenuContext);
  return (
    <button
      {...rest}
      type="button"
      role="menuitemradio"
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      tabIndex={-1}
      className={css['item']}
      onClick={() => {
        if (disabled) return;
        close();
        onSelect();
      }}
    >
      {icon}
      {children}
      {checked ? <Check className={css['tick']} /> : null}
    </button>
  );
}
