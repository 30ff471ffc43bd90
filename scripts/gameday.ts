import { spawnSync } from 'node:child_process'
import { ensurePrograms } from './debian.ts'

/** Runs the tests of `tests/gameday`. */
ensurePrograms(['pgbouncer', 'patroni', 'etcd', 'haproxy', 'pg_createcluster'])
const { status } = spawnSync(
  'vitest',
  ['run', '--config', 'tests/gameday/vitest.config.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
)
process.exit(status ?? 1)
