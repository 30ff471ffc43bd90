// First step of every command. It runs on the Node of the machine, so it uses nothing newer than Node 20.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const windows = process.platform === 'win32'
/** The pinned Node, which everything after this file runs on. */
export const node = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')

/** Where Node keeps what it has compiled, so that the next start of a program is faster. */
export const compiled = { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled') }

/** Reads settings from `.env`, where it exists. Variables of the environment win. */
export const environmentFile = `--env-file-if-exists=${join(root, '.env')}`

export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/**
 * Installs the dependencies when the lock file differs from what was installed last: all of them, or those alone that the
 * shop is built from and runs on.
 */
export function ensureDependencies({ forShopAlone = false } = {}) {
  const isThere = () => existsSync(node)
  ensurePackages(root, { isThere, forShopAlone })
  if (!isThere()) fail('Node 24 was not installed; run "npm ci" with install scripts allowed, then try again.')
}

/** Installs the packages of a folder when its lock file differs from what was installed last, or they are not there. */
export function ensurePackages(folder, { isThere = () => true, forShopAlone = false } = {}) {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  const stamp = join(folder, 'node_modules', '.practicum-lock')
  const wanted = forShopAlone ? `${lock} for the shop` : lock
  const installed = isThere() && existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (installed === lock || installed === wanted) return
  console.log('Installing dependencies ...')
  // `ci` empties the folder first, and a shop may run from the packages that are there.
  const command = installed.startsWith(lock) ? 'install' : 'ci'
  const arguments_ = [command, '--no-audit', '--no-fund', '--loglevel=error', ...(forShopAlone ? ['--omit=dev'] : [])]
  const done = spawnSync(windows ? 'npm.cmd' : 'npm', arguments_, { cwd: folder, stdio: 'inherit', shell: windows })
  if (done.status !== 0) fail('The dependencies could not be installed; check the network, then run the command again.')
  // A new file: folders of packages may be copies that share their files.
  rmSync(stamp, { force: true })
  writeFileSync(stamp, wanted)
}

/** Runs a TypeScript program of this repository on the pinned Node, with its tools first on the path. */
export function run(script, parameters = [], environment = {}) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(windows ? ';' : ':')
  return spawnSync(node, [join(root, script), ...parameters], {
    cwd: root,
    stdio: 'inherit',
    env: { ...compiled, ...process.env, ...environment, PATH: path },
  }).status
}

/** Installs the dependencies, and builds the shop when a source has changed. */
export function ensureBuilt(needs) {
  ensureDependencies(needs)
  if (run('scripts/build.ts', ['--when-stale']) !== 0) fail('The shop could not be built; the reason stands above.')
}
