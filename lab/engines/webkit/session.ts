import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { Builder, type WebDriver } from 'selenium-webdriver'
import type { Appearance } from '../../../tests/model/levels.ts'
import { freePort } from '../../../tests/support/server/shop-process.ts'
import { findMiniBrowser } from './programs.ts'

/** Time between two questions whether the driver is ready. */
const pollMs = 50

const engine = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0'
/** Browsers that stand for the two layouts: WebKitGTK's own name says Linux. */
const devices = {
  desktop: {
    userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${engine} Safari/605.1.15`,
    width: 1440,
    height: 900,
  },
  mobile: {
    userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${engine} Mobile/15E148 Safari/604.1`,
    width: 390,
    height: 844,
  },
}

/** Names of locales by language. */
const locales = { ko: 'ko_KR', en: 'en_GB' }

/** A screen that nobody sees, for the windows of WebKitGTK. */
export interface Display {
  readonly name: string
  readonly close: () => void
}

export async function openDisplay(): Promise<Display> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const numbers = screen.stdio[3]
  if (!numbers || !('read' in numbers)) throw new Error('Xvfb says no display')
  const [number] = await once(createInterface(numbers), 'line')
  return { name: `:${number}`, close: () => screen.kill() }
}

/** An open WebKitGTK with a storage of its own. */
export interface Session {
  readonly driver: WebDriver
  readonly close: () => Promise<void>
}

/** Opens WebKitGTK with a window of the layout, in a language, behind a proxy at this host and port. */
export async function openSession(display: Display, { layout, language }: Appearance, proxy: string): Promise<Session> {
  const { userAgent, width, height } = devices[layout]
  const port = await freePort()
  const locale = `${locales[language]}.UTF-8`
  const program = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display.name,
      LANG: locale,
      LC_ALL: locale,
      LOCPATH: localeFolder(language),
      // That of the language would read the keys of the driver by their place on the keyboard.
      GTK_IM_MODULE: 'gtk-im-context-simple',
    },
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  await waitUntilReady(address, program)
  const settings = ['--automation', '--full-screen', `--user-agent=${userAgent}`]
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      proxy: { proxyType: 'manual', httpProxy: proxy },
      'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: settings },
    })
    .build()
  await driver.manage().window().setRect({ width, height })
  return {
    driver,
    close: async () => {
      await driver.quit()
      program.kill()
    },
  }
}

async function waitUntilReady(address: string, program: ChildProcess): Promise<void> {
  const isReady = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (program.exitCode !== null) throw new Error('WebKitWebDriver has stopped')
    await delay(pollMs)
  }
}

/** Folder with the locale of a language, from which WebKitGTK takes the languages that it asks for. */
function localeFolder(language: Appearance['language']): string {
  const folder = join(tmpdir(), 'practicum-locales')
  const locale = locales[language]
  const path = join(folder, `${locale}.UTF-8`)
  mkdirSync(folder, { recursive: true })
  if (!existsSync(path)) spawnSync('localedef', ['--no-archive', '-i', locale, '-f', 'UTF-8', path])
  if (!existsSync(path)) throw new Error(`The locale ${locale} could not be made; install the package locales.`)
  return folder
}
