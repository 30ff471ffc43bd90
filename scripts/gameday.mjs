// npm run gameday [-- NAME]: faults of the machines around the shop, with the programs that are used there, installed
// from Debian's packages (docs/testing.md); with a name, the tests whose files contain it.
import { ensureDependencies, fail, run } from './install.mjs'

ensureDependencies()
if (run('scripts/build.ts', ['--when-stale']) !== 0) fail('The shop could not be built; the reason stands above.')
process.exit(run('scripts/gameday.ts', process.argv.slice(2)) ?? 1)
