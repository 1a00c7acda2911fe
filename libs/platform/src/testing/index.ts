export * from './fake-platform.ts';
export * from './screen-story.tsx';
export * from './TestRemote.tsx';
