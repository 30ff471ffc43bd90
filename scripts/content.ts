import { resolve } from 'node:path'
import { createClock } from '../server/lib/clock.ts'
import { readConfig } from '../server/config/config.ts'
import { StartError } from '../server/lib/start-error.ts'
import { drawSharePictures } from '../server/content/draw-share-pictures.ts'
import { exportContent } from '../server/content/export.ts'
import { importContent } from '../server/content/import.ts'
import { diskFolder } from '../server/content/content-folder.ts'
import { readContent } from '../server/content/read.ts'
import { writeExport } from '../server/content/write-export.ts'
import { formatFault } from '../server/content/yaml-file.ts'
import { withShopsDatabase } from './shops-database.ts'

/** npm run content -- import DIR [--dry-run], or export DIR */
const usage = 'Usage: npm run content -- import DIR [--dry-run]\n       npm run content -- export DIR'

async function main(): Promise<void> {
  const [verb, directory, ...flags] = process.argv.slice(2)
  if (verb === 'export' && directory !== undefined && flags.length === 0) return exportTo(resolve(directory))
  if (verb !== 'import' || directory === undefined || flags.some((flag) => flag !== '--dry-run'))
    throw new StartError(usage)
  const { content, faults } = readContent(diskFolder(resolve(directory)))
  for (const fault of faults) console.error(formatFault(fault))
  if (!content) {
    throw new StartError(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}: nothing was changed.`)
  }
  const summary = [
    `${content.courses.length} courses in ${content.categories.length} categories`,
    `${content.devices.length} devices`,
    `${content.notices.length} notices`,
    `${content.events.length} events`,
    `${content.faq.questions.length} questions`,
  ].join(', ')
  if (flags.includes('--dry-run')) {
    console.log(`No faults: ${summary}. Nothing was changed.`)
    return
  }
  await withShopsDatabase(readConfig(process.env), async ({ db }) => {
    const clock = createClock()
    const { changed } = await importContent(db, clock, content)
    console.log(changed ? `Imported ${summary}.` : `Nothing to do: the shop has exactly this content (${summary}).`)
    const { drawn, faults } = await drawSharePictures(db, clock)
    if (drawn > 0) console.log(`Drew ${drawn} ${drawn === 1 ? 'picture' : 'pictures'} for messengers.`)
    for (const { kind, idx, locale, title, reason } of faults) {
      console.error(`${kind} ${idx} (${locale}) keeps its former picture for messengers: ${reason}. Title: ${title}`)
    }
  })
}

/** Writes the content of the shop into a folder. */
async function exportTo(directory: string): Promise<void> {
  await withShopsDatabase(readConfig(process.env), async ({ db }) => {
    const { written, removed } = writeExport(directory, await exportContent(db))
    console.log(`Wrote ${written} changed files and removed ${removed} in ${directory}.`)
  })
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
