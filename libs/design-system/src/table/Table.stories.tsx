import { bilingual, type Say } from '../internal/stories/bilingual.tsx';
import { Table, type TableProps } from './Table.tsx';

export default { title: 'Data/Table', component: Table };

const week = (say: Say): TableProps => ({
  caption: say('Check-ins this week', 'تسجيلات هذا الأسبوع'),
  columns: [
    { id: 'day', name: say('Day', 'اليوم') },
    { id: 'happiness', name: say('Happiness', 'السعادة'), isNumber: true },
    { id: 'stress', name: say('Stress', 'التوتر'), isNumber: true },
    { id: 'note', name: say('Note', 'ملاحظة') },
  ],
  rows: [
    {
      id: 'monday',
      cells: say(
        ['Monday', '6.8', '4.2', 'Long meeting, short walk'],
        ['الاثنين', '٦٫٨', '٤٫٢', 'اجتماع طويل ومشي قصير'],
      ),
    },
    {
      id: 'tuesday',
      cells: say(
        ['Tuesday', '7.4', '3.6', 'Breathed before lunch'],
        ['الثلاثاء', '٧٫٤', '٣٫٦', 'تنفّس قبل الغداء'],
      ),
    },
    {
      id: 'wednesday',
      cells: say(
        ['Wednesday', '7.8', '3.1', 'Tea on the balcony'],
        ['الأربعاء', '٧٫٨', '٣٫١', 'شاي في الشرفة'],
      ),
    },
  ],
});

export const Comfortable = bilingual((say) => <Table {...week(say)} />);
export const Compact = bilingual((say) => <Table {...week(say)} density="compact" scroll />);
