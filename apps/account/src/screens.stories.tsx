import { screenStory } from '@nafas/platform/testing';
import feature from './feature.ts';
import remote from './remote.ts';

export default { title: 'Screens/Account' };

const { basename } = feature;

export const Profile = screenStory(remote, { basename, path: '/dashboard/profile' });
export const Settings = screenStory(remote, { basename, path: '/dashboard/settings' });
export const Import = screenStory(remote, { basename, path: '/dashboard/settings/import' });
export const TrustedPeople = screenStory(remote, {
  basename,
  path: '/dashboard/settings/people',
});
