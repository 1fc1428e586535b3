/** Which wounds are treated: the seat that treats chooses where there are more than it may remove (ES-WOUND-8). */
import { done, type Next, type Procedure, procedure } from '@tablee/kernel';
import { bitOf, treat } from '../rules/wound.ts';
import { type Endure, type Who, WOUNDS, type Wound } from '../types.ts';

export interface Treating {
  /** Still to be treated, the next one first. */
  patients: Who[];
  readonly by: Who;
  /** So many each, and so many left for the one at hand. */
  readonly each: number;
  left: number;
}
type TreatOption = { readonly do: 'treat'; readonly wound: Wound };

export const treating: Procedure<Endure, Treating, TreatOption> = procedure<Endure, Treating, TreatOption>()(
  'treating',
  {
    next(t, f): Next<'which' | 'next'> {
      const [patient] = f.patients;
      if (patient === undefined) return done;
      if (f.left > 0 && t.survivors[patient]!.wounds !== 0) return 'which';
      f.patients.shift();
      f.left = f.each;
      return 'next';
    },
    which: {
      kind: 'treat',
      rule: 'ES-WOUND-8',
      seat: (t, f) => t.survivors[f.by]?.seat ?? t.survivors[f.patients[0]!]!.seat,
      options(t, f, options) {
        const { wounds } = t.survivors[f.patients[0]!]!;
        for (const wound of WOUNDS) if ((wounds & bitOf(wound)) !== 0) options.push({ do: 'treat', wound });
      },
      chosen(t, f, { wound }): Next<'next'> {
        treat(t, f.patients[0]!, wound, f.by);
        f.left--;
        return 'next';
      },
    },
  },
);
