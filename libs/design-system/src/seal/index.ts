export { Seal, type SealProps } from './Seal.tsx';
