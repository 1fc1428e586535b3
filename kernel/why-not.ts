/** What is not allowed now, and the rule that forbids it. Collected only when somebody asks. */
import type { Option } from './state.ts';
import type { RuleId } from './text.ts';

/** `about` has the shape of the option that was refused, as far as it is known. */
export interface Refusal<O extends Option = Option> {
  readonly about: O;
  readonly rule: RuleId;
  /** What the sentence needs: a number, a piece. The game's words make the sentence. */
  readonly with: Readonly<Record<string, string | number>>;
}

export class Refusals<O extends Option = Option> {
  readonly list: Refusal<O>[] = [];

  refuse(about: O, rule: RuleId, given: Readonly<Record<string, string | number>> = {}): void {
    this.list.push({ about, rule, with: given });
  }
}
