import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Config, ListenAddress } from './config/config.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './db/embedded.ts'
import { createClock } from './lib/clock.ts'
import { createLog } from './lib/log.ts'

/** Pause before a process that ended by itself is replaced, in milliseconds, doubled each time until it runs for long. */
const restartMs = { first: 500, most: 30_000, forgottenAfter: 60_000 } as const

/** Longest time of the statement that reads what waits in the database, in milliseconds. */
const backlogMs = 2_000

/**
 * Runs `config.processes` processes of the shop on one port: Node's cluster accepts the connections here and hands them
 * to the processes in turn, so that none is lost while one of them is replaced. A process that ends is replaced. SIGUSR2
 * replaces all, one after the other: it runs the code that is installed then.
 */
export async function runProcesses(config: Config): Promise<void> {
  const embedded =
    config.databaseUrl === undefined ? await startEmbeddedDatabase({ directory: config.dataDirectory }) : undefined
  let isStopping = false
  let pause: number = restartMs.first
  /** Processes that take requests, each with its number. */
  const open = new Map<Worker, number>()

  const closeBacklog = config.metrics && (await serveFiguresOf(open, config, config.metrics, embedded))

  const start = async (number: number, announces = false): Promise<Worker> => {
    const worker = cluster.fork({ ANNOUNCES: announces ? 'true' : '', PROCESS_NUMBER: String(number) })
    const startedAt = performance.now()
    worker.once('exit', () => {
      const wasOpen = open.delete(worker)
      if (!wasOpen || isStopping) return
      if (performance.now() - startedAt > restartMs.forgottenAfter) pause = restartMs.first
      void replace(number)
    })
    const isOpen = await Promise.race([
      once(worker, 'listening').then(() => true),
      once(worker, 'exit').then(() => false),
    ])
    if (isOpen) open.set(worker, number)
    return worker
  }

  /** Starts a process in place of one that ended, again and again until it opens. */
  const replace = async (number: number) => {
    do {
      await setTimeout(pause)
      pause = Math.min(pause * 2, restartMs.most)
      if (isStopping) return
    } while (!(await start(number)).isConnected())
  }

  const stopAll = async (code: number) => {
    isStopping = true
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(workers.map(stop))
    await closeBacklog?.()
    await embedded?.stop()
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stopAll(0))
  process.on('disconnect', () => void stopAll(0))

  const startAll = async () => {
    // The first one prepares the database, so that the others find it ready.
    for (let number = 1; number <= config.processes; number++) {
      const worker = await start(number, number === 1)
      if (!open.has(worker)) return stopAll(1)
    }
  }
  const started = startAll()
  const log = createLog(config.logLevel)
  process.on(
    'SIGUSR2',
    inTurn(async () => {
      await started
      log.info({ event: 'processes_replacing', processes: open.size })
      const isReplaced = await replaceAll(open, start)
      if (isReplaced) log.info({ event: 'processes_replaced', processes: open.size })
      else log.error({ event: 'processes_not_replaced' }, 'the new version does not start; the old one serves on')
    }),
  )
  await started
  if (isStopping) return
  process.send?.('open')
  process.stdout.write(`\nTo replace the processes by a new version: kill -USR2 ${process.pid}\n\n`)
}

/**
 * Serves the figures of all processes. What waits in the database is read on a connection of this process, so that the
 * others need not ask for the same. Returns how to close it.
 */
async function serveFiguresOf(
  open: ReadonlyMap<Worker, number>,
  { processes, databaseUrl, databaseDirectUrl, mode }: Config,
  address: ListenAddress,
  embedded: EmbeddedDatabase | undefined,
): Promise<() => Promise<void>> {
  const { serveClusterFigures } = await import('./open-figures.ts')
  const { readBacklog } = await import('./operator/backlog.ts')
  const { openDatabase } = await import('./db/open.ts')
  const connect = async () => {
    const target = databaseUrl ?? embedded?.connection('practicum') ?? ''
    const database = await openDatabase(target, { poolSize: 1, direct: databaseDirectUrl, statementMs: backlogMs })
    if (mode === 'live') return { database, clock: createClock() }
    const { watchClock } = await import('./sandbox/movable-clock.ts')
    return { database, clock: await watchClock(database, () => {}) }
  }
  let connected: ReturnType<typeof connect> | undefined
  const read = async () => {
    connected ??= connect()
    connected.catch(() => {
      connected = undefined
    })
    const { database, clock } = await connected
    return readBacklog({ db: database.db, clock })
  }
  await serveClusterFigures({ running: () => open.size, wanted: processes }, read, address)
  return async () => (await connected?.catch(() => undefined))?.database.close()
}

/** Starts a new process for each of `open`, and stops the old one once the new one has opened. False when one does not. */
async function replaceAll(open: Map<Worker, number>, start: (number: number) => Promise<Worker>): Promise<boolean> {
  for (const [old, number] of [...open]) {
    const next = await start(number)
    // The old version serves on when the new one does not start.
    if (!open.has(next)) return false
    open.delete(old)
    await stop(old)
  }
  return true
}

/** Asks a process to end in order; it does so within its own limits. */
async function stop(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const gone = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  await gone
}

/** Runs `work` once more when it is asked for while it runs. */
function inTurn(work: () => Promise<void>): () => void {
  let isRunning = false
  let isAsked = false
  const run = async () => {
    do {
      isAsked = false
      await work()
    } while (isAsked)
    isRunning = false
  }
  return () => {
    isAsked = true
    if (isRunning) return
    isRunning = true
    void run()
  }
}
