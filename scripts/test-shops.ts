import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/**
 * Starts the shops of the browser tests side by side, one at each port of the command line, each with a new database in
 * a temporary folder that is removed when it stops. With `4193:4173` a shop listens at 4193, and its addresses have the
 * port 4173, of a proxy in front of it; `4193=folder` is a shop of another content folder, without
 * the companies that a shop can be without. Prints a line when all shops are ready. Stops when one stops.
 */
const main = fileURLToPath(new URL('../server/main.ts', import.meta.url))
/** Time between two questions whether a shop is ready. */
const pollMs = 100

/** Addresses of a shop behind a proxy at this port. */
function addressesAt(port: string) {
  return {
    DESKTOP_ORIGIN: `http://shop.localhost:${port}`,
    MOBILE_ORIGIN: `http://m.shop.localhost:${port}`,
    PAYMENT_ORIGIN: `http://pay.shop.localhost:${port}`,
    DESK_ORIGIN: `http://desk.shop.localhost:${port}`,
  }
}

const withoutCompanies = {
  IDENTITY_VERIFICATION: 'off',
  STUDENT_ID_APP: 'off',
  GOOGLE_LOGIN: 'off',
  KAKAO_LOGIN: 'off',
  NAVER_LOGIN: 'off',
  POSTCODE_PROVIDER: 'off',
  TEXT_MESSAGES: 'off',
  LEARNING_SYSTEM: 'off',
}

const shops = process.argv.slice(2).map((asked) => {
  const [ports = '', content] = asked.split('=')
  const [port = '', proxyPort] = ports.split(':')
  const data = mkdtempSync(join(tmpdir(), `practicum-shop-${proxyPort ?? port}-`))
  const server = spawn(process.execPath, [main], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(proxyPort ? addressesAt(proxyPort) : {}),
      ...(content === undefined ? {} : { CONTENT_DIR: content, ...withoutCompanies }),
      PORT: port,
      DATA_DIR: data,
    },
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
