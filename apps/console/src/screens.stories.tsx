import { screenStory } from '@nafas/platform/testing';
import feature from './feature.ts';
import remote from './remote.ts';

export default { title: 'Screens/Releases' };

const { basename } = feature;

export const Page = screenStory(remote, { basename });
