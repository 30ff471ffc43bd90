// npm run gallery [-- CHOICE ...]: pictures of every page and state, compared with the accepted ones; builds when stale.
// npm run gallery -- --accept [CHOICE ...]: takes and accepts them. A choice is words of pictures' names.
import { ensureDependencies, fail, run } from './install.mjs'

ensureDependencies()
if (run('scripts/build.ts', ['--when-stale']) !== 0) fail('The shop could not be built; the reason stands above.')
const status = run('scripts/gallery.ts', process.argv.slice(2))
if (status === null) fail('The gallery was interrupted.')
process.exit(status)
