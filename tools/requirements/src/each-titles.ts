import ts from 'typescript';

/** Text of a literal, or null for what is only known at run time. */
function literal(node: ts.Expression): string | null {
  const bare = unwrap(node);
  if (ts.isStringLiteralLike(bare) || ts.isNumericLiteral(bare)) return bare.text;
  return null;
}

/** Without `as const`, `satisfies` and parentheses. */
function unwrap(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : node;
}

/** The array that stands there, or that a constant of the same file holds. */
function arrayOf(node: ts.Expression): ts.ArrayLiteralExpression | null {
  const bare = unwrap(node);
  if (ts.isArrayLiteralExpression(bare)) return bare;
  if (!ts.isIdentifier(bare)) return null;
  let found: ts.ArrayLiteralExpression | null = null;
  const look = (child: ts.Node): void => {
    if (ts.isVariableDeclaration(child) && child.initializer && ts.isIdentifier(child.name)) {
      const value = unwrap(child.initializer);
      if (child.name.text === bare.text && ts.isArrayLiteralExpression(value)) found = value;
    }
    ts.forEachChild(child, look);
  };
  look(node.getSourceFile());
  return found;
}

function fill(template: string, row: ts.Expression): string {
  const bare = unwrap(row);
  const cells = ts.isArrayLiteralExpression(bare) ? [...bare.elements] : [bare];
  let next = 0;
  const positional = template.replace(/%([sdifjoO%])/g, (whole, kind: string) => {
    if (kind === '%') return '%';
    const cell = cells[next++];
    return (cell && literal(cell)) ?? whole;
  });
  if (!ts.isObjectLiteralExpression(bare)) return positional;
  return positional.replace(/\$(\w+)/g, (whole, name: string) => {
    for (const property of bare.properties) {
      if (!ts.isPropertyAssignment(property) || property.name.getText() !== name) continue;
      return literal(property.initializer) ?? whole;
    }
    return whole;
  });
}

/** The titles that `test.each(table)(template)` makes; the template alone when the table is not literal. */
export function eachTitles(template: string, table: ts.Expression): string[] {
  const array = arrayOf(table);
  return array ? array.elements.map((row) => fill(template, row)) : [template];
}
