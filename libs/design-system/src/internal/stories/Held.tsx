import { useState, type ReactNode } from 'react';

/** Holds a value for a controlled component in a story, as its page would. */
export function Held<Value>(props: {
  start: Value;
  children: (value: Value, set: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(props.start);
  return props.children(value, setValue);
}
