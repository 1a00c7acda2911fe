import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** A name that a package lets others import, with where its code stands. */
export interface PublicExport {
  readonly name: string;
  /** Path from the workspace's root, and the line of the declaration, from 1: `libs/care/src/x.ts:12`. */
  readonly place: string;
  /** The text of its docstring without tags, empty where it has none. */
  readonly docstring: string;
}

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  noEmit: true,
  noLib: true,
  types: [],
};

/** The sources that `exports` of the package.json files name; no JSON, no CSS, no pattern with a `*`. */
function listEntryPoints(root: string, manifests: string): string[] {
  return globSync(manifests, { cwd: root }).flatMap((file) => {
    const { exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
      exports?: Record<string, string>;
    };
    return Object.values(exports)
      .filter((path) => /^[^*]+\.tsx?$/.test(path))
      .map((path) => join(root, dirname(file), path));
  });
}

/** A compiler's host that knows the workspace alone: packages of npm are most of what it would read. */
function createWorkspaceHost(): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  return {
    ...host,
    resolveModuleNameLiterals: (literals, file) =>
      literals.map(({ text }) =>
        /^(?:\.|@nafas\/)/.test(text)
          ? ts.resolveModuleName(text, file, OPTIONS, host)
          : { resolvedModule: undefined },
      ),
  };
}

/**
 * Lists what the packages let others import, each declaration once, however many entry points pass it on. What they
 * pass on from npm is left out. Sources are read; types are not checked.
 *
 * @param manifests a glob of package.json files, from `root`
 */
export function listPublicExports(root: string, manifests: string): PublicExport[] {
  const program = ts.createProgram(
    listEntryPoints(root, manifests),
    OPTIONS,
    createWorkspaceHost(),
  );
  const checker = program.getTypeChecker();
  const found = new Map<ts.Symbol, PublicExport>();
  for (const file of program.getRootFileNames()) {
    const source = program.getSourceFile(file);
    const entry = source && checker.getSymbolAtLocation(source);
    for (const exported of entry ? checker.getExportsOfModule(entry) : []) {
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
      const [declaration] = symbol.declarations ?? [];
      if (!declaration) continue;
      const own = declaration.getSourceFile();
      const { line } = own.getLineAndCharacterOfPosition(declaration.getStart());
      found.set(symbol, {
        name: exported.name,
        place: `${relative(root, own.fileName)}:${line + 1}`,
        docstring: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
      });
    }
  }
  return [...found.values()];
}
