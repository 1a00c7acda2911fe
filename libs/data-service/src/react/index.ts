export { DataRoot } from './DataRoot.tsx';
export { useSettings, useTimeZone, useToday } from './today.ts';
