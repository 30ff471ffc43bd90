import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { diskFolder } from '#server/content/content-folder.ts'
import { importContent } from '#server/content/import.ts'
import { readContent } from '#server/content/read.ts'
import { startEmbeddedDatabase } from '#server/db/embedded.ts'
import { migrateDatabase, type OpenDatabase, openDatabase } from '#server/db/open.ts'
import { createClock } from '#server/lib/clock.ts'
import { removeAbandonedClusters } from './abandoned-clusters.ts'
import { catalogue, nightOf, today } from './sample-catalogue.ts'
import { templateDatabases } from './test-database.ts'
import { writeCatalogue } from './write-catalogue.ts'

/** Prefix of the folder names of a run's cluster. */
const prefix = 'practicum-tests-'

/** Imports the sample catalogue in the night of its day. */
async function importSampleCatalogue({ db }: OpenDatabase): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'practicum-content-'))
  try {
    writeCatalogue(directory, catalogue)
    const { content, faults } = readContent(diskFolder(directory))
    if (!content) throw new Error(`the sample catalogue has faults: ${JSON.stringify(faults)}`)
    await importContent(
      db,
      createClock(() => nightOf(today)),
      content,
      [],
    )
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

/** One cluster for the whole run, with the databases that test files copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandonedClusters(prefix)
  const directory = mkdtempSync(join(tmpdir(), prefix))
  const cluster = await startEmbeddedDatabase({ directory, volatile: true })
  const stop = async () => {
    await cluster.stop()
    rmSync(directory, { recursive: true, force: true })
  }
  /** Makes a database that can be copied: one with connections cannot. */
  const createTemplate = async (name: string, from: string, fill: (database: OpenDatabase) => Promise<void>) => {
    const operator = await openDatabase(cluster.connection('postgres'))
    await operator.query(`create database ${name} template ${from}`)
    await operator.close()
    const database = await openDatabase(cluster.connection(name))
    await fill(database)
    await database.close()
  }
  try {
    await createTemplate(templateDatabases.empty, 'template1', migrateDatabase)
    await createTemplate(templateDatabases.sample, templateDatabases.empty, importSampleCatalogue)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('cluster', cluster.connection('postgres'))
  return stop
}
