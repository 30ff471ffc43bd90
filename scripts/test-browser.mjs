// npm run test:browser -- FILE ...: single browser tests, against what was built last; builds when that is stale.
import { ensureDependencies, fail, run } from './install.mjs'

ensureDependencies()
if (run('scripts/build.ts', ['--when-stale']) !== 0) fail('The shop could not be built; the reason stands above.')
const status = run('scripts/test-browser.ts', process.argv.slice(2))
if (status === null) fail('The tests were interrupted.')
process.exit(status)
