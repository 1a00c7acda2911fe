import { Mark } from '@nafas/design-system';
import { useToday } from '@nafas/data-service/react';
import { BilingualText } from './BilingualText.tsx';
import { PaperExercises } from './PaperExercises.tsx';
import { createNoteTime } from './note-time.ts';
import { PaperFindings } from './PaperFindings.tsx';
import { PaperFoot } from './PaperFoot.tsx';
import { PaperScores } from './PaperScores.tsx';
import { PaperValues } from './PaperValues.tsx';
import css from './paper.module.css';
import type { PaperProps } from './props.ts';
import { usePageRule } from './use-page-rule.ts';

const MOST_WORDS = 10;

/** The pages that are printed, in one language or in two that meet in the middle. Whoever reads them needs no color. */
export function Paper(props: PaperProps) {
  const { voices, choices, range, figures, printed } = props;
  const today = useToday();
  const { parts, span, paper } = choices;
  usePageRule(
    paper,
    voices.map((voice) => voice.language),
  );
  const [first] = voices;
  if (!first) return null;
  const { entries, daysWithEntries, dates } = figures;
  const isTaken = (part: (typeof parts)[number]) => parts.includes(part);
  const noteTime = createNoteTime(first.format.locale);
  return (
    <article
      className={css['paper']}
      data-theme="light"
      data-paper={paper}
      lang={first.language}
      dir={first.dir}
    >
      <header className={css['head']}>
        <BilingualText voices={voices} between={<Mark size={36} />}>
          {({ t, format }) => (
            <>
              <h2>{t(`page.title.${span}`)}</h2>
              <p>
                {printed.name && (
                  <>
                    <bdi>{printed.name}</bdi> ·{' '}
                  </>
                )}
                {t('page.span', { from: format.fullDay(range.from), to: format.fullDay(range.to) })}
              </p>
              <p>
                {t('page.entries', {
                  count: entries,
                  n: format.number(entries),
                  days: format.number(daysWithEntries),
                  of: format.number(dates.length),
                })}
              </p>
            </>
          )}
        </BilingualText>
      </header>
      <BilingualText voices={voices}>{({ t }) => <p>{t('page.about')}</p>}</BilingualText>
      {isTaken('values') && <PaperValues {...props} />}
      {isTaken('words') && (
        <section>
          <BilingualText voices={voices}>
            {({ t, book, format }) => (
              <>
                <h3>{t('page.words')}</h3>
                <p>
                  {figures.words.length === 0
                    ? t('page.none')
                    : format.list(
                        figures.words
                          .slice(0, MOST_WORDS)
                          .map(({ word, times }) =>
                            t('page.word', { word: book.label(word), n: format.number(times) }),
                          ),
                      )}
                </p>
              </>
            )}
          </BilingualText>
        </section>
      )}
      {isTaken('findings') && <PaperFindings {...props} />}
      {isTaken('exercises') && <PaperExercises {...props} />}
      {isTaken('scores') && <PaperScores {...props} />}
      {printed.notes.length > 0 && (
        <section className={css['notes']}>
          <BilingualText voices={voices}>{({ t }) => <h3>{t('page.notes')}</h3>}</BilingualText>
          {printed.notes.map(({ id, pieces, ...note }) => (
            <div key={id} className={css['note']}>
              <time dateTime={note.occurredAt}>{noteTime(note)}</time>
              <p dir="auto">
                {pieces.map((piece, at) =>
                  piece === null ? (
                    <span
                      key={at}
                      className={css['out']}
                      role="img"
                      aria-label={first.t('page.out')}
                    />
                  ) : (
                    piece
                  ),
                )}
              </p>
            </div>
          ))}
        </section>
      )}
      <footer>
        <BilingualText voices={voices}>
          {(voice) => <PaperFoot voice={voice} left={printed.left} today={today} />}
        </BilingualText>
      </footer>
    </article>
  );
}
