import ts from 'typescript';
import { eachTitles } from './each-titles.ts';

/** The title of a test or of a group of tests, as far as it can be read without running it. */
export interface Title {
  text: string;
  /** 1-based. */
  line: number;
  /** False when it is skipped, a todo, expected to fail, or inside such a group, or an empty group. */
  runs: boolean;
}

const TESTS = new Set(['test', 'it']);
const GROUPS = new Set(['describe', 'suite']);
/** What does not run, or passes only by failing, proves nothing. */
const PROVES_NOTHING = new Set(['skip', 'todo', 'fails', 'fail', 'fixme']);
/** Modifiers after which the call still declares a test. Anything else (`test.step`, `test.use`) does not. */
const MODIFIERS = new Set([
  ...PROVES_NOTHING,
  ...['each', 'for', 'only', 'concurrent', 'sequential', 'shuffle', 'skipIf', 'runIf', 'serial'],
  ...['parallel', 'describe', 'slow'],
]);

interface Callee {
  names: string[];
  /** The table of `each` or `for`. */
  table: ts.Expression | null;
}

/** `test.concurrent.each(table)` as its names from the left, or null for any other callee. */
function calleeOf(node: ts.Expression): Callee | null {
  if (ts.isIdentifier(node)) return { names: [node.text], table: null };
  if (ts.isTaggedTemplateExpression(node)) return calleeOf(node.tag);
  if (ts.isCallExpression(node)) {
    const inner = calleeOf(node.expression);
    const each = inner && ['each', 'for'].includes(inner.names.at(-1) ?? '');
    return inner && { ...inner, table: each ? (node.arguments[0] ?? null) : inner.table };
  }
  if (!ts.isPropertyAccessExpression(node)) return null;
  const inner = calleeOf(node.expression);
  return inner && { ...inner, names: [...inner.names, node.name.text] };
}

/** The words of a title: literals, joined literals, and the fixed parts of a template. */
function words(node: ts.Expression): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [words(node.left), words(node.right)];
    return left === null && right === null ? null : `${left ?? '…'}${right ?? '…'}`;
  }
  return null;
}

/** A group whose body calls nothing holds no test. */
function callsSomething(node: ts.CallExpression): boolean {
  const body = node.arguments.find(
    (each) => ts.isArrowFunction(each) || ts.isFunctionExpression(each),
  );
  const calls = (child: ts.Node): boolean =>
    ts.isCallExpression(child) ||
    (ts.forEachChild(child, (each) => calls(each) || undefined) ?? false);
  return body !== undefined && calls(body);
}

/** The titles of every test, it and describe call of a test file, nested ones included. */
export function titlesOf(fileName: string, source: string): Title[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const titles: Title[] = [];
  const visit = (node: ts.Node, runsHere: boolean): void => {
    let runs = runsHere;
    if (ts.isCallExpression(node)) {
      const callee = calleeOf(node.expression);
      const [root = '', ...modifiers] = callee?.names ?? [];
      const isGroup = GROUPS.has(root) || modifiers.includes('describe');
      const first = node.arguments[0];
      const text = first ? words(first) : null;
      const declares =
        (TESTS.has(root) || GROUPS.has(root)) && modifiers.every((m) => MODIFIERS.has(m));
      if (callee && declares && text !== null) {
        runs = runs && !modifiers.some((modifier) => PROVES_NOTHING.has(modifier));
        const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        const proves = runs && (!isGroup || callsSomething(node));
        for (const title of callee.table ? eachTitles(text, callee.table) : [text]) {
          titles.push({ text: title, line, runs: proves });
        }
      }
    }
    ts.forEachChild(node, (child) => visit(child, runs));
  };
  visit(file, true);
  return titles;
}
