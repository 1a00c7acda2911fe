import { ensurePostgres, HOW_TO_INSTALL } from '../postgres-programs.ts';

/** Before the tests are collected: those on PostgreSQL are skipped where it can't be had, and this says why. */
export default function setup(): void {
  if (ensurePostgres() === null) {
    console.warn(`PostgreSQL with pgTAP: not run. To run it: ${HOW_TO_INSTALL}`);
  }
}
