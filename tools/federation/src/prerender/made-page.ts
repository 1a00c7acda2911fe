/**
 * Stands for the site's own origin in what the build writes (canonical and alternate links, sitemap): the same build
 * runs at many. Whoever serves or deploys it puts the real one in its place.
 */
export const SITE_PLACEHOLDER = 'https://nafas.invalid';

/** A page made at build time, as the shell's entry for it returns it. */
export interface MadePage {
  /** File below the folder of the build, e.g. `ar/help.html`. */
  readonly file: string;
  /** The page's key for the script: its path, or a name for a document that serves many paths. */
  readonly name: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** The content of the root element; its `<title>` in front is moved into the head. */
  readonly markup: string;
  /** What it says to whose browser prefers another language, a section with `data-suggests` for each; may be empty. */
  readonly suggestions: string;
  readonly description: string | null;
  /** What the product, and its way to help, are called in this language: for the manifest and for who shares the page. */
  readonly product: string;
  readonly helpNow: string;
  /** Address of this page in each language; null for a page that search engines should not keep. */
  readonly alternates: Readonly<Record<string, string>> | null;
  /**
   * When its scripts come: `paint`, after the first one; `intent`, when somebody is about to use more of it than a link
   * (a pointer over a control, focus, a press). Who is signed in gets them after the paint.
   */
  readonly scripts: 'paint' | 'intent';
  /** Addresses of data that the template asks for early and this page can do without at first. */
  readonly later: readonly string[];
  /** Names of the chunks and fonts that its first render waits for. */
  readonly chunks: readonly string[];
}
