import cluster from 'node:cluster'
import { createServer, type Server } from 'node:http'
import { AggregatorRegistry, Gauge, Registry } from 'prom-client'
import type { ListenAddress } from './config/config.ts'
import { type Backlog, createBacklogFigures, createFigures, type Figures } from './lib/figures.ts'
import { listen } from './listen.ts'

/** The figures of a process of the shop. Loaded when they are switched on, so that they cost nothing otherwise. */
export function openFigures(version: string): Figures {
  const figures = createFigures({ version, process: process.env['PROCESS_NUMBER'] ?? '1' })
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries([figures.registry])
    // Answers the first process, which asks every other.
    new AggregatorRegistry()
  }
  return figures
}

/** Serves the figures of the one process that there is. */
export async function serveFigures(
  figures: Figures,
  readBacklog: () => Promise<Backlog>,
  address: ListenAddress,
): Promise<void> {
  const backlog = createBacklogFigures(readBacklog)
  await serve(address, async () => textOf(await figures.registry.metrics(), backlog))
}

/** Processes of a machine: those that take requests, and how many there should be. */
interface Processes {
  readonly running: () => number
  readonly wanted: number
}

/** Serves the figures of all processes in the first one. */
export async function serveClusterFigures(
  processes: Processes,
  readBacklog: () => Promise<Backlog>,
  address: ListenAddress,
): Promise<void> {
  const workers = new AggregatorRegistry()
  const own = createClusterFigures(processes, readBacklog)
  await serve(address, async () => textOf(await workers.clusterMetrics(), own))
}

/** Figures of the first process, which serves no visitor: its processes, and what waits in the database. */
export function createClusterFigures(
  { running, wanted }: Processes,
  readBacklog: () => Promise<Backlog>,
): ReturnType<typeof createBacklogFigures> {
  const registry = createBacklogFigures(readBacklog)
  const processes = new Gauge({
    name: 'practicum_processes',
    help: 'Processes that take requests, and how many there should be.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      processes.set({ state: 'running' }, running())
      processes.set({ state: 'wanted' }, wanted)
    },
  })
  return registry
}

async function textOf(processes: string, shop: Registry): Promise<string> {
  return `${processes}\n${await shop.metrics()}`
}

async function serve(address: ListenAddress, read: () => Promise<string>): Promise<void> {
  await listen(createFiguresServer(read), address, 'METRICS_PORT')
}

/** Answers `GET /metrics`, and 503 when `read` fails. */
export function createFiguresServer(read: () => Promise<string>): Server {
  let reading: Promise<string> | undefined
  return createServer(async ({ method, url }, response) => {
    const plain = { 'Content-Type': 'text/plain; charset=utf-8' }
    if (method !== 'GET' || url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404, plain).end('The figures are at /metrics.\n')
      return
    }
    try {
      // Several that ask at once get one answer.
      reading ??= read().finally(() => {
        reading = undefined
      })
      const text = await reading
      response.writeHead(200, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text)
    } catch {
      response.writeHead(503, plain).end('The figures cannot be read now.\n')
    }
  })
}
