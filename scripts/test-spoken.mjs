// npm run test:spoken [-- NAME] [--accept]: every flow by keyboard, compared with the kept texts of a screen reader;
// with a name, the flows whose names contain it. `--accept` keeps what is said now.
import { parseArgs } from 'node:util'
import { ensureBuilt, run } from './install.mjs'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { accept: { type: 'boolean' } } })
ensureBuilt()
const names = positionals.flatMap((name) => ['-g', name])
const accept = values.accept ? ['--update-snapshots=all'] : []
process.exit(run('scripts/test-browser.ts', ['--project', 'spoken', ...names, ...accept], { SPOKEN: 'true' }) ?? 1)
