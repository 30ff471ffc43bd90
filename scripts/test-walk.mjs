// npm run test:walk [-- --minutes N] [--seed N]: random walks through the shop, for two hours unless told otherwise. A
// walk that breaks a promise is shortened before it is printed.
import { parseArgs } from 'node:util'
import { ensureBuilt, run } from './install.mjs'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '120' }, seed: { type: 'string', default: String(Date.now()) } },
})
ensureBuilt()
const walks = { WALK_SECONDS: String(Number(values.minutes) * 60), WALK_SEED: values.seed, WALK_SHRINK: 'true' }
process.exit(run('scripts/test-browser.ts', ['--project', 'walks'], walks) ?? 1)
