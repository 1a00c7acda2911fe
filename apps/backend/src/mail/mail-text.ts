const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/**
 * The text of one of our own templates (supabase/templates): what is read in the inbox. It is no sanitizer, and need
 * not be one: the page escapes what comes out.
 */
export function mailText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->|<head[\s>][\s\S]*?<\/head>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<\/(?:p|h1|div)\s*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
