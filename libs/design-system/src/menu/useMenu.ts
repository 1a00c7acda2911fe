import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { rovingIndex } from '../internal/rovingIndex.ts';
import { shiftIntoView } from '../internal/shiftIntoView.ts';

const ITEMS = '[role^="menuitem"]:not([aria-disabled="true"])';

/** Opening, closing and moving in a menu, after the WAI-ARIA menu button pattern. */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const startAtEnd = useRef(false);

  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];

  function show(atEnd: boolean) {
    startAtEnd.current = atEnd;
    setOpen(true);
  }
  function close() {
    setOpen(false);
    trigger.current?.focus();
  }

  const enter = useEffectEvent(() => {
    const all = items();
    const chosen = all.find((item) => item.getAttribute('aria-checked') === 'true');
    (startAtEnd.current ? all.at(-1) : (chosen ?? all[0]))?.focus();
  });
  const pressOutside = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !anchor.current?.contains(event.target)) setOpen(false);
  });
  // Its button may stand in the middle of a narrow window.
  useLayoutEffect(() => {
    if (!open || !menu.current) return;
    const shift = shiftIntoView(menu.current.getBoundingClientRect(), window.innerWidth);
    menu.current.style.setProperty('--shift', `${shift}px`);
  }, [open]);
  useEffect(() => {
    if (!open) return;
    enter();
    const press = (event: PointerEvent) => pressOutside(event);
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [open]);

  function keyOnTrigger(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show(event.key === 'ArrowUp');
  }
  function keyInMenu(event: KeyboardEvent) {
    if (event.key === 'Tab') return setOpen(false);
    const all = items();
    const index = all.findIndex((item) => item === document.activeElement);
    const next = rovingIndex({
      key: event.key,
      index,
      count: all.length,
      axis: 'vertical',
      rtl: false,
    });
    if (event.key !== 'Escape' && next === null) return;
    event.preventDefault();
    // An Escape that closed the menu must not also close the dialog around it.
    event.stopPropagation();
    if (next === null) close();
    else all[next]?.focus();
  }

  return { open, anchor, menu, trigger, show, close, keyOnTrigger, keyInMenu };
}
