import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Starts a shop for the browser tests, with a new database in a temporary folder that is removed when it stops. */
const data = mkdtempSync(join(tmpdir(), 'practicum-shop-'))
const server = spawn(process.execPath, [fileURLToPath(new URL('../server/main.ts', import.meta.url))], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: data },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  rmSync(data, { recursive: true, force: true })
  process.exit(code ?? 1)
})
