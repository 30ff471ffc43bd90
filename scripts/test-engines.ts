import { spawnSync } from 'node:child_process'
import { ensureBrowser } from './browser.ts'
import { ensurePrograms, type packageOf } from './debian.ts'

const programs = (...names: (keyof typeof packageOf)[]) => {
  return () => ensurePrograms(names)
}

/** How to install each engine. */
const installers: Readonly<Record<string, () => void>> = {
  chromium: () => void ensureBrowser('whole'),
  firefox: programs('firefox-esr'),
  webkit: programs('WebKitWebDriver', 'Xvfb', 'locale-gen'),
}
const engines = Object.keys(installers)

/** Runs the tests of the named engines, or of all, one engine after the other. */
const names = process.argv.slice(2)
const unknown = names.filter((name) => !engines.includes(name))
if (unknown.length > 0) {
  console.error(`There is no engine ${unknown.join(', ')}. The engines are ${engines.join(', ')}.`)
  process.exit(1)
}
const results = engines
  .filter((engine) => names.length === 0 || names.includes(engine))
  .map((engine) => {
    installers[engine]?.()
    const parameters = ['test', '--config', `tests/engines/${engine}/playwright.config.ts`]
    return spawnSync('playwright', parameters, { stdio: 'inherit', shell: process.platform === 'win32' }).status
  })
process.exit(results.every((status) => status === 0) ? 0 : 1)
