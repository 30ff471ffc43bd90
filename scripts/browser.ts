import { existsSync } from 'node:fs'
import { canInstall, installPackages, updatePackages } from './debian.ts'

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
  if (!canInstall) return undefined
  console.log('Installing Chromium from the system packages (a minute or two) ...')
  updatePackages()
  const install = (name: string) => installPackages(name, 'fonts-noto-cjk')
  let fault = install(wanted === 'headless' ? 'chromium-headless-shell' : 'chromium')
  // Older systems have no headless package.
  if (fault !== undefined && findBrowser(wanted) === undefined) fault = install('chromium')
  return fault && `Chromium could not be installed: ${fault}`
}
