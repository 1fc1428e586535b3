/** Where a file can be changed so that it still runs but should no longer be right, and how. */
import { parseAst } from 'rolldown/parseAst';

/** One small change: the expression or statement from `start` to `end` becomes `after`. */
export interface Site {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly before: string;
  readonly after: string;
  /** An expression is chosen by `?:`, a statement is left out, a function is left at once. */
  readonly kind: 'expression' | 'statement' | 'entry';
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const OTHER_OPERATOR: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
  '&': '|',
  '|': '&',
};
const OTHER_METHOD: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  some: 'every',
  every: 'some',
};
const ID = /^(?:R-)?[A-Z]+(?:-[A-Z0-9]+)*-\d+$/;
const TYPES_THAT_RUN = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

/** `otherRule` gives a wrong rule for a right one. */
export function sitesIn(path: string, text: string, otherRule: (id: string) => string): Site[] {
  const sites: Site[] = [];
  const lineAt = lineCounter(text);
  const add = (node: Node, after: string, kind: Site['kind'] = 'expression'): void => {
    const { start, end } = node;
    const shown = kind === 'entry' ? '' : text.slice(start, end);
    sites.push({ start, end, line: lineAt(start), before: shown, after, kind });
  };
  const source = (node: Node): string => text.slice(node.start, node.end);
  const isText = (node: Node): boolean =>
    node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

  walk(
    parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path) as unknown as Node,
    (node, parent, field) => {
      switch (node.type) {
        case 'BinaryExpression':
        case 'LogicalExpression': {
          const [left, right] = [node.left as Node, node.right as Node];
          const other = OTHER_OPERATOR[String(node.operator)];
          if (!other || isText(left) || isText(right)) return;
          // One step more is mostly harmless: there is nothing behind the end of a list. One less is not.
          if (parent?.type === 'ForStatement' && other === '<=') {
            add(node, `${source(left)} < ${source(right)} - 1`);
            return;
          }
          add(node, `${source(left)} ${other} ${source(right)}`);
          return;
        }
        case 'UnaryExpression':
          if (node.operator === '!') add(node, source(node.argument as Node));
          return;
        case 'IfStatement':
        case 'ConditionalExpression':
          // Comparisons and negations are changed as such.
          if (['CallExpression', 'Identifier', 'MemberExpression'].includes((node.test as Node).type)) {
            add(node.test as Node, `!(${source(node.test as Node)})`);
          }
          return;
        case 'AssignmentExpression':
        case 'UpdateExpression':
          if (OTHER_OPERATOR[String(node.operator)] && parent?.type !== 'ExpressionStatement') return;
          if (OTHER_OPERATOR[String(node.operator)] && node.type === 'AssignmentExpression') {
            add(
              node,
              `${source(node.left as Node)} ${OTHER_OPERATOR[String(node.operator)]} ${source(node.right as Node)}`,
            );
          } else if (node.type === 'UpdateExpression') {
            add(node, `${source(node.argument as Node)}${OTHER_OPERATOR[String(node.operator)]}`);
          }
          return;
        case 'Literal':
          if ((parent?.type === 'Property' && field === 'key') || parent?.type === 'ImportDeclaration')
            return;
          if (typeof node.value === 'number') {
            add(node, String(node.value + 1));
            if (node.value > 0) add(node, String(node.value - 1));
          } else if (typeof node.value === 'boolean') add(node, String(!node.value));
          else if (typeof node.value === 'string' && ID.test(node.value))
            add(node, `'${otherRule(node.value)}'`);
          return;
        case 'CallExpression': {
          const callee = node.callee as Node;
          const method = callee.type === 'MemberExpression' ? ((callee.property as Node).name as string) : '';
          const other = OTHER_METHOD[method];
          if (!other || callee.optional || node.optional) return;
          const rest = text.slice((callee.property as Node).end, node.end);
          add(node, `${text.slice(node.start, (callee.property as Node).start)}${other}${rest}`);
          return;
        }
        case 'ExpressionStatement': {
          const { type } = node.expression as Node;
          const isDirective = typeof node.directive === 'string';
          if (!isDirective && ['CallExpression', 'AssignmentExpression', 'UpdateExpression'].includes(type)) {
            add(node, '', 'statement');
          }
          return;
        }
        case 'ReturnStatement':
        case 'ContinueStatement':
          if (node.argument === null && node.type === 'ReturnStatement') add(node, '', 'statement');
          return;
        case 'FunctionDeclaration':
        case 'FunctionExpression':
        case 'ArrowFunctionExpression': {
          const body = node.body as Node | null;
          const isConstructor = parent?.type === 'MethodDefinition' && parent.kind === 'constructor';
          if (body?.type !== 'BlockStatement' || isConstructor || (body.body as Node[]).length === 0) return;
          add({ ...body, end: body.start + 1 }, 'return;', 'entry');
          return;
        }
      }
    },
  );
  return sites.filter((site) => site.before !== site.after);
}

/**
 * The file with all of these changes in it, each asleep until `globalThis.__mutant` is asked with its number and says yes.
 */
export function withSwitches(text: string, sites: readonly (Site & { readonly id: number })[]): string {
  const inserted: { at: number; text: string; rank: number; depth: number }[] = [];
  for (const { start, end, after, kind, id } of sites) {
    const asked = `globalThis.__mutant(${id})`;
    const depth = end - start;
    if (kind === 'entry') inserted.push({ at: end, text: `if (${asked}) return;`, rank: 2, depth });
    else if (kind === 'statement') {
      inserted.push({ at: start, text: `{ if (!${asked}) {`, rank: 1, depth: -depth });
      inserted.push({ at: end, text: '} }', rank: 0, depth });
    } else {
      inserted.push({ at: start, text: `(${asked} ? (${after}) : (`, rank: 1, depth: -depth });
      inserted.push({ at: end, text: '))', rank: 0, depth });
    }
  }
  // At one place: what ends there closes from the inside out, then what begins there opens from the outside in.
  inserted.sort((a, b) => a.at - b.at || a.rank - b.rank || a.depth - b.depth);
  let changed = '';
  let from = 0;
  for (const { at, text: more } of inserted) {
    changed += text.slice(from, at) + more;
    from = at;
  }
  return changed + text.slice(from);
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
  const node = what as Node | null;
  if (typeof node !== 'object' || node === null || typeof node.type !== 'string') return;
  if (node.type.startsWith('TS') && !TYPES_THAT_RUN.includes(node.type)) return;
  if (node.type === 'ChainExpression') return;
  visit(node, parent, field);
  for (const [name, value] of Object.entries(node)) walk(value, visit, node, name);
}

function lineCounter(text: string): (at: number) => number {
  return (at) => text.slice(0, at).split('\n').length;
}
