import { Checkbox, Segmented, TextField } from '@nafas/design-system';
import { ShieldCheck } from '@nafas/design-system/icons';
import { useToday } from '@nafas/data-service/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { PARTS, type Part, SPANS } from './choices.ts';
import { ChoiceLabel } from './ChoiceLabel.tsx';
import { LanguageField } from './LanguageField.tsx';
import { RedactionFields } from './RedactionFields.tsx';
import { NotesField } from './NotesField.tsx';
import { QuestionnairesField } from './questionnaires/QuestionnairesField.tsx';
import css from './report.module.css';
import type { ComposerProps } from './props.ts';

/** All that somebody chooses of their report. */
export function Composer(props: ComposerProps) {
  const { choices, choose, range, data } = props;
  const { t } = useTranslation('report');
  const format = useFormat();
  const today = useToday();
  const { entries } = data.figures;
  const spoken = { from: format.fullDay(range.from), to: format.fullDay(range.to) };
  return (
    <form className={css['form']} onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{t('time')}</legend>
        <Segmented
          label={t('time')}
          value={choices.span}
          onChange={(span) => choose({ span })}
          options={SPANS.map((value) => ({ value, label: t(`span.${value}`) }))}
        />
        {choices.span === 'dates' && (
          <div className={css['dates']}>
            {(['from', 'to'] as const).map((end) => (
              <TextField
                key={end}
                type="date"
                label={t(end)}
                value={choices[end]}
                max={today}
                onChange={({ currentTarget: { value } }) => choose({ [end]: value })}
              />
            ))}
          </div>
        )}
        <p className={css['hint']} role="status">
          {t('range', { ...spoken, count: entries, n: format.number(entries) })}
        </p>
      </fieldset>
      <LanguageField {...props} />
      <fieldset>
        <legend>{t('paper')}</legend>
        <Segmented
          label={t('paper')}
          value={choices.paper}
          onChange={(paper) => choose({ paper })}
          options={[
            { value: 'a4', label: 'A4' },
            { value: 'letter', label: t('letter') },
          ]}
        />
      </fieldset>
      <fieldset>
        <legend>{t('include')}</legend>
        {PARTS.map((part) => (
          <Checkbox
            key={part}
            checked={choices.parts.includes(part)}
            onChange={({ currentTarget: { checked } }) =>
              choose({
                parts: PARTS.filter((one) =>
                  one === part ? checked : choices.parts.includes(one),
                ),
              })
            }
            label={
              <ChoiceLabel name={t(`part.${part}`)} hint={<PartHint {...props} part={part} />} />
            }
          />
        ))}
      </fieldset>
      <QuestionnairesField known={props.known} />
      <NotesField {...props} />
      <RedactionFields {...props} />
      <p className={css['private']}>
        <ShieldCheck size="sm" />
        {t('private')}
      </p>
    </form>
  );
}

function PartHint({ part, data, printed }: ComposerProps & { part: Part }) {
  const { t } = useTranslation('report');
  const format = useFormat();
  if (part === 'values') return t('partHint.values');
  if (part === 'words') return data.figures.words.length > 0 ? null : t('partHint.nothing');
  if (part === 'exercises') {
    return data.figures.exercises.length > 0 ? null : t('partHint.nothing');
  }
  if (part === 'scores') return printed.scores.length > 0 ? null : t('partHint.nothing');
  if (!printed.findings) return t('partHint.findingsLoading');
  const { length } = printed.findings;
  if (length === 0) return t('partHint.nothing');
  return t('partHint.findings', { count: length, n: format.number(length) });
}
