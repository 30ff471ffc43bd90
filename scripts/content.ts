import { resolve } from 'node:path'
import { createClock } from '../server/clock.ts'
import { readConfig, StartError } from '../server/config.ts'
import { importContent } from '../server/content/import.ts'
import { readContent } from '../server/content/read.ts'
import { faultInWords } from '../server/content/yaml-file.ts'
import { startEmbeddedDatabase } from '../server/db/embedded.ts'
import { migrateDatabase, openDatabase } from '../server/db/open.ts'

/** npm run content -- import DIR [--dry-run] */
const usage = 'Usage: npm run content -- import DIR [--dry-run]'

async function main(): Promise<void> {
  const [verb, directory, ...flags] = process.argv.slice(2)
  if (verb !== 'import' || directory === undefined || flags.some((flag) => flag !== '--dry-run'))
    throw new StartError(usage)
  const { content, faults } = readContent(resolve(directory))
  for (const fault of faults) console.error(faultInWords(fault))
  if (!content) {
    throw new StartError(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}: nothing was changed.`)
  }
  const summary = `${content.courses.length} courses in ${content.categories.length} categories and ${content.devices.length} devices`
  if (flags.includes('--dry-run')) {
    console.log(`No faults: ${summary}. Nothing was changed.`)
    return
  }
  const config = readConfig(process.env)
  // A running shop keeps its embedded database open: join it rather than start a second one.
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedDatabase({ directory: config.dataDirectory, join: true })
      : undefined
  try {
    const database = await openDatabase(config.databaseUrl ?? embedded?.connection('practicum') ?? '')
    try {
      await migrateDatabase(database)
      const { changed } = await importContent(database.db, createClock(), content)
      console.log(changed ? `Imported ${summary}.` : `Nothing to do: the shop has exactly this content (${summary}).`)
    } finally {
      await database.close()
    }
  } finally {
    await embedded?.stop()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
