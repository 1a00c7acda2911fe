export { Logo, type LogoProps } from './Logo.tsx';
export { Mark, type MarkProps } from './Mark.tsx';
