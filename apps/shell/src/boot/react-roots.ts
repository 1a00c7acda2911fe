// React's own code by itself, so that it runs in a task of its own (index.ts).
export { createRoot, hydrateRoot } from 'react-dom/client';
