// npm run gallery [-- CHOICE ...]: pictures of every page and state, compared with the accepted ones; builds when stale.
// npm run gallery -- --accept [CHOICE ...]: takes and accepts them. A choice is words of pictures' names.
import { ensureBuilt, fail, run } from './install.mjs'

ensureBuilt()
const status = run('scripts/gallery.ts', process.argv.slice(2))
if (status === null) fail('The gallery was interrupted.')
process.exit(status)
