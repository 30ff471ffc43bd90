import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../tests/support/server/shop-process.ts'

const program = fileURLToPath(new URL('../../scripts/test-shops.ts', import.meta.url))

/** A built shop with a sandbox and a new database; stops when the block of `await using` ends. */
export interface OwnShop extends AsyncDisposable {
  /** On a host that is neither layout's own. */
  readonly origin: string
  /** Origin of the desktop layout, which only browsers resolve. */
  readonly desktopOrigin: string
}

/** Starts a shop at a free port, with more settings in its environment. */
export async function startShop(settings: Readonly<Record<string, string>> = {}): Promise<OwnShop> {
  const port = await freePort()
  const shop = spawn(process.execPath, [program, String(port)], {
    env: { ...process.env, LOG_LEVEL: 'warn', NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(shop, 'exit')
  // A test that runs out of time disposes of nothing.
  process.once('exit', () => shop.kill('SIGTERM'))
  for await (const line of createInterface(shop.stdout)) if (line === 'All shops are ready.') break
  shop.stdout.resume()
  return {
    origin: `http://localhost:${port}`,
    desktopOrigin: `http://shop.localhost:${port}`,
    [Symbol.asyncDispose]: async () => {
      shop.kill('SIGTERM')
      await ended
    },
  }
}
