import { toPseudo } from '@nafas/texts/pseudo';

declare global {
  interface Window {
    /** Puts the texts of a drawn story into pseudo. */
    writePseudo: (root: Node) => void;
  }
}

/** What no person reads, what they have written themselves, and drawings that place their own texts. */
const NO_TEXT = 'script, style, noscript, template, textarea, svg, code';

interface Written {
  readonly plain: string;
  readonly said: string;
}

/** What stood in a text and what stands there now: a second call must not make a text longer once more. */
const written = new Map<Node, Written>();

function write(node: Node, element: Element | null, text: string): void {
  if (written.get(node)?.said === text || element?.closest(NO_TEXT)) return;
  const said = toPseudo(text);
  if (said === text) return;
  written.set(node, { plain: text, said });
  node.nodeValue = said;
}

/** Puts each text and placeholder below a node into pseudo, once however often it is called. */
export function writePseudo(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Text) write(node, node.parentElement, node.data);
    const placeholder = node instanceof Element ? node.getAttributeNode('placeholder') : null;
    if (placeholder) write(placeholder, null, placeholder.value);
  }
}

/** Puts back what stood there, save what has changed since. */
function restore(): void {
  for (const [node, { plain, said }] of written)
    if (node.nodeValue === said) node.nodeValue = plain;
  written.clear();
}

/** Keeps every text below an element in pseudo, also what comes later, until it is stopped. */
export function keepPseudo(root: HTMLElement): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(writePseudo);
      else writePseudo(target);
    }
  });
  writePseudo(root);
  const attributeFilter = ['placeholder'];
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter });
  return () => {
    observer.disconnect();
    restore();
  };
}
