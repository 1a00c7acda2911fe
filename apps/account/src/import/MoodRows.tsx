import { Card, CardHead, MoodMark, Select } from '@nafas/design-system';
import { ArrowRight } from '@nafas/design-system/icons';
import { toMoodLevel } from '@nafas/insights';
import { useTranslation } from 'react-i18next';
import css from './match.module.css';
import type { Answers, Chosen } from './use-import.ts';
import { useFormat } from './use-format.ts';

const MOODS = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0] as const;

/** The file's names for moods, and what each becomes. */
export function MoodRows(props: { file: Chosen; onAnswer: (change: Partial<Answers>) => void }) {
  const { file, onAnswer } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { moods: answered } = file.answers;
  const { moods } = file.preview;
  const lead = t('import.moods.found', { count: moods.length, n: format.number(moods.length) });
  return (
    <Card as="div">
      <CardHead title={t('import.moods.title')} lead={lead} />
      {moods.map(({ name, count, mood: found }) => {
        // A file may call a mood what every object has, as "constructor".
        const answer = Object.hasOwn(answered, name) ? answered[name] : undefined;
        const mood = answer === undefined ? found : answer;
        return (
          <div key={name} className={css['map']}>
            <div>
              <bdi>{name}</bdi>
              <small>{t('import.moods.times', { count, n: format.number(count) })}</small>
            </div>
            <ArrowRight size="sm" flip />
            <div>
              <MoodMark level={mood === null ? null : toMoodLevel(mood)} />
              <Select
                label={t('import.goesTo', { name })}
                labelHidden
                value={mood ?? (answer === null ? 'none' : '')}
                onChange={({ currentTarget: { value } }) =>
                  onAnswer({
                    moods: { ...answered, [name]: value === 'none' ? null : Number(value) },
                  })
                }
              >
                {mood === null && answer === undefined && (
                  <option value="" disabled>
                    {t('import.moods.ask')}
                  </option>
                )}
                {MOODS.map((value) => (
                  <option key={value} value={value}>
                    {t('import.moods.value', {
                      n: format.number(value),
                      word: t(`import.level.${toMoodLevel(value)}`),
                    })}
                  </option>
                ))}
                <option value="none">{t('import.moods.none')}</option>
              </Select>
            </div>
          </div>
        );
      })}
    </Card>
  );
}
