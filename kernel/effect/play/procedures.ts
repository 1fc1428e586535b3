import type { Procedure } from '../../flow.ts';
import type { RuleId } from '../../text.ts';
import { changingBy } from './change.ts';
import { performing } from './perform.ts';

/** To be listed among a game's procedures. `rule` gives players the choices that cards leave them. */
export function effectProcedures(rule: RuleId): readonly Procedure[] {
  return [performing(rule), changingBy(rule)] as unknown as readonly Procedure[];
}
