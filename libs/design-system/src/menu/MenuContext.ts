import { createContext } from 'react';

/** Lets an item close its menu, with focus back on the trigger. */
export const MenuContext = createContext<{ close: () => void }>({ close: () => undefined });
