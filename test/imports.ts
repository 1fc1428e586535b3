/** Reads the imports of a file with a real parser, so that comments and strings can't be taken for imports. */
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import type { SourceFile } from './house.ts';

/** `onlyTypes`: the import is gone when the program runs. `later`: it happens when the program asks for it, `import()`. */
export type Import = {
  readonly line: number;
  readonly target: string;
  readonly onlyTypes: boolean;
  readonly later: boolean;
};

/** Every `import`, `export … from`, `import()` and `import('…').Type`, in the order of the text. */
export function importsOf(file: SourceFile): Import[] {
  const { program, errors } = parseSync(file.path, file.text);
  if (errors[0]) throw new Error(`${file.path}: can't be read: ${errors[0].message}`);

  const found: (Import & { start: number })[] = [];
  const add = (
    source: ESTree.Expression | ESTree.StringLiteral | null,
    onlyTypes: boolean,
    later = false,
  ): void => {
    if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
    const line = file.text.slice(0, source.start).split('\n').length;
    found.push({ line, target: source.value, onlyTypes, later, start: source.start });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source, node.importKind === 'type' || namesOnlyTypes(node)),
    ExportNamedDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ImportExpression: (node) => add(node.source, false, true),
    TSImportType: (node) => add(node.source, true),
  }).visit(program);
  return found
    .sort((a, b) => a.start - b.start)
    .map(({ line, target, onlyTypes, later }) => ({ line, target, onlyTypes, later }));
}

function namesOnlyTypes({ specifiers }: ESTree.ImportDeclaration): boolean {
  const isType = (name: ESTree.ImportDeclarationSpecifier): boolean =>
    name.type === 'ImportSpecifier' && name.importKind === 'type';
  return specifiers.length > 0 && specifiers.every(isType);
}
