/** A campaign as a file: what is carried from game to game, for another browser or another day. */
import { type Game, Refused, type Text } from '@tablee/kernel';

const KIND = 'campaign';
/** No campaign comes near. */
const LARGEST_FILE = 1_000_000;

/** Why a file can't be used, and what to do about it. */
export class NotACampaign extends Error {
  override readonly name = 'NotACampaign';
  readonly why: Text;
  constructor(why: Text) {
    super(why.en);
    this.why = why;
  }
}

export function campaignText(game: string, campaign: unknown): string {
  return `${JSON.stringify({ tablee: KIND, game, campaign }, null, 2)}\n`;
}

/** `veiel-campaign-2026-11-18.json` */
export function campaignName(game: string, when: number): string {
  return `${game}-campaign-${new Date(when).toISOString().slice(0, 10)}.json`;
}

/** The campaign in the text, checked by its game. Throws `NotACampaign`. */
export function readCampaign(text: string, game: Game): unknown {
  if (text.length > LARGEST_FILE) {
    throw new NotACampaign({
      fr: 'Ce fichier est trop gros pour une campagne.',
      en: 'This file is too large for a campaign.',
    });
  }
  const file = fieldsOf(text);
  if (file.tablee !== KIND) {
    throw new NotACampaign({
      fr: 'Ce n’est pas une campagne. Prenez le fichier que « Enregistrer la campagne » a donné.',
      en: 'This is no campaign. Take the file that “Save the campaign” gave.',
    });
  }
  if (file.game !== game.id) {
    throw new NotACampaign({
      fr: `Cette campagne est d’un autre jeu : ${String(file.game)}.`,
      en: `This campaign is of another game: ${String(file.game)}.`,
    });
  }
  const read = game.campaign!.schema.safeParse(file.campaign);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw damaged(`${['campaign', ...(issue?.path ?? [])].join('.')}: ${issue?.message ?? ''}`);
  }
  try {
    const config = game.campaign!.next(read.data);
    if (config !== null) game.content(config, 1, null);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw damaged(error.message);
  }
  return read.data;
}

function damaged(where: string): NotACampaign {
  return new NotACampaign({
    fr: `Cette campagne est abîmée, ou d’une autre version : ${where}`,
    en: `This campaign is damaged, or of another version: ${where}`,
  });
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const file: unknown = JSON.parse(text);
    return typeof file === 'object' && file !== null ? (file as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
