import { clsx } from 'clsx';
import { useId, useState, type ReactNode } from 'react';
import { ChevronDown } from '../icons/lucide.ts';
import css from './Disclosure.module.css';

/** Props of {@link Disclosure}. */
export interface DisclosureProps {
  icon: ReactNode;
  label: ReactNode;
  /** One quiet line while it is closed: what it is for, or what is filled in. */
  value: ReactNode;
  /** Whether the line says what is filled in. */
  isSet?: boolean;
  /** Whether it is open at first. Default false. */
  defaultOpen?: boolean;
  /** Keeps it open, as while something in it has to be put right. Default false. */
  keepOpen?: boolean;
  children: ReactNode;
}

/**
 * A part of a form that waits in one line until it is wanted. Its content is made on first opening and then kept, so that
 * closing it loses nothing.
 */
export function Disclosure(props: DisclosureProps) {
  const { icon, label, value, isSet = false, defaultOpen = false, keepOpen = false } = props;
  const id = useId();
  const [wantsOpen, setIsOpen] = useState(defaultOpen);
  const isOpen = wantsOpen || keepOpen;
  const [wasOpen, setWasOpen] = useState(defaultOpen);
  return (
    <div className={css['disclosure']}>
      <button
        type="button"
        className={css['summary']}
        aria-expanded={isOpen}
        aria-controls={wasOpen ? id : undefined}
        onClick={() => {
          setIsOpen(!wantsOpen);
          setWasOpen(true);
        }}
      >
        {icon}
        <span className={css['label']}>{label}</span>{' '}
        {(!isOpen || isSet) && (
          <span className={clsx(css['value'], isSet && css['set'])}>{value}</span>
        )}
        <ChevronDown size="sm" />
      </button>
      {wasOpen && (
        <div id={id} hidden={!isOpen} className={css['content']}>
          {props.children}
        </div>
      )}
    </div>
  );
}

/** Several of them, one below the other. */
export function Disclosures({ children }: { children: ReactNode }) {
  return <div className={css['disclosures']}>{children}</div>;
}
