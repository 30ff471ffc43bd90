// npm run check: installs what the lock file asks for, then checks.
import { ensureDependencies, fail, run } from './install.mjs'

ensureDependencies()
const status = run('scripts/check.ts')
if (status === null) fail('The checks were interrupted.')
process.exit(status)
