// npm run check: installs the dependencies of the lock file, then runs the checks.
import { ensureDependencies, fail, run } from './install.mjs'

ensureDependencies()
const status = run('scripts/check.ts')
if (status === null) fail('The checks were interrupted.')
process.exit(status)
