import { bilingual } from '../internal/stories/bilingual.tsx';
import { Avatar } from './Avatar.tsx';

export default { title: 'Media/Avatar', component: Avatar };

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="3" r="2"/><circle cx="4" cy="9" r="4"/></svg>',
)}`;

export const Initial = bilingual((say) => (
  <div className="nf-cluster">
    <Avatar name={say('Layla Haddad', 'ليلى حداد')} />
    <Avatar name={say('Layla Haddad', 'ليلى حداد')} size="lg" alt={say('Layla', 'ليلى')} />
  </div>
));

export const Picture = bilingual((say) => (
  <Avatar name="Layla" src={PICTURE} size="lg" alt={say('Layla', 'ليلى')} />
));

export const PictureThatDoesNotLoad = bilingual((say) => (
  <Avatar name={say('Layla', 'ليلى')} src="data:image/png,no" alt={say('Layla', 'ليلى')} />
));
