import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '../../../server/db/embedded.ts'
import { migrateDatabase, openDatabase } from '../../../server/db/open.ts'
import { removeAbandonedClusters } from './abandoned-clusters.ts'
import { templateDatabase } from './test-database.ts'

/** Prefix of the folder names of a run's cluster. */
const prefix = 'practicum-tests-'

/** One cluster for the whole run, with a migrated database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandonedClusters(prefix)
  const directory = mkdtempSync(join(tmpdir(), prefix))
  const cluster = await startEmbeddedDatabase({ directory, volatile: true })
  const stop = async () => {
    await cluster.stop()
    rmSync(directory, { recursive: true, force: true })
  }
  try {
    const root = await openDatabase(cluster.connection('postgres'))
    await root.query(`create database ${templateDatabase}`)
    await root.close()
    const blueprint = await openDatabase(cluster.connection(templateDatabase))
    await migrateDatabase(blueprint)
    // A template with connections cannot be copied.
    await blueprint.close()
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('cluster', cluster.connection('postgres'))
  return stop
}
