export * from './lucide.ts';
export * from './BrandMarks.tsx';
export { createIcon, type IconComponent, type IconProps } from './createIcon.tsx';
export { NavIcon, navIconNames } from './NavIcon.tsx';
