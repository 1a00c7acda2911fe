import type { ImportPreview, ImportProblem, ProblemCode } from '@nafas/portability';
import { useTranslation } from 'react-i18next';
import css from './check.module.css';
import { useFormat } from './use-format.ts';

/** How many lines are named of each problem. */
const MOST = 20;

/** What could not be read, by line; what was read all the same; and that everything else comes in. */
export function Problems({ preview }: { preview: ImportPreview }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { kind, problems, problemCount } = preview;
  const where = kind === 'nafas-json' || kind === 'daylio-backup' ? 'entries' : 'lines';
  const byCode = new Map<ProblemCode, ImportProblem[]>();
  for (const one of problems) byCode.set(one.code, [...(byCode.get(one.code) ?? []), one]);
  const dropped = problemCount - problems.filter(({ kept }) => kept).length;
  return (
    <section>
      <h2>{t('import.problems.title', { count: problemCount, n: format.number(problemCount) })}</h2>
      <p>{t(dropped > 0 ? 'import.problems.dropped' : 'import.problems.kept')}</p>
      <details className={css['problems']}>
        <summary>{t(`import.problems.show.${where}`)}</summary>
        <dl>
          {[...byCode].map(([code, all]) => {
            const named = all.slice(0, MOST).map(({ line }) => format.number(line));
            const more = all.length - named.length;
            return (
              <div key={code}>
                <dt>{t(`import.problem.${code}`)}</dt>
                <dd>
                  {t(`import.problems.at.${where}`, {
                    count: all.length,
                    lines: format.list(named),
                  })}
                  {more > 0 && ` ${t('import.problems.more', { n: format.number(more) })}`}
                </dd>
              </div>
            );
          })}
        </dl>
      </details>
    </section>
  );
}
