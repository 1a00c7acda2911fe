export { Toast, type ToastContent, type ToastProps } from './Toast.tsx';
export { ToastRegion, type ToastEntry, type ToastRegionProps } from './ToastRegion.tsx';
export { TOAST_DURATION } from './useAutoDismiss.ts';
