import { bilingual } from '../internal/stories/bilingual.tsx';
import { Stat } from './Stat.tsx';
import { BarsArt, BowlArt } from './StatArt.tsx';
import { StatRow } from './StatRow.tsx';

export default { title: 'Data/Stat', component: Stat };

export const Ready = bilingual((say) => (
  <StatRow aria-label={say('This week', 'هذا الأسبوع')}>
    <Stat
      label={say('Overall mood', 'المزاج العام')}
      value={say('72', '٧٢')}
      unit={say('%', '٪')}
      art={<BowlArt value={72} />}
      change={{
        direction: 'up',
        text: say('+6 points', '+٦ نقاط'),
        meaning: 'better',
        meaningText: say('better', 'أفضل'),
        period: say('vs last week', 'مقارنةً بالأسبوع الماضي'),
      }}
    />
    <Stat
      label={say('Stress', 'التوتر')}
      value={say('4.8', '٤٫٨')}
      unit={say('/10', '/١٠')}
      art={<BowlArt value={48} />}
      change={{
        direction: 'up',
        text: say('+1.2', '+١٫٢'),
        meaning: 'worse',
        meaningText: say('worse', 'أسوأ'),
        period: say('vs last week', 'مقارنةً بالأسبوع الماضي'),
      }}
    />
    <Stat
      label={say('Check-ins', 'التسجيلات')}
      value={say('12', '١٢')}
      art={<BarsArt values={[1, 2, 0, 3, 2, 1, 3]} />}
      change={{ direction: 'same', text: say('No change', 'لا تغيّر') }}
    />
  </StatRow>
));

export const Loading = bilingual((say) => (
  <StatRow aria-label={say('Loading', 'جارٍ التحميل')}>
    <Stat label={say('Overall mood', 'المزاج العام')} state="loading" />
  </StatRow>
));

export const NotYet = bilingual((say) => (
  <Stat
    label={say('Stress', 'التوتر')}
    state="not-yet"
    sentence={say(
      'Two more check-ins and this can say something.',
      'تسجيلان آخران ويصبح لهذا معنى.',
    )}
  />
));
