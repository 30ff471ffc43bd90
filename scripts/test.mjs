// npm test: installs what is missing and runs every check and test.
import { ensureDependencies, fail, run } from './install.mjs'

const startedAt = Date.now()
ensureDependencies()
const status = run('scripts/test.ts', process.argv.slice(2), { TEST_STARTED_AT: String(startedAt) })
if (status === null) fail('The tests were interrupted.')
process.exit(status)
