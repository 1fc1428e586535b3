/** What a browser is answered when something can't be done: a status, words, and when to come again. */
import type { RefusalCode } from '@tablee/protocol';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { Declined } from '../declined.ts';
import { answerErrors } from '../http/errors.ts';

/** What is answered to somebody whose request ends so, and what was counted. */
async function answered(error: unknown) {
  const counted: string[] = [];
  const logged: string[] = [];
  const server = fastify({ logger: { level: 'error', stream: { write: (line) => void logged.push(line) } } });
  answerErrors(server, (code) => void counted.push(code));
  server.get('/', async () => {
    throw error;
  });
  const { statusCode, headers, body } = await server.inject('/');
  await server.close();
  return {
    status: statusCode,
    after: headers['retry-after'],
    code: JSON.parse(body).code,
    body,
    counted,
    logged,
  };
}
const declined = (code: RefusalCode, after: number | null = null): Declined =>
  new Declined(code, { fr: 'non', en: 'no' }, null, after);

test.each([
  ['malformed', 400],
  ['late', 409],
  ['notAllowed', 409],
  ['notYours', 403],
  ['noSuchTable', 404],
  ['noSeat', 409],
  ['badInvite', 403],
  ['tooMany', 429],
  ['otherSite', 403],
  ['stopping', 503],
] as const)('%s is answered by %i, counted, and no trouble', async (code, status) => {
  expect(await answered(declined(code))).toMatchObject({
    status,
    code,
    counted: [code],
    logged: [],
    after: undefined,
  });
});

test.each([
  [1, '1'],
  [1000, '1'],
  [1001, '2'],
  [86_400_000, '86400'],
])('who may come again after %i milliseconds is told so in whole seconds', async (after, told) => {
  expect(await answered(declined('tooMany', after))).toMatchObject({ status: 429, after: told });
});

test.each([400, 413, 499])(
  'a request that can’t be read (%i) is malformed, and nobody’s trouble',
  async (status) => {
    const error = Object.assign(new Error('inside'), { statusCode: status });

    expect(await answered(error)).toMatchObject({ status, code: 'malformed', counted: [], logged: [] });
  },
);

test.each([undefined, 500, 502])('what went wrong inside (%s) is logged, not told', async (statusCode) => {
  const { body, logged, ...rest } = await answered(
    Object.assign(new Error('inside'), statusCode !== undefined && { statusCode }),
  );

  expect(rest).toMatchObject({ status: 500, code: 'trouble', counted: ['trouble'] });
  expect(body).not.toContain('inside');
  expect(logged.join()).toContain('inside');
});
