// npm run test:foreign [-- STAGE ...]: judges of others over the shop's pages, calls and logins (docs/testing.md).
import { join } from 'node:path'
import { ensureDependencies, ensurePackages, fail, root, run } from './install.mjs'

ensureDependencies()
// Too large for every installation of the shop.
ensurePackages(join(root, 'tests/foreign/programs'))
if (run('scripts/build.ts', ['--when-stale']) !== 0) fail('The shop could not be built; the reason stands above.')
process.exit(run('scripts/test-foreign.ts', process.argv.slice(2)) ?? 1)
