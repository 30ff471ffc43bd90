import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { runPlaywright } from '../playwright.ts'

// npm run showcase: icons, components and parts of pictures on one page, which follows the sources. `-- --check` asks
// axe about it in both colour schemes instead.

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
process.exit(
  values.check
    ? runPlaywright('showcase', [])
    : (spawnSync('vite', ['--config', 'lab/showcase/vite.config.ts'], { stdio: 'inherit' }).status ?? 1),
)
