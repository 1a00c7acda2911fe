// All that comes when the palette opens for the first time.
export { CommandPalette } from './CommandPalette.tsx';
export { loadPaletteTexts } from './texts.ts';
