import { whenSettled } from '../base/when-settled.ts';
import { HYDRATED } from './hydrated.ts';
import './late-faces.module.css';

/** A page that is never idle gets its faces after this time. */
const IDLE_MS = 1_000;
/** Nor do they wait longer than this for views that don't come. */
const PATIENCE_MS = 20_000;

/** Brings the faces that before-paint.ts held back, once the views have had the line. */
export function showFaces(root: HTMLElement): void {
  if (root.dataset['faces'] !== 'later') return;
  const show = () => {
    delete root.dataset['faces'];
  };
  addEventListener(HYDRATED, () => whenSettled(show, IDLE_MS), { once: true });
  setTimeout(show, PATIENCE_MS);
}
