import type { Rule, Scope, SourceCode } from 'eslint';

type Node = Parameters<NonNullable<SourceCode['getScope']>>[0];
type CallExpression = Extract<Node, { readonly type: 'CallExpression' }>;

const EQUAL = new Set(['toBe', 'toEqual', 'toStrictEqual', 'toMatchObject']);
const RUNS = new Set([
  'CallExpression',
  'NewExpression',
  'TaggedTemplateExpression',
  'ImportExpression',
  'AwaitExpression',
  'JSXElement',
]);

/**
 * Refuses a comparison of a value with itself, and a test that runs nothing and only says imported constants once more:
 * both stay green whatever the product does.
 */
export const provesSomething: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      same: 'This compares a value with itself: it can never fail.',
      restated:
        'This test runs nothing: it says again what a constant says. Prove what comes of it.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const { visitorKeys } = sourceCode;
    return {
      CallExpression(node) {
        const compared = readExpectation(node);
        if (compared !== null) {
          const [actual, expected] = compared;
          const isSame =
            actual !== undefined &&
            expected !== undefined &&
            sourceCode.getText(actual) === sourceCode.getText(expected) &&
            !contains(actual, visitorKeys, (each) => RUNS.has(each.type));
          if (isSame) context.report({ node, messageId: 'same' });
          return;
        }
        const body = readTestBody(node);
        if (body === null) return;
        const expectations: Node[] = [];
        const doesRun = contains(body, visitorKeys, (each) => {
          if (!isOfExpect(each)) return RUNS.has(each.type);
          if (each.callee.type === 'Identifier') expectations.push(...each.arguments.slice(0, 1));
          else if (each.arguments.some((one) => contains(one, visitorKeys, isName))) return true;
          return false;
        });
        const isRestated =
          !doesRun &&
          expectations.length > 0 &&
          expectations.every((each) => isImported(each, sourceCode.getScope(each)));
        if (isRestated) context.report({ node: node.callee, messageId: 'restated' });
      },
    };
  },
};

/** What `expect(a).not.toBe(b)` compares; null of anything else. */
function readExpectation(node: CallExpression): (Node | undefined)[] | null {
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null;
  if (!EQUAL.has(callee.property.name)) return null;
  const start = findStart(callee);
  return isOfExpect(start) ? [start.arguments[0], node.arguments[0]] : null;
}

/** The beginning of `a.b.c`. */
function findStart(node: Node): Node {
  return node.type === 'MemberExpression' ? findStart(node.object) : node;
}

/** `expect(a)`, `expect(a).toBe(b)` or `expect.any(c)`. */
function isOfExpect(node: Node): node is CallExpression {
  if (node.type !== 'CallExpression') return false;
  const start = findStart(node.callee);
  return (start.type === 'Identifier' && start.name === 'expect') || isOfExpect(start);
}

/** The body of `test('…', () => …)`, of `it.each(…)('…', () => …)` and the like. */
function readTestBody({ callee, arguments: given }: CallExpression): Node | null {
  const start = findStart(callee.type === 'CallExpression' ? callee.callee : callee);
  if (start.type !== 'Identifier' || !['it', 'test'].includes(start.name)) return null;
  const last = given.find((each) => /Function/.test(each.type));
  return last && 'body' in last ? (last.body as Node) : null;
}

/** Whether a node is a name of something, not of a property. */
function isName(node: Node & { parent?: Node }): boolean {
  if (node.type !== 'Identifier' || node.name === 'expect') return false;
  const { parent } = node;
  if (parent?.type === 'Property') return parent.value === node;
  return !(parent?.type === 'MemberExpression' && parent.property === node);
}

function isImported(node: Node, scope: Scope.Scope): boolean {
  if (node.type === 'Literal') return true;
  const start = findStart(node);
  if (start.type !== 'Identifier') return false;
  for (let each: Scope.Scope | null = scope; each !== null; each = each.upper) {
    const found = each.set.get(start.name);
    if (found !== undefined) return found.defs.some(({ type }) => type === 'ImportBinding');
  }
  return false;
}

/** Whether `found` holds for the node or anything in it. */
function contains(
  node: Node,
  keys: Readonly<Record<string, readonly string[]>>,
  found: (each: Node) => boolean,
): boolean {
  if (found(node)) return true;
  const below = (keys[node.type] ?? []).flatMap(
    (key) => node[key as keyof Node] as unknown as Node,
  );
  return below.some((each) => each !== null && each !== undefined && contains(each, keys, found));
}
