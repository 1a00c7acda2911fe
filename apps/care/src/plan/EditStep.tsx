import { CareNote, useCrisisLevel } from '@nafas/care-react';
import { MAX_LINE, MAX_LINES } from '@nafas/data-service/safety-plan';
import { Button, IconButton, TextArea, VisuallyHidden } from '@nafas/design-system';
import { GripVertical, Plus, X } from '@nafas/design-system/icons';
import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import css from './plan.module.css';

interface Row {
  readonly key: number;
  readonly text: string;
}

export interface EditStepProps {
  readonly lines: readonly string[];
  readonly onChange: (lines: string[]) => void;
  /** What the next step is called. */
  readonly next: string;
  readonly onNext: () => void;
}

/** The lines of one step. They change places with Alt and arrows, or by the handle. */
export function EditStep({ lines, onChange, next, onNext }: EditStepProps) {
  const { t } = useTranslation();
  const id = useId();
  const [rows, setRows] = useState<readonly Row[]>(() =>
    (lines.length === 0 ? [''] : lines).map((text, key) => ({ key, text })),
  );
  const [moved, setMoved] = useState('');
  const written = rows.map(({ text }) => text).join('\n');
  const level = useCrisisLevel(written.trim());

  function set(changed: readonly Row[]): void {
    setRows(changed);
    onChange(changed.map(({ text }) => text));
  }
  const field = (key: number) => document.getElementById(`${id}-${key}`);
  const handle = (key: number) => document.getElementById(`${id}-${key}-handle`);

  function move(from: number, by: -1 | 1, focus: (key: number) => HTMLElement | null): void {
    const row = rows[from];
    const to = from + by;
    if (row === undefined || to < 0 || to >= rows.length) return;
    const changed = rows.toSpliced(from, 1).toSpliced(to, 0, row);
    flushSync(() => {
      set(changed);
      setMoved(t('plan.moved', { from: from + 1, to: to + 1 }));
    });
    focus(row.key)?.focus();
  }

  function add(after: number): void {
    if (rows.length >= MAX_LINES) return;
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    flushSync(() => set(rows.toSpliced(after + 1, 0, { key, text: '' })));
    field(key)?.focus();
  }

  function remove(at: number): void {
    const left = rows.toSpliced(at, 1);
    const near = left[Math.min(at, left.length - 1)];
    flushSync(() => set(left.length === 0 ? [{ key: 0, text: '' }] : left));
    field(near?.key ?? 0)?.focus();
  }

  function press(event: KeyboardEvent, at: number, isHandle: boolean): void {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by !== 0 && (event.altKey || isHandle)) {
      event.preventDefault();
      move(at, by, isHandle ? handle : field);
    } else if (event.key === 'Enter' && !isHandle && !event.nativeEvent.isComposing) {
      // A line is one line.
      event.preventDefault();
      add(at);
    }
  }

  return (
    <div className={css['form']}>
      {rows.map(({ key, text }, at) => (
        <div key={key} className={css['line']}>
          <IconButton
            id={`${id}-${key}-handle`}
            label={t(at === 0 ? 'plan.moveDown' : 'plan.moveUp', { line: at + 1 })}
            aria-disabled={rows.length < 2}
            onClick={() => move(at, at === 0 ? 1 : -1, handle)}
            onKeyDown={(event) => press(event, at, true)}
          >
            <GripVertical />
          </IconButton>
          <TextArea
            id={`${id}-${key}`}
            label={t('plan.line', { line: at + 1 })}
            labelHidden
            rows={1}
            maxLength={MAX_LINE}
            value={text}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            onChange={(event) => {
              const words = event.target.value.replaceAll('\n', ' ');
              set(rows.map((row) => (row.key === key ? { key, text: words } : row)));
            }}
            onKeyDown={(event) => press(event, at, false)}
          />
          <IconButton label={t('plan.remove', { line: at + 1 })} onClick={() => remove(at)}>
            <X />
          </IconButton>
        </div>
      ))}
      <CareNote level={level} text={written} />
      <div className="nf-cluster">
        {rows.length < MAX_LINES ? (
          <Button
            size="sm"
            variant="quiet"
            icon={<Plus size="sm" />}
            onClick={() => add(rows.length - 1)}
          >
            {t('plan.add')}
          </Button>
        ) : null}
        <small>{t('plan.keys')}</small>
      </div>
      <div className="nf-cluster">
        <Button onClick={onNext}>{t('plan.next', { next })}</Button>
      </div>
      <VisuallyHidden>
        <span role="status">{moved}</span>
      </VisuallyHidden>
    </div>
  );
}
