import { createContext } from 'react';

/** What an item needs of its menu: to close it, with focus back on the trigger. */
export const MenuContext = createContext<{ close: () => void }>({ close: () => undefined });
