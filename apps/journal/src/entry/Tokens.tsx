import { Button, IconButton, TextField } from '@nafas/design-system';
import { Plus, X } from '@nafas/design-system/icons';
import { foldText } from '@nafas/platform/search';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import css from './entry.module.css';

/** Chosen words, each with the way to take it off, and a field that adds one. */
export function Tokens(props: {
  label: string;
  addLabel: string;
  chosen: readonly string[];
  name: (one: string) => string;
  /** What is offered. */
  known: readonly string[];
  most: number;
  onChange: (chosen: readonly string[]) => void;
}) {
  const { label, addLabel, chosen, name, known, most, onChange } = props;
  const { t } = useTranslation();
  const list = useId();
  const [typed, setTyped] = useState('');

  function add(): void {
    const text = typed.trim();
    if (text === '') return;
    const isText = (one: string) => foldText(one) === foldText(text);
    const one = known.find((each) => isText(name(each)));
    if (one === undefined) return;
    if (!chosen.some((each) => isText(name(each)))) onChange([...chosen, one]);
    setTyped('');
  }
  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter') {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && typed === '' && chosen.length > 0) {
      onChange(chosen.slice(0, -1));
    }
  }
  return (
    <div role="group" aria-label={label} className={css['tokens']}>
      {chosen.map((one) => (
        <span key={one} className={css['token']}>
          <bdi>{name(one)}</bdi>
          <IconButton
            label={t('edit.remove', { name: name(one) })}
            onClick={() => onChange(chosen.filter((each) => each !== one))}
          >
            <X size="sm" />
          </IconButton>
        </span>
      ))}
      {chosen.length < most && (
        <>
          <TextField
            label={addLabel}
            labelHidden
            placeholder={addLabel}
            list={list}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={press}
          />
          <datalist id={list}>
            {known
              .filter((one) => !chosen.includes(one))
              .map((one) => (
                <option key={one} value={name(one)} />
              ))}
          </datalist>
          <Button
            size="sm"
            variant="quiet"
            icon={<Plus size="sm" />}
            disabled={typed.trim() === ''}
            onClick={add}
          >
            {t('edit.add')}
          </Button>
        </>
      )}
    </div>
  );
}
