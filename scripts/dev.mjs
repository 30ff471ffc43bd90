// npm run dev: installs what is missing and starts the shop from its sources.
import { join } from 'node:path'
import { ensureDependencies, environmentFile, node, programEnvironment, root } from './install.mjs'
import { keepChild } from './keep-child.mjs'

ensureDependencies()
keepChild(node, [environmentFile, join(root, 'server', 'dev.ts')], { cwd: root, env: programEnvironment() })
