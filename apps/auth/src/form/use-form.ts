import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { firstProblem, type Problem } from './problem.ts';

type FieldOf<Values> = Extract<keyof Values, string>;
type TextFieldOf<Values> = {
  [Field in FieldOf<Values>]: Values[Field] extends string ? Field : never;
}[FieldOf<Values>];

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
  const { t } = useTranslation();
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

  function set<Field extends FieldOf<Values>>(field: Field, value: Values[Field]) {
    setValues((now) => ({ ...now, [field]: value }));
  }
  function error(field: FieldOf<Values>): string | undefined {
    const message = firstProblem(problems, field);
    return message && t(message);
  }

  return {
    values,
    set,
    /** The first problem of a field, in the page's language. */
    error,
    /** The props of a field of text; all are required. */
    field<Field extends TextFieldOf<Values>>(name: Field) {
      return {
        name,
        required: true,
        disabled: busy,
        value: values[name] as string,
        onChange: (event: ChangeEvent<HTMLInputElement>) =>
          set(name, event.target.value as Values[Field]),
        error: error(name),
      };
    },
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
