export { State, type StateKind, type StateProps } from './State.tsx';
