import css from './MoodMark.module.css';

/**
 * The class of an element that shows a mood's mark and has no children: for hundreds at once. `data-level` is 1 to 5, or 0
 * for a mood that nobody gave; without it nothing is shown. It lays its mark out itself (`display: grid`).
 */
export const MOOD_PIXEL = css['pixel'] ?? '';
