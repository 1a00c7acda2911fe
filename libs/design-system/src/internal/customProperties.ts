import type { Ref } from 'react';

/**
 * A `ref` that sets CSS custom properties through the CSSOM, which a strict CSP allows. Not a `style` prop: markup made
 * at build time would hold it as an attribute, which the CSP forbids. Before the script runs the stylesheet's own value
 * counts. A ref of the caller's is served too.
 */
export function customProperties<T extends HTMLElement | SVGElement>(
  values: Record<`--${string}`, string | number>,
  others?: Ref<T>,
) {
  return (element: T | null) => {
    for (const [name, value] of Object.entries(values)) {
      element?.style.setProperty(name, String(value));
    }
    const undo = assign(others, element);
    return () => {
      for (const name of Object.keys(values)) element?.style.removeProperty(name);
      undo();
    };
  };
}

function assign<T>(ref: Ref<T> | undefined, element: T | null): () => void {
  if (typeof ref === 'function') {
    const undo = ref(element);
    return typeof undo === 'function' ? () => void undo() : () => void ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
