/** Achievements (ACH): deeds are counted, the reward unlocks by itself, and a spent card is replaced (R-ES-33). */
import { type RuleId, shuffle } from '@tablee/kernel';
import type { Deed } from '../printed.ts';
import { type Endure, NONE, type Who } from '../types.ts';

/** The survivor did something that may count toward its Achievement (ES-ACH-2). */
export function count(t: Endure, who: number, deed: Deed, n = 1): void {
  if (who < 0) return;
  const survivor = t.survivors[who]!;
  if (survivor.unlocked === 1 || survivor.achievement < 0) return;
  const card = t.content.achievements[survivor.achievement]!;
  if (card.deed !== deed) return;
  survivor.progress += n;
  const { told } = t;
  const about = { who: who as Who, achievement: survivor.achievement };
  if (told)
    told.push({
      event: 'progressed',
      rule: 'ES-ACH-2',
      ...about,
      progress: survivor.progress,
      of: card.count,
    });
  if (survivor.progress < card.count) return;
  survivor.unlocked = 1;
  if (told) told.push({ event: 'unlocked', rule: 'R-ES-33', ...about });
}

/** A turn begins, whosever: deeds that must be done within a single one are counted anew, those done by order too. */
export function forgetDeeds(t: Endure): void {
  for (const survivor of t.survivors) {
    if (survivor.unlocked === 1 || survivor.achievement < 0) continue;
    if (t.content.achievements[survivor.achievement]!.within === 'turn') survivor.progress = 0;
  }
}

/** One Achievement, never more (ES-ACH-3); an empty deck takes its discards back (R-ES-61). */
export function dealAchievement(t: Endure, who: Who, rule: RuleId = 'ES-SETUP-10'): void {
  if (t.achievementDeck.length === 0) {
    t.achievementDeck = t.achievementsSpent;
    t.achievementsSpent = [];
    shuffle(t, t.achievementDeck);
  }
  const survivor = t.survivors[who]!;
  survivor.achievement = t.achievementDeck.pop() ?? NONE;
  survivor.progress = 0;
  survivor.unlocked = 0;
  if (t.told && survivor.achievement >= 0)
    t.told.push({ event: 'achievementDealt', rule, who, achievement: survivor.achievement });
}

/** The reward is spent: the card goes, a new one comes at once (ES-ACH-4). */
export function replaceAchievement(t: Endure, who: Who, rule: RuleId = 'ES-ACH-4'): void {
  const { achievement } = t.survivors[who]!;
  if (achievement >= 0) t.achievementsSpent.push(achievement);
  dealAchievement(t, who, rule);
}
