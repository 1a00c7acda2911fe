import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Calendar, UsersRound, Wind } from '../icons/lucide.ts';
import { bilingual } from '../internal/stories/bilingual.tsx';
import { GoalCard } from './GoalCard.tsx';

export default { title: 'Surfaces/GoalCard', component: GoalCard };

export const OnTrack = bilingual((say) => (
  <GoalCard
    title={say('Four minutes of breathing, daily', 'أربع دقائق من التنفّس كل يوم')}
    reason={say('To meet the afternoon more softly', 'لأستقبل العصر بهدوء أكثر')}
    category={<Badge icon={<Wind size="sm" />}>{say('Calm', 'هدوء')}</Badge>}
    status={<Badge tone="positive">{say('On track', 'على المسار')}</Badge>}
    progress={{
      label: say('18 of 30 days', '١٨ من ٣٠ يومًا'),
      value: 18,
      max: 30,
      valueText: say('60%', '٦٠٪'),
    }}
    deadline={
      <>
        <Calendar size="sm" />
        {say('Due 30 Nov', 'حتى ٣٠ نوفمبر')}
      </>
    }
    action={
      <Button variant="quiet" size="sm">
        {say('Log today', 'سجّل اليوم')}
      </Button>
    }
  />
));

export const NotStarted = bilingual((say) => (
  <GoalCard
    title={say('Call one old friend', 'أتصل بصديق قديم')}
    category={<Badge icon={<UsersRound size="sm" />}>{say('Connection', 'تواصل')}</Badge>}
    status={<Badge tone="outlined">{say('Not started', 'لم يبدأ')}</Badge>}
    progress={{ label: say('0 of 1 call', '٠ من ١'), value: 0, valueText: say('0%', '٠٪') }}
  />
));

export const WordsOfAnotherScript = bilingual((say) => (
  <GoalCard
    title={say('أمشي قبل الغروب', 'Walk before sunset')}
    reason={say('لأن طاقتي تتبع خطواتي.', 'Because my energy follows my steps.')}
    category={<Badge>{say('Movement', 'حركة')}</Badge>}
    status={<Badge tone="caution">{say('Behind', 'متأخر')}</Badge>}
    progress={{
      label: say('3 of 12 walks', '٣ من ١٢ نزهة'),
      value: 25,
      valueText: say('25%', '٢٥٪'),
    }}
    deadline={say('Due 14 Dec', 'حتى ١٤ ديسمبر')}
  />
));
