export { GoalCard, type GoalCardProps } from './GoalCard.tsx';
