import { bracketed } from '@nafas/platform';
import { BilingualText } from './BilingualText.tsx';
import type { PaperProps } from './props.ts';
import type { Voice } from './use-voices.ts';
import type { FindingCard } from '../findings/to-cards.ts';

const OF_DAYS = ['weekday', 'daypart', 'tag-before'];

/** What goes with what, each with its days and how sure it is; nothing is said of why. */
export function PaperFindings({ voices, printed: { findings = [] } }: PaperProps) {
  return (
    <section>
      <BilingualText voices={voices}>
        {(voice) => (
          <>
            <h3>{voice.t('page.findings')}</h3>
            {findings.length === 0 ? (
              <p>{voice.t('page.none')}</p>
            ) : (
              <>
                <ul>
                  {findings.map((card, at) => (
                    <li key={at}>{toSentence(voice, card)}</li>
                  ))}
                </ul>
                <p>{voice.t('page.together')}</p>
              </>
            )}
          </>
        )}
      </BilingualText>
    </section>
  );
}

function toSentence({ language, factors }: Voice, { link }: FindingCard): string {
  const counted = { a: factors.days(link.with.days), b: factors.days(link.without.days) };
  const days = factors.count(OF_DAYS.includes(link.factor.kind), counted);
  // A first hint on paper must not look as sure as the rest.
  const basis = `${days} · ${factors.sureness(link.sureness)}`;
  return bracketed(language, factors.sentence(link).join(''), basis);
}
