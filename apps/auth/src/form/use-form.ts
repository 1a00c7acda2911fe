import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { problemOf, type CheckMessage, type Problem } from './problem.ts';

type FieldOf<Values> = Extract<keyof Values, string>;

interface FormOptions<Values> {
  readonly initial: Values | (() => Values);
  /** All problems, in the order in which they are to be solved. */
  readonly check: (values: Values) => readonly Problem<FieldOf<Values>>[];
  /** While true the fields are disabled and nothing is sent. */
  readonly busy: boolean;
  readonly send: (values: Values) => void;
}

/**
 * Values, problems and focus of one form. Problems are shown from the first attempt on and follow what is typed.
 * An attempt that fails moves the focus to the first invalid field; one that was sent gives the focus back to where
 * it was, because fields drop it when they are disabled.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { check, busy, send } = options;
  const [values, setValues] = useState(options.initial);
  const [attempts, setAttempts] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const place = useRef<HTMLElement>(null);
  const problems = attempts > 0 ? check(values) : [];

  useEffect(() => {
    // After the render, so that the error is already the field's description when it is read out.
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  useEffect(() => {
    if (busy) return;
    place.current?.focus();
    place.current = null;
  }, [busy]);

  return {
    values,
    set<Field extends FieldOf<Values>>(field: Field, value: Values[Field]) {
      setValues((now) => ({ ...now, [field]: value }));
    },
    error: (field: FieldOf<Values>): CheckMessage | undefined => problemOf(problems, field),
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      element.current = event.currentTarget;
      if (busy) return;
      setAttempts((n) => n + 1);
      if (check(values).length > 0) return;
      place.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      send(values);
    },
  };
}
