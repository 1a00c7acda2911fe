import { IconButton } from '../icon-button/IconButton.tsx';
import { Bookmark, Share } from '../icons/lucide.ts';
import { bilingual } from '../internal/stories/bilingual.tsx';
import { Quote } from './Quote.tsx';

export default { title: 'Surfaces/Quote', component: Quote };

export const WithActions = bilingual((say) => (
  <Quote
    source={
      <>
        {say(
          <bdi lang="ar">قليلٌ دائمٌ خيرٌ من كثيرٍ منقطع</bdi>,
          <bdi lang="en">A little that lasts is better than much that stops.</bdi>,
        )}
        <span>{say('Arabic proverb', 'مثل عربي')}</span>
      </>
    }
    actions={
      <>
        <IconButton label={say('Keep', 'احتفظ')}>
          <Bookmark />
        </IconButton>
        <IconButton label={say('Share', 'مشاركة')}>
          <Share />
        </IconButton>
      </>
    }
  >
    {say('A little that lasts is better than much that stops.', 'قليلٌ دائمٌ خيرٌ من كثيرٍ منقطع.')}
  </Quote>
));

export const Alone = bilingual((say) => <Quote>{say('Begin softly.', 'ابدأ بهدوء.')}</Quote>);
