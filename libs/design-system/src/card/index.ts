export { Card, type CardProps } from './Card.tsx';
export { CardHead, type CardHeadProps } from './CardHead.tsx';
