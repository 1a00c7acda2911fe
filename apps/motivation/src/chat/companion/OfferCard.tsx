import type { Offer } from '@nafas/data-service/chat';
import { Button, Card, Glyph } from '@nafas/design-system';
import { LifeBuoy, NotebookPen, PenLine, Sprout, Wind } from '@nafas/design-system/icons';
import { SAFETY_PLAN } from '@nafas/platform';
import { usePlatform } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import css from './companion.module.css';

const ART: Readonly<Record<Offer, typeof Wind>> = {
  breathe: Wind,
  record: NotebookPen,
  plan: LifeBuoy,
  journal: PenLine,
  goal: Sprout,
};

export interface OfferCardProps {
  readonly offer: Offer;
  /** What the person wrote, for the tool that can take it along. */
  readonly words: string;
  readonly onDecline: () => void;
}

/** A tool that may help: what happens, what is read, yes and no of equal reach. Nothing opens by itself. */
export function OfferCard({ offer, words, onDecline }: OfferCardProps) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const Art = ART[offer];
  function accept(): void {
    if (offer === 'breathe') platform.open('assistance.breathe');
    else if (offer === 'record') platform.open('care.record', {});
    else if (offer === 'plan') platform.navigate(SAFETY_PLAN.path);
    else if (offer === 'journal') platform.open('analysis.new-analysis');
    else platform.navigate('/dashboard/motivation-hub');
  }
  return (
    <Card as="section" className={css['offer']} aria-labelledby="chat-offer">
      <Glyph tone={offer === 'breathe' ? 'dawn' : 'accent'}>
        <Art />
      </Glyph>
      <div>
        <h3 id="chat-offer">{t(`chat.offer.${offer}.title`)}</h3>
        <p>{t(`chat.offer.${offer}.text`, { words })}</p>
        <div className="nf-cluster">
          {offer === 'record' ? (
            <Button
              size="sm"
              onClick={() => platform.open('care.record', { thought: words.slice(0, 2000) })}
            >
              {t('chat.offer.withWords')}
            </Button>
          ) : null}
          <Button
            size="sm"
            variant={offer === 'breathe' ? 'primary' : offer === 'record' ? 'quiet' : 'secondary'}
            onClick={accept}
          >
            {t(`chat.offer.${offer}.yes`)}
          </Button>
          <Button size="sm" variant="quiet" onClick={onDecline}>
            {t('chat.offer.no')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
