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
 * Which Chromium to prefer where both are installed. `headless` has no windows and needs two thirds of the time. `whole`
 * loads the same files as a visitor's browser; the headless one loads lazy pictures earlier.
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

function find(wanted: Wanted): string | undefined {
  const places = wanted === 'whole' ? [...whole, headless] : [headless, ...whole]
  return [process.env['CHROMIUM_PATH'], ...places].find((place) => place !== undefined && existsSync(place))
}

/** Returns the path of a Chromium, installing it with apt-get where that is possible. Throws an Error that says why not. */
export function ensureBrowser(wanted: Wanted = 'headless'): string {
  const found = find(wanted)
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from the system packages (a minute or two) ...')
    runApt('update', '-qq')
    const install = (name: string) => runApt('install', '-y', '-qq', '--no-install-recommends', name, 'fonts-noto-cjk')
    // Older systems have it only with its windows.
    const fault = install('chromium-headless-shell') && install('chromium')
    const installed = find(wanted)
    if (installed) return installed
    throw new Error(`Chromium could not be installed: ${fault ?? 'it is not where it should be'}`)
  }
  throw new Error('The browser tests need Chromium; install it, or set CHROMIUM_PATH to one.')
}
