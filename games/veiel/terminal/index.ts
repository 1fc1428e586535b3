import type { TerminalTable } from '@tablee/terminal';
import { pages } from './pages.ts';
import { draw } from './table.ts';

export const terminal: TerminalTable = { draw, pages };
