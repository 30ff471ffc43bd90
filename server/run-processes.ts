import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Config } from './config/config.ts'
import { startEmbeddedDatabase } from './db/embedded.ts'

/** Pause before a process that ended by itself is replaced, in milliseconds, doubled each time until it runs for long. */
const restartMs = { first: 500, most: 30_000, forgottenAfter: 60_000 } as const

/**
 * Runs `config.processes` processes of the shop on one port: Node's cluster accepts the connections here and hands them
 * to the processes in turn, so that none is lost while one of them is replaced. A process that ends is replaced. SIGUSR2
 * replaces all, one after the other: it runs the code that is installed then.
 */
export async function runProcesses(config: Pick<Config, 'processes' | 'databaseUrl' | 'dataDirectory'>): Promise<void> {
  const embedded =
    config.databaseUrl === undefined ? await startEmbeddedDatabase({ directory: config.dataDirectory }) : undefined
  let isStopping = false
  let pause: number = restartMs.first
  const open = new Set<Worker>()

  const start = async (announces: boolean): Promise<Worker> => {
    const worker = cluster.fork({ ANNOUNCES: announces ? 'true' : '' })
    const startedAt = performance.now()
    worker.once('exit', () => {
      const wasOpen = open.delete(worker)
      if (!wasOpen || isStopping) return
      if (performance.now() - startedAt > restartMs.forgottenAfter) pause = restartMs.first
      void replace()
    })
    const isOpen = await Promise.race([
      once(worker, 'listening').then(() => true),
      once(worker, 'exit').then(() => false),
    ])
    if (isOpen) open.add(worker)
    return worker
  }

  /** Starts a process in place of one that ended, again and again until it opens. */
  const replace = async () => {
    do {
      await setTimeout(pause)
      pause = Math.min(pause * 2, restartMs.most)
      if (isStopping) return
    } while (!(await start(false)).isConnected())
  }

  const stopAll = async (code: number) => {
    isStopping = true
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(workers.map(stop))
    await embedded?.stop()
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stopAll(0))
  process.on('disconnect', () => void stopAll(0))

  const startAll = async () => {
    // The first one prepares the database, so that the others find it ready.
    for (let number = 0; number < config.processes; number++) {
      const worker = await start(number === 0)
      if (!open.has(worker)) return stopAll(1)
    }
  }
  const started = startAll()
  process.on(
    'SIGUSR2',
    inTurn(async () => {
      await started
      await replaceAll(open, () => start(false))
    }),
  )
  await started
}

/** Starts a new process for each of `open`, and stops the old one once the new one has opened. */
async function replaceAll(open: Set<Worker>, start: () => Promise<Worker>): Promise<void> {
  for (const old of [...open]) {
    const next = await start()
    // The old version serves on when the new one does not start.
    if (!open.has(next)) return
    open.delete(old)
    await stop(old)
  }
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
