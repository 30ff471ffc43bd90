import { ensureBrowser } from '../../scripts/browser.ts'
import { ensurePrograms, type packageOf } from '../../scripts/debian.ts'
import { runPlaywright } from '../playwright.ts'

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
    return runPlaywright(`engines/${engine}`, [])
  })
process.exit(results.every((status) => status === 0) ? 0 : 1)
