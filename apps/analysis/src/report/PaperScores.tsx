import { bracketed, labelled } from '@nafas/platform';
import { BilingualText } from './BilingualText.tsx';
import type { PaperProps } from './props.ts';
import { FORM_IDS, FORMS } from './questionnaires/forms.ts';

/** The scores of questionnaires as numbers with their range; what they mean is for whoever reads them together. */
export function PaperScores({ voices, printed: { scores } }: PaperProps) {
  if (scores.length === 0) return null;
  return (
    <section>
      <BilingualText voices={voices}>
        {({ language, forms, format }) => (
          <>
            <h3>{forms('title')}</h3>
            <ul>
              {FORM_IDS.filter((id) => scores.some(({ form }) => form === id)).map((id) => {
                const most = format.number(FORMS[id].most);
                const said = scores
                  .filter(({ form }) => form === id)
                  .map(({ score, localDate }) =>
                    forms('paper', {
                      score: format.number(score),
                      most,
                      day: format.day(localDate),
                    }),
                  );
                const name = bracketed(
                  language,
                  forms(`${id}.name`),
                  forms(`${id}.range`, { most }),
                );
                return <li key={id}>{labelled(language, name, format.list(said))}</li>;
              })}
            </ul>
          </>
        )}
      </BilingualText>
    </section>
  );
}
