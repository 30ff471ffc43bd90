import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { OpenShop } from './open-shop.ts'

/** Maximum time for open requests, in milliseconds. */
const requestMs = 3_000
/** How long a connection without a request stays open, in milliseconds. */
const lastRequestsMs = 1_000
/** Maximum time from the signal to the end of the process, without the time in which readiness drains. */
const totalMs = 7_500
/** Supervisors usually kill a process ten seconds after the signal to stop. */
const leastTotalMs = 9_500

interface ShutdownOptions {
  readonly server: Server
  readonly shop: Pick<OpenShop, 'drain' | 'release' | 'close'>
  /** How long `/readyz` answers 503 while the server still accepts requests. */
  readonly drainMs: number
}

/**
 * Ends the process in order on SIGTERM, SIGINT, or when the program that started it with an IPC channel has ended:
 * readiness first, then the listener, open requests, jobs, and the database last. The process ends even if something
 * hangs.
 */
export function stopOnSignals(options: ShutdownOptions): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(
      () => {
        console.error('Something did not end in time; the shop stops without it.')
        process.exit(1)
      },
      Math.max(leastTotalMs, options.drainMs + totalMs),
    ).unref()
    void shutDown(options).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('The shop did not stop in good order:', error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('disconnect', stop)
}

async function shutDown({ server, shop, drainMs }: ShutdownOptions): Promise<void> {
  shop.drain()
  if (drainMs > 0) await new Promise((done) => setTimeout(done, drainMs))
  shop.release()
  await closeServer(server)
  await shop.close()
}

/**
 * Takes no further connections, and waits for open requests, up to a limit. Answers close their connections from now on.
 * Those without a request stay for a moment: the request of a client may be on its way.
 */
function closeServer(server: Server): Promise<void> {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  return new Promise((done) => {
    // That of HTTP servers would close connections without a request at once.
    NetServer.prototype.close.call(server, () => done())
    setTimeout(() => server.closeIdleConnections(), lastRequestsMs).unref()
    setTimeout(() => {
      server.closeAllConnections()
      // Upgraded sockets do not belong to the server any more, so they are not awaited.
      done()
    }, requestMs).unref()
  })
}
