import { parseArgs } from 'node:util'
import { runPlaywright } from '../playwright.ts'

// npm run walks [-- --minutes N] [--seed N]: random walks through the shop, for two hours unless told otherwise. A walk
// that breaks a promise is shortened before it is printed.

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '120' }, seed: { type: 'string', default: String(Date.now()) } },
})
const walks = { WALK_SECONDS: String(Number(values.minutes) * 60), WALK_SEED: values.seed, WALK_SHRINK: 'true' }
process.exit(runPlaywright('walks', [], walks))
