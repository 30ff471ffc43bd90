// npm run dev: installs what is missing and starts the shop from its sources.
import { dirname, join } from 'node:path'
import { ensureDependencies, environmentFile, node, root } from './install.mjs'
import { keepChild } from './keep-child.mjs'

ensureDependencies()
const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(
  process.platform === 'win32' ? ';' : ':',
)
keepChild(node, [environmentFile, join(root, 'server', 'dev.ts')], { cwd: root, env: { ...process.env, PATH: path } })
