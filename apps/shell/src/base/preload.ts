/** A file to ask for before it is wanted. */
export interface EarlyFile {
  readonly url: string;
  readonly integrity: string;
}

/**
 * Asks the browser for a file that is wanted in a moment: a script, a stylesheet or a JSON file, by the end of its name.
 *
 * @param priority low for what may wait for all else.
 */
export function preload({ url, integrity }: EarlyFile, priority: 'auto' | 'low' = 'auto'): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = url.endsWith('.css') ? 'style' : url.endsWith('.json') ? 'fetch' : 'script';
  link.crossOrigin = 'anonymous';
  link.fetchPriority = priority;
  // Of data browsers compare what is fetched with it, not what is preloaded, and say that they ignore it.
  if (link.as !== 'fetch') link.setAttribute('integrity', integrity);
  link.href = url;
  document.head.append(link);
}
