import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensurePrograms, type packageOf } from '../../scripts/debian.ts'
import { type Figure, printTable } from '../bench/table.ts'

/** What each test needs: those of this folder, and faults at full size. */
const programs: Readonly<Record<string, readonly (keyof typeof packageOf)[]>> = {
  'gameday/pooler': ['pgbouncer'],
  'gameday/failover': ['patroni', 'etcd', 'haproxy', 'pg_createcluster', 'ip', 'mkfs.ext4', 'nsenter'],
  'gameday/backup': ['pgbackrest', 'pg_createcluster'],
  'gameday/power-cut': ['mkfs.ext4'],
  'gameday/edge': ['varnishd', 'gcc'],
  'gameday/image': ['bwrap', 'systemd-analyze', 'docker-compose', 'caddy'],
  'gameday/figures': ['promtool'],
  'gameday/versions': [],
  'gameday/overload': [],
  'faults/killed-server': [],
  'faults/processes': [],
}

/** Runs all of them, or those whose names contain a word of the command line, and prints their figures as one page. */
const words = process.argv.slice(2)
const names = Object.keys(programs).filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
ensurePrograms(names.flatMap((name) => programs[name] ?? []))
const directory = mkdtempSync(join(tmpdir(), 'practicum-gameday-'))
const results = join(directory, 'results')
writeFileSync(results, '')
const { status } = spawnSync('vitest', ['run', '--config', 'lab/gameday/vitest.config.ts', ...words], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, GAMEDAY_RESULTS: results },
})
const figures: Figure[] = readFileSync(results, 'utf8')
  .split('\n')
  .filter(Boolean)
  .flatMap((line) => JSON.parse(line))
rmSync(directory, { recursive: true, force: true })
printTable(figures)
process.exit(status ?? 1)
