// First step of every command. It runs on the Node of the machine, so it uses nothing newer than Node 20.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
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

/** Installs the packages of a folder when those that npm has installed there are not those of its lock file. */
export function ensurePackages(folder, { isThere = () => true, forShopAlone = false } = {}) {
  const wanted = packagesOf(join(folder, 'package-lock.json'))
  const installed = packagesOf(join(folder, 'node_modules', '.package-lock.json'))
  const isInstalled = (isNeeded) => isThere() && holdsPackages(installed, wanted, isNeeded)
  const isOfShop = ({ optional, dev, devOptional }) => !optional && !dev && !devOptional
  if (isInstalled(forShopAlone ? isOfShop : ({ optional }) => !optional)) return
  // An older npm leaves out the parts of packages that are built for this machine, and says nothing of it.
  const version = process.versions.node
  if (Number.parseInt(version, 10) < 20)
    fail(
      `This needs Node 20 or later, and finds ${version}. Install it from https://nodejs.org, then run the command again.`,
    )
  console.log('Installing dependencies ...')
  const startedAt = performance.now()
  // `ci` empties the folder first, and a shop may run from the packages that are there.
  const command = isInstalled(isOfShop) ? 'install' : 'ci'
  const arguments_ = [command, '--no-audit', '--no-fund', '--loglevel=error', ...(forShopAlone ? ['--omit=dev'] : [])]
  const done = spawnSync(windows ? 'npm.cmd' : 'npm', arguments_, { cwd: folder, stdio: 'inherit', shell: windows })
  if (done.status !== 0) fail('The dependencies could not be installed; check the network, then run the command again.')
  console.log(`Installing dependencies: ${secondsSince(startedAt)}`)
}

export function secondsSince(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
}

/** The packages of a lock file, or of the list that npm keeps of what it has installed, by their folders. */
function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

/** Whether every needed package is installed in its version, and nothing that the lock file does not name. */
export function holdsPackages(installed, wanted, isNeeded) {
  return (
    Object.keys(installed).every((path) => path in wanted) &&
    Object.entries(wanted).every(
      ([path, entry]) => path === '' || !isNeeded(entry) || installed[path]?.version === entry.version,
    )
  )
}

/** Runs a TypeScript program of this repository on the pinned Node, with its tools first on the path. */
export function run(script, parameters = [], environment = {}) {
  return spawnSync(node, [join(root, script), ...parameters], {
    cwd: root,
    stdio: 'inherit',
    env: programEnvironment(environment),
  }).status
}

/** The environment of such a program. Variables of this process win over `defaults`. */
export function programEnvironment(environment = {}, defaults = {}) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(windows ? ';' : ':')
  return { ...compiled, ...defaults, ...process.env, ...environment, PATH: path }
}

/**
 * Installs the dependencies, and builds the shop when a source has changed; `forShopAlone` leaves the support area and the
 * desk to `scripts/start.mjs`.
 */
export function ensureBuilt({ forShopAlone = false } = {}) {
  ensureDependencies({ forShopAlone })
  const parameters = ['--when-stale', ...(forShopAlone ? ['--shop-alone'] : [])]
  if (run('scripts/build.ts', parameters) !== 0) fail('The shop could not be built; the reason stands above.')
}
