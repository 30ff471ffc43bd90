// npm run gameday [-- NAME]: faults of the machines around the shop, with the programs that are used there, installed
// from Debian's packages (docs/testing.md); with a name, the tests whose files contain it.
import { ensureDependencies, run } from './install.mjs'

ensureDependencies()
process.exit(run('scripts/gameday.ts', process.argv.slice(2)) ?? 1)
