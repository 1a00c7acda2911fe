import type { EmotionReading, ReadingEvidence } from '@nafas/emotion';
import type { Expression } from '@nafas/emotion/camera';
import type { VoiceFeature } from '@nafas/emotion/voice';
import { colon } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import css from './reading.module.css';

/** The measurements behind a reading, its engine, and its limits. */
export function Why({ reading }: { reading: EmotionReading }) {
  const { t, i18n } = useTranslation();
  const { computedFrom, engine, version, source } = reading;
  // That only a list of words was used stands beside the confidence, where nobody has to open it.
  const notes = reading.notes.filter((note) => note !== 'lexicon-only');
  const getName = ({ kind, what }: ReadingEvidence) => {
    if (kind === 'word') return <bdi>{what}</bdi>;
    // An engine may be newer than the words for what it looks at.
    if (!i18n.exists(`why.${kind}.${what}`)) return what;
    return kind === 'expression'
      ? t(`why.expression.${what as Expression}`)
      : t(`why.feature.${what as VoiceFeature}`);
  };
  return (
    <details className={css['why']}>
      <summary>{t('why.title')}</summary>
      <p>{t(`why.source.${source}`)}</p>
      {computedFrom.length > 0 ? (
        <ul>
          {computedFrom.map((evidence) => (
            <li key={`${evidence.kind} ${evidence.what} ${evidence.towards}`}>
              {getName(evidence)}{' '}
              <span>
                {t(evidence.weight < 0 ? 'why.against' : 'why.for', {
                  value: t(`value.${evidence.towards}`),
                })}
                {evidence.negated ? ` · ${t('why.negated')}` : ''}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('why.nothing')}</p>
      )}
      {notes.map((note) => (
        <p key={note}>{t(`why.note.${note}`)}</p>
      ))}
      <p className={css['engine']}>
        {t('why.engine')}
        {colon(i18n.language)}
        <bdi lang="en">{engine}</bdi> <bdi>{version}</bdi>
      </p>
    </details>
  );
}
