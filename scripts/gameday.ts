import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, printTable } from '../tests/bench/table.ts'
import { ensurePrograms } from './debian.ts'

/** Runs the tests of `tests/gameday`, all or those that are named, and prints their figures as one page. */
ensurePrograms([
  'pgbouncer',
  'patroni',
  'etcd',
  'haproxy',
  'pg_createcluster',
  'ip',
  'mkfs.ext4',
  'nsenter',
  'pgbackrest',
])
const directory = mkdtempSync(join(tmpdir(), 'practicum-gameday-'))
const results = join(directory, 'results')
writeFileSync(results, '')
const { status } = spawnSync(
  'vitest',
  ['run', '--config', 'tests/gameday/vitest.config.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', shell: process.platform === 'win32', env: { ...process.env, GAMEDAY_RESULTS: results } },
)
const figures: Figure[] = readFileSync(results, 'utf8')
  .split('\n')
  .filter(Boolean)
  .flatMap((line) => JSON.parse(line))
rmSync(directory, { recursive: true, force: true })
printTable(figures)
process.exit(status ?? 1)
