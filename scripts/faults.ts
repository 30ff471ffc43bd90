import { spawnSync } from 'node:child_process'

/** npm run test:faults: the tests of what dies and races, at full length; `npm test` runs a shorter form. */
const { status } = spawnSync('vitest', ['run', '--project', 'server', 'tests/faults'], {
  env: { ...process.env, FAULTS: 'full' },
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exit(status ?? 1)
