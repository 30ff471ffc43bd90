import { spawnSync } from 'node:child_process'

// npm run faults: the fault tests of the server at full length. `npm test` runs them shorter.

const { status } = spawnSync('vitest', ['run', '--project', 'server', 'tests/faults'], {
  env: { ...process.env, FAULTS: 'full' },
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exit(status ?? 1)
