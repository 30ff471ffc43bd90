// npm start: installs and builds what is missing and starts the shop.
import { dirname, join } from 'node:path'
import { ensureBuilt, node, root } from './install.mjs'
import { keepChild } from './keep-child.mjs'

ensureBuilt()

const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(
  process.platform === 'win32' ? ';' : ':',
)
keepChild(node, [join(root, 'server', 'main.ts')], {
  cwd: root,
  env: { NODE_ENV: 'production', ...process.env, PATH: path },
})
