import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Paths where Chromium may be installed. */
const headless = '/usr/bin/chromium-headless-shell'
const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Kind of Chromium. `headless` has no windows and needs 40 % of the CPU time of `whole` for a page. `whole` loads the
 * same files as a visitor's browser; the headless one loads lazy pictures earlier.
 */
type Wanted = 'headless' | 'whole'

/** Flags of Chromium: run as root in a container, and open no connections of its own. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Runs apt-get; returns its last line of errors when it failed. */
function runApt(...parameters: string[]): string | undefined {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const done = spawnSync('apt-get', parameters, { encoding: 'utf8', env: environment })
  return done.status === 0 ? undefined : (done.stderr.trim().split('\n').at(-1) ?? 'apt-get failed')
}

function findFirst(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path))
}

/** Returns the path of an installed Chromium: of CHROMIUM_PATH, else of the wanted kind, else of the other kind. */
export function findBrowser(wanted: Wanted = 'headless'): string | undefined {
  const places = wanted === 'headless' ? [headless, ...whole] : [...whole, headless]
  return findFirst([process.env['CHROMIUM_PATH'] ?? [], places].flat())
}

/**
 * Returns the path of a Chromium, after installing the wanted kind with apt-get where it is missing and that is
 * possible. Throws an Error that says why there is none of either kind.
 */
export function ensureBrowser(wanted: Wanted = 'headless'): string {
  const fault = isInstalled(wanted) ? undefined : installBrowser(wanted)
  const found = findBrowser(wanted)
  if (found !== undefined) return found
  throw new Error(fault ?? 'The browser tests need Chromium; install it, or set CHROMIUM_PATH to one.')
}

function isInstalled(wanted: Wanted): boolean {
  return findFirst([process.env['CHROMIUM_PATH'] ?? [], wanted === 'headless' ? headless : whole].flat()) !== undefined
}

/** Installs a Chromium with apt-get, as root. Returns why it failed. */
function installBrowser(wanted: Wanted): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium from the system packages (a minute or two) ...')
  runApt('update', '-qq')
  const install = (name: string) => runApt('install', '-y', '-qq', '--no-install-recommends', name, 'fonts-noto-cjk')
  let fault = install(wanted === 'headless' ? 'chromium-headless-shell' : 'chromium')
  // Older systems have no headless package.
  if (fault !== undefined && findBrowser(wanted) === undefined) fault = install('chromium')
  return fault && `Chromium could not be installed: ${fault}`
}
