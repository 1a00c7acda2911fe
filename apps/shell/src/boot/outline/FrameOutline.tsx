import { Mark } from '@nafas/design-system';
import css from './frame-outline.module.css';

/**
 * Where sidebar, header and tab bar of the dashboard will stand, with the mark at its place: it is in the document of the app
 * behind an empty `#root`, and drawn while that is empty and the script before the first paint says who will see a dashboard.
 * Without words, since that document is one for all languages.
 */
export function FrameOutline() {
  return (
    <div className={css['outline']} aria-hidden="true">
      <div className={css['brand']}>
        <Mark />
      </div>
      <div className={css['tabs']} />
    </div>
  );
}
