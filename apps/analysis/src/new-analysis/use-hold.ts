import { useRef, useState, type FocusEvent, type PointerEvent } from 'react';

const MOVED_PX = 8;

/**
 * Whether someone stays here by choice: moved the pointer in here, or the focus. The pointer that rests where it
 * pressed a button, and the focus that was set by us on the element itself, are no choice.
 */
export function useHold() {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    isHeld: isHovered || isFocused,
    handlers: {
      onPointerMove({ clientX, clientY }: PointerEvent) {
        start.current ??= { x: clientX, y: clientY };
        const { x, y } = start.current;
        if (Math.hypot(clientX - x, clientY - y) > MOVED_PX) setIsHovered(true);
      },
      onPointerLeave() {
        start.current = null;
        setIsHovered(false);
      },
      onFocus({ target, currentTarget }: FocusEvent) {
        setIsFocused(target !== currentTarget);
      },
      onBlur: () => setIsFocused(false),
    },
  };
}
