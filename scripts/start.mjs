// npm start: installs and builds what is missing and starts the shop.
import { dirname, join } from 'node:path'
import { ensureDependencies, fail, node, root, run } from './install.mjs'
import { keepChild } from './keep-child.mjs'

ensureDependencies()
if (run('scripts/build.ts', ['--when-stale']) !== 0) fail('The shop could not be built; the reason stands above.')

const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(
  process.platform === 'win32' ? ';' : ':',
)
keepChild(node, [join(root, 'server', 'main.ts')], {
  cwd: root,
  env: { NODE_ENV: 'production', ...process.env, PATH: path },
})
