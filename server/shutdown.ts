import type { Server } from 'node:http'
import type { OpenShop } from './open-shop.ts'

/** Longest time for requests that are still being answered, in milliseconds. */
const requestMs = 3_000
/** Longest time from the signal to the end of the process, besides the time that readiness is drained. */
const totalMs = 7_500
/** Supervisors commonly kill a process ten seconds after they have asked it to stop. */
const leastTotalMs = 9_500

interface ShutdownOptions {
  readonly server: Server
  readonly shop: Pick<OpenShop, 'drain' | 'release' | 'close'>
  /** For how long `/readyz` answers 503 while the server still takes requests. */
  readonly drainMs: number
}

/**
 * Ends the process in good order on SIGTERM, SIGINT, or when the program that started it with an IPC channel is gone:
 * readiness first, then the listener, open requests, jobs, and the database last. Whatever hangs, the process ends.
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

/** Lets open requests end, within bounds. */
function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done())
    server.closeIdleConnections()
    setTimeout(() => {
      server.closeAllConnections()
      // Sockets that were upgraded are not the server's any more: nobody waits for them.
      done()
    }, requestMs).unref()
  })
}
