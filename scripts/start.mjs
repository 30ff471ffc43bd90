// npm start [-- --processes N]: installs and builds what is missing and starts the shop. The support area and the desk are
// built once it is open.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt, environmentFile, node, programEnvironment, root, secondsSince } from './install.mjs'
import { keepChild } from './keep-child.mjs'

const { processes } = parseArgs({ options: { processes: { type: 'string' } } }).values

ensureBuilt({ forShopAlone: true })

const isWhole = ['support', 'desk'].every((part) => existsSync(join(root, 'dist', part)))
// Without these a busy process grows to 1 GB, most of which is garbage; see docs/operations.md.
const memory = { NODE_OPTIONS: '--max-semi-space-size=8', MALLOC_ARENA_MAX: '2' }
const child = keepChild(node, [environmentFile, join(root, 'server', 'main.ts')], {
  cwd: root,
  env: programEnvironment(
    { ...(processes ? { PROCESSES: processes } : {}), ...(isWhole ? {} : { BUILD_GOES_ON: 'true' }) },
    { NODE_ENV: 'production', ...memory },
  ),
})
// Replaces the processes one after the other.
if (process.platform !== 'win32') process.on('SIGUSR2', () => child.kill('SIGUSR2'))
// The shop says that it is open.
child.once('message', () => {
  console.log(`Open after ${secondsSince(0)}`)
  if (!isWhole) buildTheRest()
})

function buildTheRest() {
  const build = spawn(node, [join(root, 'scripts', 'build.ts'), '--when-stale'], {
    cwd: root,
    stdio: 'inherit',
    env: programEnvironment(),
  })
  // Visitors of the shop come first.
  setPriority(build.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  build.on('exit', (code, signal) => {
    if (code === 0) console.log('The support area and the desk are ready.')
    // Ctrl+C stops the shop as well.
    else if (signal !== 'SIGINT')
      console.error('The support area and the desk could not be built. Stop the shop, and run the command again.')
  })
  process.on('exit', () => build.kill())
}
