export { BreathLoader, type BreathLoaderProps } from './BreathLoader.tsx';
