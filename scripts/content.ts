import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '../server/config/config.ts'
import { diskFolder } from '../server/content/content-folder.ts'
import { drawSharePictures } from '../server/content/draw-share-pictures.ts'
import { exportContent } from '../server/content/export.ts'
import { findImportFaults, importContent } from '../server/content/import.ts'
import { findOverwritten, findRemoved } from '../server/content/load-content-files.ts'
import { type Content, readContent } from '../server/content/read.ts'
import { writeExport } from '../server/content/write-export.ts'
import { formatFault } from '../server/content/yaml-file.ts'
import { type Database, transact } from '../server/db/open.ts'
import { createClock, dayOf } from '../server/lib/clock.ts'
import { StartError } from '../server/lib/start-error.ts'
import { createContent } from './create-content.ts'
import { hasShop, withShopsDatabase } from './shops-database.ts'

/** npm run content -- create DIR, import DIR [--dry-run | --overwrite --allow-removals], or export DIR */
const usage =
  'Usage: npm run content -- create DIR\n       npm run content -- import DIR [--dry-run | --overwrite --allow-removals]\n       npm run content -- export DIR'

async function main(): Promise<void> {
  const { values: flags, positionals } = parseArguments()
  const [verb, directory, ...more] = positionals
  if (directory === undefined || more.length > 0) throw new StartError(usage)
  if (verb === 'create' && Object.keys(flags).length === 0) return create(directory)
  if (verb === 'export' && Object.keys(flags).length === 0) return exportTo(resolve(directory))
  if (verb !== 'import') throw new StartError(usage)
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
  const config = readConfig(process.env)
  if (flags['dry-run']) {
    // A folder is checked before there is a shop as well.
    if (hasShop(config)) await withShopsDatabase(config, ({ db }) => refuseFaults(db, content))
    console.log(`No faults: ${summary}. Nothing was changed.`)
    return
  }
  await withShopsDatabase(config, async ({ db }) => {
    const clock = createClock()
    if (!flags.overwrite) await confirmOverwriting(db, content)
    if (!flags['allow-removals']) await confirmRemovals(db, content)
    const { changed } = await importContent(db, clock, content, config.off)
    console.log(changed ? `Imported ${summary}.` : `Nothing to do: the shop has exactly this content (${summary}).`)
    const { drawn, faults } = await drawSharePictures(db, clock)
    if (drawn > 0) console.log(`Drew ${drawn} ${drawn === 1 ? 'picture' : 'pictures'} for messengers.`)
    for (const { kind, idx, locale, title, reason } of faults) {
      console.error(`${kind} ${idx} (${locale}) keeps its former picture for messengers: ${reason}. Title: ${title}`)
    }
  })
}

/** Throws with what the shop's own legal texts refuse, as an import does. */
async function refuseFaults(db: Database, content: Content): Promise<void> {
  const faults = await findImportFaults(db, createClock(), content)
  if (faults.length > 0) throw new StartError([...faults.map(formatFault), 'Nothing was changed.'].join('\n'))
}

function parseArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        overwrite: { type: 'boolean' },
        'allow-removals': { type: 'boolean' },
      },
    })
  } catch {
    throw new StartError(usage)
  }
}

/** Lists what operators published at the desk and the folder has otherwise, and asks. Throws when nobody agrees. */
async function confirmOverwriting(db: Database, content: Content): Promise<void> {
  const overwritten = await transact(db, (tx) => findOverwritten(tx, content))
  if (overwritten.length === 0) return
  console.log('The folder has other texts than what was published at the desk:')
  for (const { path, publishedAt, publishedBy } of overwritten) {
    console.log(`  ${path}, by ${publishedBy} on ${dayOf(publishedAt)}`)
  }
  const advice = 'Nothing was changed. Export the content first and add your changes to it, or import with --overwrite.'
  await confirm('Overwrite them? Their editions stay at the desk. [y/N] ', advice)
}

/** Entries that an import may take away without asking. */
const mostSilentRemovals = 3
/** Entries that are named; of more, the number is. */
const mostNamedRemovals = 40

/** Lists what the shop has and the folder lacks, and asks when it is more than a few. Throws when nobody agrees. */
async function confirmRemovals(db: Database, content: Content): Promise<void> {
  const removed = await transact(db, (tx) => findRemoved(tx, content))
  if (removed.length === 0) return
  console.log(`The import takes ${removed.length} ${removed.length === 1 ? 'entry' : 'entries'} out of the shop:`)
  for (const { path, title } of removed.slice(0, mostNamedRemovals)) {
    console.log(`  ${path}${title === null ? '' : `, ${title.ko}`}`)
  }
  if (removed.length > mostNamedRemovals) console.log(`  and ${removed.length - mostNamedRemovals} more`)
  if (removed.length <= mostSilentRemovals) return
  const advice = 'Nothing was changed. Add what the folder lacks, or import with --allow-removals.'
  await confirm('Remove them? [y/N] ', advice)
}

/** Asks at a terminal. Throws with `advice` when nobody agrees. */
async function confirm(question: string, advice: string): Promise<void> {
  if (!process.stdin.isTTY) throw new StartError(advice)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(question)
  terminal.close()
  if (!/^y(es)?$/i.test(answer.trim())) throw new StartError(advice)
}

function create(directory: string): void {
  createContent(resolve(directory))
  console.log(`Wrote a small content folder to ${directory}. Change its files, beginning with company.yaml; then:
  npm run content -- import ${directory} --dry-run    checks them
  CONTENT_DIR=${directory} npm start                  begins a shop with them`)
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
