import { screenStory } from '@nafas/platform/testing';
import feature from './feature.ts';
import remote from './remote.ts';

export default { title: 'Screens/Emotional analysis' };

const { basename } = feature;
const path = '/dashboard/emotional-analysis';

const slot = (id: string) => screenStory(remote, { basename, view: { kind: 'slot', id } });

export const Page = screenStory(remote, { basename, path });
export const Insights = screenStory(remote, { basename, path: `${path}?tab=links` });
export const Week = screenStory(remote, { basename, path: '/dashboard/week' });
export const Report = screenStory(remote, { basename, path: '/dashboard/report' });
export const Score = slot('emotional-score');
export const Progress = slot('progress');
export const NewAnalysis = screenStory(remote, {
  basename,
  view: { kind: 'action', id: 'new-analysis' },
});
