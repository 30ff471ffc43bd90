// npm run test:engines [-- firefox|webkit]: every flow and the main pages in other engines than Chromium.
import { ensureBuilt, run } from './install.mjs'

ensureBuilt()
process.exit(run('scripts/test-engines.ts', process.argv.slice(2)) ?? 1)
