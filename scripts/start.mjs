// npm start: from a bare clone to an open shop.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { ensureDependencies, fail, node, root, run } from './install.mjs'

ensureDependencies()
if (run('scripts/build.ts', ['--when-stale']) !== 0) fail('The shop could not be built; the reason stands above.')

const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(
  process.platform === 'win32' ? ';' : ':',
)
const server = spawn(node, [join(root, 'server', 'main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env, PATH: path },
})
// The server stops its database before it ends: hand signals on, and wait for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
