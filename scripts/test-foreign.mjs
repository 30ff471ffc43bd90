// npm run test:foreign [-- STAGE ...]: judges of others over the shop's pages, calls and logins (docs/testing.md).
import { join } from 'node:path'
import { ensureBuilt, ensurePackages, root, run } from './install.mjs'

ensureBuilt()
// Too large for every installation of the shop.
ensurePackages(join(root, 'tests/foreign/programs'))
process.exit(run('scripts/test-foreign.ts', process.argv.slice(2)) ?? 1)
