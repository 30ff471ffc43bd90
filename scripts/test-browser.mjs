// npm run test:browser -- FILE ...: single browser tests, against what was built last; builds when that is stale.
import { ensureBuilt, fail, run } from './install.mjs'

ensureBuilt()
const status = run('scripts/test-browser.ts', process.argv.slice(2))
if (status === null) fail('The tests were interrupted.')
process.exit(status)
