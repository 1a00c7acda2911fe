export * from './hosted-view.ts';
