/** Reads TypeScript as a compiler does, so that neither a comment nor a type passes for something that happens. */
import type { RuleId } from '@tablee/kernel';
import { parseAst } from 'rolldown/parseAst';

/** A file by its path from the game's folder. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
}

export interface Proof {
  readonly rule: RuleId;
  /** The title of the test, and where it stands. */
  readonly title: string;
  readonly path: string;
}

/** Any node of the syntax tree; what it holds depends on its type. */
interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const ID = /^(?:R-)?[A-Z]+(?:-[A-Z0-9]+)*-\d+$/;
/** What is left of these when the types are gone. */
const TYPES_THAT_RUN = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

/** The ids that running code hands on: in a decision, an event, a refusal or a result. Asking for an id is no use of it. */
export function carriedIn({ path, text }: SourceText): RuleId[] {
  const carried: RuleId[] = [];
  walk(parse(path, text), (node, parent, field) => {
    const isKey = parent?.type === 'Property' && field === 'key';
    const isAskedFor = /^([!=]==?)$/.test(String(parent?.operator)) || parent?.type === 'SwitchCase';
    if (isId(node) && !isKey && !isAskedFor) carried.push(node.value);
  });
  return carried;
}

/** The ids that the first argument of `rule('ID', …)` or `rule(['ID', …], …)` names, with what the test says of them. */
export function provenIn({ path, text }: SourceText): Proof[] {
  const proofs: Proof[] = [];
  walk(parse(path, text), (node) => {
    if (node.type !== 'CallExpression' || (node.callee as Node).name !== 'rule') return;
    const [ids, title, prove] = node.arguments as Node[];
    if (!ids || !title || !prove || isEmpty(prove)) return;
    const named = ids.type === 'ArrayExpression' ? (ids.elements as Node[]) : [ids];
    for (const id of named) if (isId(id)) proofs.push({ rule: id.value, title: textOf(title, text), path });
  });
  return proofs;
}

function parse(path: string, text: string): Node {
  return parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path) as unknown as Node;
}

function walk(
  what: unknown,
  visit: (node: Node, parent: Node | null, field: string) => void,
  parent: Node | null = null,
  field = '',
): void {
  if (Array.isArray(what)) {
    for (const one of what) walk(one, visit, parent, field);
    return;
  }
  if (!isNode(what) || (what.type.startsWith('TS') && !TYPES_THAT_RUN.includes(what.type))) return;
  visit(what, parent, field);
  for (const [name, value] of Object.entries(what)) walk(value, visit, what, name);
}

function isNode(what: unknown): what is Node {
  return typeof what === 'object' && what !== null && typeof (what as Node).type === 'string';
}

function isId(node: Node): node is Node & { readonly value: RuleId } {
  return node.type === 'Literal' && typeof node.value === 'string' && ID.test(node.value);
}

/** A test that does nothing proves nothing. */
function isEmpty(prove: Node): boolean {
  const body = prove.body as Node | undefined;
  return body?.type === 'BlockStatement' && (body.body as Node[]).length === 0;
}

function textOf(title: Node, text: string): string {
  if (title.type === 'Literal') return String(title.value);
  return text.slice(title.start as number, title.end as number).replace(/^`|`$/g, '');
}
