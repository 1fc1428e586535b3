import type { Fault as Found } from '@tablee/kernel';
import { typeset, useLanguage, useSay } from '../settings/index.ts';

/** Why something can't be brought, with its rule. */
export function Fault({ fault, more }: { readonly fault: Found; readonly more: number }) {
  const say = useSay();
  const language = useLanguage();
  return (
    <p className="chooser-fault">
      {typeset(say(fault.why), language)}
      {fault.rule && <span className="chooser-rule"> ({fault.rule})</span>}
      {more > 0 && ` ${say({ fr: `Et ${more} de plus.`, en: `And ${more} more.` })}`}
    </p>
  );
}
