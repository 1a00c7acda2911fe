import { extractText, getDocumentProxy } from 'unpdf';

export interface Pdf {
  /** The text of each page as a reader copies it, white space as one space. */
  readonly pages: readonly string[];
  /** Width and height of the first page in points. */
  readonly size: readonly [number, number];
}

/** Reads what a browser printed. */
export async function readPdf(bytes: Uint8Array): Promise<Pdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: false });
  const [left = 0, bottom = 0, right = 0, top = 0] = (await document.getPage(1)).view;
  return {
    // Letters that no font names come as NUL.
    pages: text.map((page) =>
      page.normalize('NFKC').replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim(),
    ),
    size: [Math.round(right - left), Math.round(top - bottom)],
  };
}
