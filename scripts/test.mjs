// npm test: from a bare clone to a verdict.
import { ensureDependencies, fail, run } from './install.mjs'

ensureDependencies()
const status = run('scripts/test.ts', process.argv.slice(2))
if (status === null) fail('The tests were interrupted.')
process.exit(status)
