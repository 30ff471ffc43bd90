// npm start [-- --processes N]: installs and builds what is missing and starts the shop.
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { compiled, ensureBuilt, environmentFile, node, root } from './install.mjs'
import { keepChild } from './keep-child.mjs'

const { processes } = parseArgs({ options: { processes: { type: 'string' } } }).values

ensureBuilt({ forShopAlone: true })

const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(
  process.platform === 'win32' ? ';' : ':',
)
// Without these a busy process grows to 1 GB, most of which is garbage; see docs/operations.md.
const memory = { NODE_OPTIONS: '--max-semi-space-size=8', MALLOC_ARENA_MAX: '2' }
const child = keepChild(node, [environmentFile, join(root, 'server', 'main.ts')], {
  cwd: root,
  env: {
    NODE_ENV: 'production',
    ...memory,
    ...compiled,
    ...process.env,
    ...(processes ? { PROCESSES: processes } : {}),
    PATH: path,
  },
})
// Replaces the processes one after the other.
if (process.platform !== 'win32') process.on('SIGUSR2', () => child.kill('SIGUSR2'))
