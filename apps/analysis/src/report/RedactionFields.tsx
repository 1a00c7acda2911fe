import { Button, Checkbox, Chip, TextField } from '@nafas/design-system';
import { Plus, X } from '@nafas/design-system/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { ChoiceLabel } from './ChoiceLabel.tsx';
import type { ComposerProps } from './props.ts';
import css from './report.module.css';
import { toInitials } from './to-printed.ts';

/** The most characters of a word that stays away. */
const MOST = 80;

/** What never reaches the paper: names, and words of one's own choice. */
export function RedactionFields({ choices, choose, data, printed }: ComposerProps) {
  const { t } = useTranslation('report');
  const format = useFormat();
  const [word, setWord] = useState('');
  const add = () => {
    const trimmed = word.trim();
    if (trimmed === '') return;
    choose({ hidden: [...new Set([...choices.hidden, trimmed])] });
    setWord('');
  };
  const { people } = printed;
  return (
    <fieldset>
      <legend>{t('leaveOut')}</legend>
      <Checkbox
        checked={choices.hidesPeople}
        onChange={({ currentTarget: { checked } }) => choose({ hidesPeople: checked })}
        label={
          <ChoiceLabel
            name={t('people')}
            hint={t('peopleHint', { count: people, n: format.number(people) })}
          />
        }
      />
      {data.name !== '' && (
        <Checkbox
          checked={choices.hidesName}
          onChange={({ currentTarget: { checked } }) => choose({ hidesName: checked })}
          label={
            <ChoiceLabel
              name={t('name')}
              hint={
                <>
                  {t('nameHint', { initials: '' })}
                  <bdi>{toInitials(data.name)}</bdi>
                </>
              }
            />
          }
        />
      )}
      {choices.hidden.length > 0 && (
        <div className={css['black']}>
          {choices.hidden.map((one) => (
            <Chip
              key={one}
              aria-label={t('show', { word: one })}
              onClick={() => choose({ hidden: choices.hidden.filter((other) => other !== one) })}
            >
              <bdi>{one}</bdi>
              <X size="sm" />
            </Chip>
          ))}
        </div>
      )}
      <div className={css['add']}>
        <TextField
          label={t('word')}
          value={word}
          maxLength={MOST}
          dir="auto"
          onChange={({ currentTarget }) => setWord(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') add();
          }}
        />
        <Button icon={<Plus />} onClick={add}>
          {t('add')}
        </Button>
      </div>
    </fieldset>
  );
}
