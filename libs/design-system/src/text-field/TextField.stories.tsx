import { Search } from '../icons/lucide.ts';
import { bilingual } from '../internal/stories/bilingual.tsx';
import { TextField } from './TextField.tsx';

export default { title: 'Forms/TextField', component: TextField };

export const States = bilingual((say) => (
  <div className="nf-stack">
    <TextField
      label={say('Name', 'الاسم')}
      defaultValue={say('Layla Haddad', 'ليلى حداد')}
      hint={say('As you like to be called', 'كما تحب أن تُنادى')}
    />
    <TextField
      label={say('E-mail', 'البريد الإلكتروني')}
      dir="ltr"
      type="email"
      defaultValue="layla@nafas"
      error={say('Add the ending, such as .app', 'أضف النهاية، مثل ‎.app')}
    />
    <TextField label={say('Phone', 'الهاتف')} aside={say('Optional', 'اختياري')} dir="ltr" />
    <TextField label={say('Device name', 'اسم الجهاز')} disabled />
  </div>
));

export const SearchField = bilingual((say) => (
  <TextField
    label={say('Search Nafas', 'ابحث في نَفَس')}
    labelHidden
    quiet
    type="search"
    placeholder={say('Search Nafas', 'ابحث في نَفَس')}
    leading={<Search />}
    trailing={<kbd>/</kbd>}
  />
));
