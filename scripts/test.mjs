// `npm test`: types, lint and tests, each run even if one before it failed, so that one run tells everything.
// Words after `npm test --` go to Vitest: `npm test -- kernel/test/random.test.ts`.
import { spawnSync } from 'node:child_process';
import { install, ROOT } from './install.mjs';
import { toolPath } from './tool.mjs';

const STAGES = [
  { name: 'types', tool: ['typescript', 'tsc'], args: ['--noEmit'] },
  { name: 'lint', tool: ['@biomejs/biome', 'biome'], args: ['check', '--error-on-warnings'] },
  { name: 'tests', tool: ['vitest', 'vitest'], args: ['run', ...process.argv.slice(2)] },
];

install();
const results = STAGES.map(run);

console.log('');
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
}
process.exit(results.every(({ passed }) => passed) ? 0 : 1);

function run({ name, tool, args }) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const start = performance.now();
  const child = spawnSync(process.execPath, [toolPath(...tool), ...args], { cwd: ROOT, stdio: 'inherit' });
  if (child.error) console.error(`${name} could not be started: ${child.error.message}`);
  return { name, passed: child.status === 0, seconds: (performance.now() - start) / 1000 };
}
