import cluster from 'node:cluster'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import * as v from 'valibot'
import type { Config, ListenAddress } from './config/config.ts'
import { startEmbeddedDatabase } from './db/embedded.ts'
import { createHttpServer } from './http-server.ts'
import { createLog } from './lib/log.ts'
import { listen } from './listen.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { runProcesses } from './run-processes.ts'
import { stopOnSignals } from './shutdown.ts'
import type { Renderer } from './web/renderer.ts'

interface StartOptions {
  readonly loadRenderer: () => Promise<Renderer>
  /** Called once, when the shop listens. */
  readonly announce: (shop: Pick<OpenShop, 'invitation'>) => void
}

/** Opens the shop in this process, or in several that share the port. Throws a `StartError` with instructions. */
export async function startShop(config: Config, { loadRenderer, announce }: StartOptions): Promise<void> {
  const { port, host, metrics } = config
  if (cluster.isPrimary) {
    await refuseBusyPort({ port, host }, 'PORT')
    if (metrics) await refuseBusyPort(metrics, 'METRICS_PORT')
    if (config.processes > 1) return runProcesses(config)
  }
  const version = readVersion()
  const traces = config.traces && (await import('./lib/export-traces.ts')).exportTraces(config.traces, version)
  const measuring = metrics && (await import('./open-figures.ts'))
  const figures = measuring?.openFigures(version)
  // The first process of a cluster runs the embedded database.
  const embedded =
    cluster.isWorker && config.databaseUrl === undefined
      ? await startEmbeddedDatabase({ directory: config.dataDirectory, join: true })
      : undefined
  const shop = await openShop(config, await loadRenderer(), {
    policy: true,
    figures,
    ...(embedded ? { embedded } : {}),
  })
  if (cluster.isPrimary && measuring && figures) await measuring.serveFigures(figures, shop.readBacklog, metrics)
  const server = createHttpServer(shop.listener, config)
  await listen(server, { port, host }, 'PORT')
  const close = async () => {
    await shop.close()
    await traces?.()
  }
  if (cluster.isPrimary && process.platform !== 'win32') {
    const log = createLog(config.logLevel)
    // Without a listener the signal would end the shop.
    process.on('SIGUSR2', () =>
      log.warn(
        { event: 'processes_not_replaced' },
        'only a shop of several processes (PROCESSES) is replaced in service',
      ),
    )
  }
  stopOnSignals({ server, shop: { ...shop, close }, drainMs: config.drainSeconds * 1000 })
  // Last: who has heard of the shop may stop it.
  if (cluster.isPrimary || process.env['ANNOUNCES'] === 'true') announce(shop)
}

/** Version of the shop, from its package. */
function readVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return v.parse(v.object({ version: v.string() }), JSON.parse(text)).version
}

/** Checked first: a second start must not touch the database of the first. */
async function refuseBusyPort(address: ListenAddress, variable: 'PORT' | 'METRICS_PORT'): Promise<void> {
  const probe = createServer()
  await listen(probe, address, variable)
  await new Promise((done) => probe.close(done))
}
