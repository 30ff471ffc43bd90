import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runPlaywright } from '../playwright.ts'

// Takes the pictures of the gallery and compares them with the accepted ones, or accepts them.

const root = fileURLToPath(new URL('../..', import.meta.url))
const { values, positionals } = parseArgs({ options: { accept: { type: 'boolean' } }, allowPositionals: true })
const hasAccepted = existsSync(join(root, 'gallery/accepted'))

const mode = values.accept ? ['--update-snapshots=all'] : []
const status = runPlaywright('gallery', mode, { GALLERY_CHOICES: positionals.join('\n') })
console.log(`\nWhat is new or differs: ${join(root, 'reports/gallery/index.html')}`)
if (!values.accept && !hasAccepted)
  console.log('There is nothing to compare with yet. "npm run gallery -- --accept" accepts pictures.')
process.exit(status)
