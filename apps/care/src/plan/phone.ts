// Five digits and more, with what people write between them; a day of the calendar is none.
const NUMBER = /(?<![\d٠-٩])(?:\+|00)?[\d٠-٩](?:[ ()/-]{0,2}[\d٠-٩]){4,14}(?![\d٠-٩])/gu;
const DAY = /^\d{1,4}[-/]\d{1,2}[-/]\d{1,4}$/;

/** The number to call that stands in a line of the plan, null where there is none. */
export function findPhone(line: string): string | null {
  const found = Array.from(line.matchAll(NUMBER), ([number]) => number);
  return found.map(toWestern).find((number) => !DAY.test(number)) ?? null;
}

const toWestern = (text: string) =>
  text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));

/** The line without its number, for the button that calls it: "Rana". */
export function toName(line: string): string {
  return (line.replaceAll(NUMBER, '').split(/[,،:.؛;(]/u)[0] ?? '').trim() || line;
}
