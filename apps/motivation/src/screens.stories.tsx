import { screenStory } from '@nafas/platform/testing';
import feature from './feature.ts';
import remote from './remote.ts';

export default { title: 'Screens/Motivation hub' };

const { basename } = feature;

export const Page = screenStory(remote, { basename, path: '/dashboard/motivation-hub' });
