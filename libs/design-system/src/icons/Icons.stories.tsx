import { bilingual } from '../internal/stories/bilingual.tsx';
import { AppleMark, FacebookMark, GitHubMark, GoogleMark } from './BrandMarks.tsx';
import { ArrowRight, Bell, LogOut, Search, Send } from './lucide.ts';
import { NavIcon, navIconNames } from './NavIcon.tsx';

export default { title: 'Media/Icons', component: NavIcon };

export const NamesAFeatureMayUse = bilingual(() => (
  <ul className="nf-cluster">
    {[...navIconNames, 'unknown'].map((name) => (
      <li key={name} className="nf-cluster">
        <NavIcon name={name} />
        <bdi>{name}</bdi>
      </li>
    ))}
  </ul>
));

export const SizesAndDirection = bilingual((say) => (
  <div className="nf-cluster">
    <Search size="sm" />
    <Search />
    <Search size="lg" />
    <Bell aria-label={say('Notifications', 'الإشعارات')} />
    <ArrowRight flip />
    <Send flip />
    <LogOut flip />
  </div>
));

export const SignInMarks = bilingual(() => (
  <div className="nf-cluster">
    <GoogleMark />
    <AppleMark />
    <GitHubMark />
    <FacebookMark />
  </div>
));
