import { bilingual } from '../internal/stories/bilingual.tsx';
import { Seal } from './Seal.tsx';

export default { title: 'Motif/Seal', component: Seal };

export const Earned = bilingual((say) => (
  <ul className="nf-cluster">
    <Seal title={say('First breath', 'أول نَفَس')} when={say('2 October', '٢ أكتوبر')} earned>
      {say('Finished one breathing exercise', 'أتممت تمرين تنفّس واحدًا')}
    </Seal>
    <Seal
      title={say('Seven mornings', 'سبعة صباحات')}
      when={say('11 October', '١١ أكتوبر')}
      earned
      rings={2}
    >
      {say('Checked in before ten, a week long', 'سجّلت قبل العاشرة أسبوعًا كاملًا')}
    </Seal>
    <Seal
      title={say('One hundred breaths', 'مئة نَفَس')}
      when={say('2 November', '٢ نوفمبر')}
      earned
      rings={3}
    >
      {say('Twenty-five rounds of four counts', 'خمس وعشرون دورة من أربع عدّات')}
    </Seal>
  </ul>
));

export const NotYet = bilingual((say) => (
  <ul className="nf-cluster">
    <Seal
      title={say('A call made', 'مكالمة أُجريت')}
      when={say('Not yet', 'ليس بعد')}
      earned={false}
    />
    <Seal
      title={say('Thirty days of calm', 'ثلاثون يومًا من الهدوء')}
      when={say('Not yet', 'ليس بعد')}
      earned={false}
      rings={3}
    >
      {say('18 of 30 days of breathing', '١٨ من ٣٠ يومًا من التنفّس')}
    </Seal>
  </ul>
));
