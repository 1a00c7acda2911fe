import { Footprints, PenLine, Wind } from '../icons/lucide.ts';
import { bilingual } from '../internal/stories/bilingual.tsx';
import { Suggestion } from './Suggestion.tsx';

export default { title: 'Surfaces/Suggestion', component: Suggestion };

export const Offers = bilingual((say) => (
  <div className="nf-stack">
    <Suggestion
      icon={<Wind />}
      tone="dawn"
      href="#story"
      title={say('Breathe for two minutes', 'دقيقتان من التنفّس')}
      reason={say(
        'Because your stress tends to rise after 4 pm',
        'لأن توترك يميل إلى الارتفاع بعد الرابعة عصرًا',
      )}
      time={say('2 min', '٢ د')}
    />
    <Suggestion
      icon={<Footprints />}
      href="#story"
      title={say('Walk before sunset', 'امشِ قبل الغروب')}
      reason={say(
        'Because your energy is better on days you walk',
        'لأن طاقتك أفضل في الأيام التي تمشي فيها',
      )}
      time={say('20 min', '٢٠ د')}
    />
  </div>
));

export const WordsOnly = bilingual((say) => (
  <Suggestion icon={<PenLine />} title={say('Write three lines', 'اكتب ثلاثة أسطر')} />
));
