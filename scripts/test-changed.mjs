// npm run test:changed: the tests that a change can break.
import { ensureDependencies, fail, run } from './install.mjs'

ensureDependencies()
const status = run('scripts/test-changed.ts', process.argv.slice(2))
if (status === null) fail('The tests were interrupted.')
process.exit(status)
