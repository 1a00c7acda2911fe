import { screenStory } from '@nafas/platform/testing';
import feature from './feature.ts';
import remote from './remote.ts';

export default { title: 'Screens/Real-time assistance' };

const { basename } = feature;

const path = '/dashboard/real-time-assistance';

export const Page = screenStory(remote, { basename, path });
export const Widget = screenStory(remote, { basename, view: { kind: 'slot', id: 'breathe' } });
export const Breathe = screenStory(remote, {
  basename,
  view: { kind: 'action', id: 'breathe' },
});
