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
  const show = () =>
    void loadFaces(root).finally(() => {
      delete root.dataset['faces'];
    });
  addEventListener(HYDRATED, () => whenSettled(show, IDLE_MS), { once: true });
  setTimeout(show, PATIENCE_MS);
}

/** Loads the faces of the page: words stand as they stood until these are there, and change once. */
async function loadFaces(root: HTMLElement): Promise<void> {
  const style = getComputedStyle(root);
  // As the page's words are written: its title names which parts of a face it takes.
  const words = document.querySelector('h1')?.textContent || 'a';
  await Promise.allSettled(
    ['--nf-font-text', '--nf-font-display'].map((stack) =>
      document.fonts.load(`1em ${style.getPropertyValue(stack)}`, words),
    ),
  );
}
