import { useEffect } from 'react';
import type { Choices, ReportLanguage } from './choices.ts';

const LATIN = "counter(page) ' / ' counter(pages)";
const ARABIC = "counter(page, arabic-indic) ' / ' counter(pages, arabic-indic)";

/** The margins that hold page numbers: in the middle, or those of two kinds of digits at the edges. */
function toNumbers(languages: readonly ReportLanguage[]): string {
  if (!languages.includes('ar')) return toBox('@bottom-center', LATIN);
  if (languages.length === 1) return toBox('@bottom-center', ARABIC, 'direction: rtl;');
  return toBox('@bottom-left', LATIN) + toBox('@bottom-right', ARABIC, 'direction: rtl;');
}

/**
 * Paper, margins and page numbers while the report is on the screen. A stylesheet of the document would hold for what is
 * printed on other pages, too, and a named page would begin with an empty one. A browser that knows no margin boxes prints
 * its own numbers.
 */
export function usePageRule(paper: Choices['paper'], languages: readonly ReportLanguage[]): void {
  const numbers = toNumbers(languages);
  useEffect(() => {
    // Missing where nothing is ever printed.
    if (!('adoptedStyleSheets' in document)) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${paper}; margin: 15mm 16mm 18mm; ${numbers} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [paper, numbers]);
}

function toBox(name: string, content: string, more = ''): string {
  return `${name} { content: ${content}; font-size: 9pt; ${more} }`;
}
