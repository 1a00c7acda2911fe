import { screenStory } from '@nafas/platform/testing';
import feature from './feature.ts';
import remote from './remote.ts';

export default { title: 'Screens/Care' };

const { basename } = feature;

export const SafetyPlan = screenStory(remote, { basename, path: '/dashboard/safety-plan' });

export const ThoughtRecords = screenStory(remote, { basename, path: '/dashboard/thought-records' });

export const PlanOfThisDevice = screenStory(remote, { basename, path: '/safety-plan' });
