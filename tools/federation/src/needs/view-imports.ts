import ts from 'typescript';

/** The lazy imports of each view: `page`, `slot:<id>` or `action:<id>` to the specifiers as they are written. */
export type ViewImports = Readonly<Record<string, readonly string[]>>;

/**
 * Reads from the text of an app's `remote.ts` which modules each view of its `defineRemote` call imports, directly or
 * by a function of the same file. What is written in another way is left out: nothing depends on it but a preload.
 */
export function viewImports(source: string): ViewImports {
  const file = ts.createSourceFile('remote.ts', source, ts.ScriptTarget.Latest, true);
  const views = definition(file);
  if (!views) return {};
  const functions = localFunctions(file);
  const found: Record<string, string[]> = {};
  const add = (key: string, node: ts.Node) => (found[key] = importsIn(node, functions));
  for (const [name, value] of properties(views)) {
    if (name === 'page') add('page', value);
    if ((name === 'slots' || name === 'actions') && ts.isObjectLiteralExpression(value)) {
      for (const [id, view] of properties(value)) add(`${name.slice(0, -1)}:${id}`, view);
    }
  }
  return found;
}

/** The argument of the `defineRemote` call. */
function definition(file: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  let found: ts.ObjectLiteralExpression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(file) === 'defineRemote') {
      const [argument] = node.arguments;
      if (argument && ts.isObjectLiteralExpression(argument)) found = argument;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function properties(object: ts.ObjectLiteralExpression): [string, ts.Expression][] {
  return object.properties.flatMap((property): [string, ts.Expression][] => {
    if (!ts.isPropertyAssignment(property)) return [];
    const { name, initializer } = property;
    return ts.isIdentifier(name) || ts.isStringLiteral(name) ? [[name.text, initializer]] : [];
  });
}

function localFunctions(file: ts.SourceFile): ReadonlyMap<string, ts.Node> {
  const found = new Map<string, ts.Node>();
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      found.set(statement.name.text, statement);
    }
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) found.set(name.text, initializer);
    }
  }
  return found;
}

function importsIn(start: ts.Node, functions: ReadonlyMap<string, ts.Node>): string[] {
  const found = new Set<string>();
  const seen = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier && ts.isStringLiteral(specifier)) found.add(specifier.text);
    }
    const target = ts.isIdentifier(node) ? functions.get(node.text) : undefined;
    if (target) visit(target);
    ts.forEachChild(node, visit);
  };
  visit(start);
  return [...found];
}
