// npm run test:unit -- FILE ...: the tests of single files, or all that need no browser.
import { ensureDependencies, fail, run } from './install.mjs'

ensureDependencies()
const status = run('node_modules/vitest/vitest.mjs', ['run', ...process.argv.slice(2)])
if (status === null) fail('The tests were interrupted.')
process.exit(status)
