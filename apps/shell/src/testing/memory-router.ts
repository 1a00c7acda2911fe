import { UNSAFE_createMemoryHistory } from 'react-router';
import { createShellRouter, type ShellRoute, type ShellRouter } from '../router/shell-router.ts';

/** A router whose history is in memory, at an address. */
export function memoryRouter(routes: ShellRoute[], path: string): ShellRouter {
  return createShellRouter(() => routes, UNSAFE_createMemoryHistory({ initialEntries: [path] }));
}
