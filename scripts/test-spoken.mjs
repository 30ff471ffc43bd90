// npm run test:spoken [-- NAME] [--accept]: every flow by keyboard, compared with the kept texts of a screen reader;
// with a name, the flows whose names contain it. `--accept` keeps what is said now, of all flows: a later one meets what
// the members of those before it have bought.
import { parseArgs } from 'node:util'
import { ensureBuilt, run } from './install.mjs'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { accept: { type: 'boolean' } } })
ensureBuilt()
const names = positionals.flatMap((name) => ['-g', name])
if (values.accept && positionals.length > 0) {
  console.error('--accept keeps the texts of all flows: leave out the names.')
  process.exit(1)
}
const accept = values.accept ? ['--update-snapshots=all'] : []
process.exit(run('scripts/test-browser.ts', ['--project', 'spoken', ...names, ...accept], { SPOKEN: 'true' }) ?? 1)
