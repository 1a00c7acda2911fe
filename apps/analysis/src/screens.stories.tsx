import { screenStory } from '@nafas/platform/testing';
import feature from './feature.ts';
import remote from './remote.ts';

export default { title: 'Screens/Emotional analysis' };

const { basename } = feature;

const slot = (id: string) => screenStory(remote, { basename, view: { kind: 'slot', id } });

export const Page = screenStory(remote, { basename });
export const Insights = screenStory(remote, { basename, path: `${basename}?tab=links` });
export const Score = slot('emotional-score');
export const Progress = slot('progress');
export const NewAnalysis = screenStory(remote, {
  basename,
  view: { kind: 'action', id: 'new-analysis' },
});
