import { Toast, type ToastContent } from './Toast.tsx';
import css from './Toast.module.css';

/** A toast with a name of its own. */
export interface ToastEntry extends ToastContent {
  id: string;
}

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps {
  /** The name of the region, such as "Messages". */
  label: string;
  dismissLabel: string;
  toasts: readonly ToastEntry[];
  onDismiss: (id: string) => void;
}

/**
 * Where toasts appear. Mount it once and keep it: the status inside must exist before the first
 * message, or assistive technology misses it.
 */
export function ToastRegion({ label, dismissLabel, toasts, onDismiss }: ToastRegionProps) {
  return (
    <section className={css['region']} aria-label={label}>
      <div className={css['list']} role="status" aria-atomic="false">
        {toasts.map(({ id, ...content }) => (
          <Toast
            key={id}
            {...content}
            dismissLabel={dismissLabel}
            onDismiss={() => onDismiss(id)}
          />
        ))}
      </div>
    </section>
  );
}
