// npm run test:changed [-- BRANCH]: the checks, and the tests that import a changed file: what is not committed, or what
// differs from a branch. Changed files of browser tests run as well.
import { ensureDependencies, run } from './install.mjs'

ensureDependencies()
const [branch] = process.argv.slice(2)
const statuses = [
  run('scripts/check.ts'),
  run('node_modules/vitest/vitest.mjs', ['run', '--passWithNoTests', branch ? `--changed=${branch}` : '--changed']),
  run('scripts/build.ts', ['--when-stale']) ||
    run('scripts/test-browser.ts', ['--pass-with-no-tests', branch ? `--only-changed=${branch}` : '--only-changed']),
]
process.exit(statuses.every((status) => status === 0) ? 0 : 1)
