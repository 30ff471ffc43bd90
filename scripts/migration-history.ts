import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'server/db/migrations'
const first = `${folder}/0000_first_release.sql`

/**
 * Checks that committed migrations are neither changed nor deleted since the first release, because databases remember
 * them by their hash. Reads Git's history below `root`; a checkout without history has no verdict.
 */
export function checkMigrationHistory(root: string): string[] {
  const git = (...parameters: string[]) =>
    spawnSync('git', parameters, { cwd: root, encoding: 'utf8' }).stdout?.split('\n').filter(Boolean) ?? []
  const [added] = git('log', '--diff-filter=A', '--format=%H', '--', first)
  const files = `${folder}/*.sql`
  const filter = ['--no-renames', '--diff-filter=MD', '--name-only'] as const
  const changed = [
    ...git('diff', ...filter, 'HEAD', '--', files),
    ...(added === undefined ? [] : git('log', ...filter, '--format=', `${added}..HEAD`, '--', files)),
  ]
  return [...new Set(changed)].map(
    (file) => `${file} was changed after its commit; restore it, and write the change as a migration of its own`,
  )
}

/** Checks that only the newest snapshot of the schema is kept: a new migration is generated from no other. */
export function checkSnapshots(root: string): string[] {
  const snapshots = readdirSync(join(root, folder, 'meta'))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
  return snapshots.slice(0, -1).map((name) => `${folder}/meta/${name} is not the newest snapshot; delete it`)
}
