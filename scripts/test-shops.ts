import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/**
 * Starts the shops of the browser tests side by side, one at each port of the command line, each with a new database in
 * a temporary folder that is removed when it stops. Prints a line when all of them are ready. Stops when one stops.
 */
const main = fileURLToPath(new URL('../server/main.ts', import.meta.url))
/** Time between two questions whether a shop is ready. */
const pollMs = 100

const shops = process.argv.slice(2).map((port) => {
  const data = mkdtempSync(join(tmpdir(), `practicum-shop-${port}-`))
  const server = spawn(process.execPath, [main], {
    stdio: 'inherit',
    env: { ...process.env, PORT: port, DATA_DIR: data },
  })
  const stopped = new Promise<number>((resolve) => {
    server.on('exit', (code) => {
      rmSync(data, { recursive: true, force: true })
      resolve(code ?? 1)
    })
  })
  return { port, server, stopped }
})

const stop = () => {
  for (const { server } of shops) server.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

async function waitUntilReady(port: string): Promise<void> {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await delay(pollMs)
}

const firstStopped = Promise.race(shops.map(({ stopped }) => stopped))
const ready = Promise.all(shops.map(({ port }) => waitUntilReady(port))).then(() => 'ready' as const)
if ((await Promise.race([ready, firstStopped])) === 'ready') console.log('All shops are ready.')
const code = await firstStopped
stop()
await Promise.all(shops.map(({ stopped }) => stopped))
process.exit(code)
