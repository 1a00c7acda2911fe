import type { Metric } from 'web-vitals';
import type { Runtime } from '../runtime/runtime.ts';

/** Of four page loads one is measured: enough for a histogram. */
const SHARE = 0.25;
const THOUSANDTHS = 1_000;

/** Reports what nobody caught, and measures one page load in four, once the browser has nothing better to do. */
export function followWindow({ report, health }: Pick<Runtime, 'report' | 'health'>): void {
  addEventListener('error', ({ error }: ErrorEvent) => {
    if (error instanceof Error) report(error, { phase: 'window' });
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error) report(reason, { phase: 'window' });
  });
  if (Math.random() >= SHARE || typeof requestIdleCallback === 'undefined') return;
  requestIdleCallback(() => {
    const measured = ({ name, value }: Metric) =>
      health.measured(name, name === 'CLS' ? value * THOUSANDTHS : value);
    void import('web-vitals').then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
      for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB]) follow(measured);
    });
  });
}
