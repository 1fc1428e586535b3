/** What the server counts, as Prometheus would read it. */
import { METRICS_TOKEN } from './house.ts';

export const WITH_TOKEN = { headers: { authorization: `Bearer ${METRICS_TOKEN}` } };

export async function figure(address: string, name: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`, WITH_TOKEN)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  if (line === undefined) throw new Error(`There is no figure ${name} in\n${text}`);
  return Number(line.slice(name.length + 1));
}
