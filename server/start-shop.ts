import cluster from 'node:cluster'
import { createServer, type Server } from 'node:http'
import type { Config } from './config/config.ts'
import { startEmbeddedDatabase } from './db/embedded.ts'
import { createHttpServer } from './http-server.ts'
import { StartError } from './lib/start-error.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { runProcesses } from './run-processes.ts'
import { stopOnSignals } from './shutdown.ts'
import type { Renderer } from './web/renderer.ts'

interface StartOptions {
  readonly loadRenderer: () => Promise<Renderer>
  /** Called once, when the shop listens. */
  readonly announce: (shop: Pick<OpenShop, 'invitation'>) => void
}

/** Opens the shop in this process, or in several that share the port. Throws a {@link StartError} with instructions. */
export async function startShop(config: Config, { loadRenderer, announce }: StartOptions): Promise<void> {
  if (cluster.isPrimary) {
    await refuseBusyPort(config.port, config.host)
    if (config.processes > 1) return runProcesses(config)
  }
  // The first process of a cluster runs the embedded database.
  const embedded =
    cluster.isWorker && config.databaseUrl === undefined
      ? await startEmbeddedDatabase({ directory: config.dataDirectory, join: true })
      : undefined
  const shop = await openShop(config, await loadRenderer(), { policy: true, ...(embedded ? { embedded } : {}) })
  const server = createHttpServer(shop.listener, config)
  await listen(server, config.port, config.host)
  if (cluster.isPrimary || process.env['ANNOUNCES'] === 'true') announce(shop)
  stopOnSignals({ server, shop, drainMs: config.drainSeconds * 1000 })
}

/** Checked first: a second start must not touch the database of the first. */
async function refuseBusyPort(port: number, host: string): Promise<void> {
  const probe = createServer()
  await listen(probe, port, host)
  await new Promise((done) => probe.close(done))
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is busy; stop what uses it, or set PORT to another number.`
          : `Port ${port} can't be opened (${error.code ?? error.message}); set PORT to another number.`
      fail(new StartError(sentence))
    })
    server.listen(port, host, done)
  })
}
