/**
 * What a person can't read whole, and a page that is wider than its window. Runs inside a page, so it names nothing outside
 * itself. Left out: texts that end in an ellipsis or can be scrolled to, what only screen readers are told, and drawings.
 */
export function findClipped(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const wider = scrollWidth - clientWidth;
  const faults = wider > 0 ? [`the page: ${wider} px too wide`] : [];

  const isForReadersOnly = (element: Element | null): boolean => {
    if (element === null) return false;
    const { width, height } = element.getBoundingClientRect();
    const { clipPath, position } = getComputedStyle(element);
    const isTiny = clipPath !== 'none' || (width <= 1 && height <= 1);
    return (position === 'absolute' && isTiny) || isForReadersOnly(element.parentElement);
  };
  // A tooltip that stands ready is beside its box on purpose.
  const seen = { visibilityProperty: true, opacityProperty: true };
  const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  /** Whether one sees where the box ends: what reaches beyond it looks broken even if nothing is cut. */
  const isDrawn = (box: Element, style: CSSStyleDeclaration) =>
    style.display !== 'inline' &&
    (/^(?:button|label|td|th)$/i.test(box.tagName) ||
      style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      Number.parseFloat(style.borderInlineStartWidth) > 0);
  const isMeant = ({ textOverflow, webkitLineClamp, overflowX, overflowY }: CSSStyleDeclaration) =>
    textOverflow === 'ellipsis' ||
    webkitLineClamp !== 'none' ||
    /auto|scroll/.test(overflowX + overflowY);

  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('svg, select, textarea, canvas, iframe')) continue;
    const own = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ''),
    );
    const [first] = own;
    const last = own.at(-1);
    if (!first || !last || !element.checkVisibility(seen)) continue;
    if (isForReadersOnly(element)) continue;
    const range = document.createRange();
    range.setStartBefore(first);
    range.setEndAfter(last);
    const text = range.getBoundingClientRect();
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (isMeant(style)) break;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const beside = Math.round(Math.max(left - text.left, text.right - right));
      const below = Math.round(Math.max(top - text.top, text.bottom - bottom));
      const counts = isDrawn(box, style);
      const isBeside = beside > 1 && (counts || isCut(style.overflowX));
      // The line box of a letter may be a little higher than a small box in which it is drawn.
      const isBelow = below > 3 && (counts || isCut(style.overflowY));
      if (isBeside || isBelow) {
        const said = text.width === 0 ? '' : (element.textContent ?? '').trim().slice(0, 40);
        const how = isBeside ? `${beside} px beside` : `${below} px above or below`;
        faults.push(`“${said}”: ${how} its ${box.tagName.toLowerCase()}.${box.className}`);
        break;
      }
      if (style.position === 'fixed') break;
    }
  }
  return [...new Set(faults)];
}
