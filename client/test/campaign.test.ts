/** Campaigns: as files, and from one game to the next. */
import { type Game, Refused, type View } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { campaignText, NotACampaign, readCampaign } from '../campaign/campaign-file.ts';
import { carriedBy, carriedOn, keepCarriedOn, nextConfig } from '../campaign/carry-on.ts';
import { campaigns, newCampaign } from '../storage/campaigns.ts';

const kept = z.strictObject({ won: z.int().min(0) });
type Kept = z.infer<typeof kept>;
/** Three games, one after the other; what is carried over is how many were won. */
const game = {
  id: 'trek',
  content: ({ campaign: { won } }: { campaign: Kept }) => {
    if (won === 2) throw new Refused('config › campaign.won: the second bridge is down');
  },
  campaign: {
    schema: kept,
    begin: () => ({ won: 0 }),
    next: ({ won }: Kept) => (won < 3 ? { campaign: { won } } : null),
    after: ({ config, result }: View) => ({
      won: (config as { campaign: Kept }).campaign.won + (result!.winners.length > 0 ? 1 : 0),
    }),
    title: ({ won }: Kept) => `Game ${won + 1}`,
    story: () => [],
  },
} as unknown as Game;

const finished = (won: number, winners: number[] = [0]): View =>
  ({ config: { campaign: { won } }, result: { winners, rule: 'T-1', how: 'won' } }) as unknown as View;

describe('a campaign as a file', () => {
  test('comes back as it was', () => {
    expect(readCampaign(campaignText('trek', { won: 1 }), game)).toEqual({ won: 1 });
  });

  test.each([
    ['no JSON at all', 'once upon a time', 'This is no campaign'],
    ['a list', '[]', 'This is no campaign'],
    ['a backup of tables', '{"tablee":1,"tables":[]}', 'This is no campaign'],
    ['another game’s', campaignText('climb', { won: 1 }), 'of another game: climb'],
    ['one with a number that can’t be', campaignText('trek', { won: -1 }), 'campaign.won'],
    [
      'one with more than there is',
      campaignText('trek', { won: 1, gold: 9 }),
      'damaged, or of another version',
    ],
    ['one whose next game can’t be begun', campaignText('trek', { won: 2 }), 'the second bridge is down'],
    ['a huge one', ' '.repeat(1_000_001), 'too large'],
  ])('%s is refused in words, in both languages', (_, text, words) => {
    const reading = () => readCampaign(text, game);

    expect(reading).toThrow(NotACampaign);
    expect(reading).toThrow(words);
    try {
      reading();
    } catch (error) {
      expect((error as NotACampaign).why.fr).not.toBe('');
    }
  });
});

describe('from game to game', () => {
  test('a game by itself carries nothing; one of a campaign does', () => {
    expect(carriedBy(game, {})).toBeNull();
    expect(carriedBy(game, { campaign: null })).toBeNull();
    expect(carriedBy(game, { campaign: { won: 1 } })).toEqual({ won: 1 });
    expect(carriedBy({ id: 'plain' } as Game, { campaign: { won: 1 } })).toBeNull();
  });

  test('nothing is carried on before the end', () => {
    expect(carriedOn(game, { ...finished(1), result: null })).toBeNull();
    expect(carriedOn(game, finished(1))).toEqual({ won: 2 });
    expect(carriedOn(game, finished(1, []))).toEqual({ won: 1 });
  });

  test('after the last game there is no next', () => {
    expect(nextConfig(game, { won: 2 })).toEqual({ campaign: { won: 2 } });
    expect(nextConfig(game, carriedOn(game, finished(2)))).toBeNull();
  });

  test('is kept as it stands after the game, and the same when the end is seen twice', async () => {
    const begun = newCampaign('trek', { won: 0 });
    await campaigns.put({ ...begun, table: 'here' });

    await keepCarriedOn(begun.id, game, finished(0));
    const again = await keepCarriedOn(begun.id, game, finished(0));

    expect(again).toMatchObject({ campaign: { won: 1 }, table: null });
    expect(await campaigns.list('trek')).toMatchObject([{ campaign: { won: 1 } }]);
    expect(await campaigns.list('climb')).toEqual([]);
  });
});
