export { Pacer, type PacerPhase, type PacerProps } from './Pacer.tsx';
