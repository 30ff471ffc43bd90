import { connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import * as v from 'valibot'

/**
 * Generates load from a thread of its own: each connection sends its next request as soon as the last one is answered.
 * To cost little itself, it prepares the requests as bytes and finds the end of an answer by its Content-Length.
 */
const taskSchema = v.object({
  port: v.number(),
  /** Requested in turn, by all connections together. */
  paths: v.array(v.string()),
  headers: v.record(v.string(), v.string()),
  connections: v.number(),
  milliseconds: v.number(),
})
export type LoadTask = v.InferOutput<typeof taskSchema>

/** Returns the answers per second. Throws when an answer is not a 200. */
export function answersPerSecond(task: LoadTask): Promise<number> {
  return new Promise((done, fail) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: task })
    worker.once('message', (result: unknown) => done(v.parse(v.number(), result)))
    worker.once('error', fail)
  })
}

async function run(task: LoadTask): Promise<number> {
  const requests = task.paths.map((path) => {
    const headers = Object.entries(task.headers).map(([name, value]) => `${name}: ${value}\r\n`)
    return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers.join('')}\r\n`)
  })
  // Warm-up, not counted.
  await round(task, requests, Math.min(1000, task.milliseconds / 3))
  const started = performance.now()
  const answers = await round(task, requests, task.milliseconds)
  return (answers / (performance.now() - started)) * 1000
}

async function round(task: LoadTask, requests: readonly Buffer[], milliseconds: number): Promise<number> {
  let answers = 0
  let turn = 0
  let over = false
  const timer = setTimeout(() => {
    over = true
  }, milliseconds)
  const next = () => requests[turn++ % requests.length] ?? Buffer.alloc(0)
  await Promise.all(
    Array.from({ length: task.connections }, () =>
      runConnection(
        task.port,
        next,
        () => over,
        () => answers++,
      ),
    ),
  )
  clearTimeout(timer)
  return answers
}

/** Maximum length of an answer's headers, in bytes. */
const maxHeadBytes = 4096

function runConnection(port: number, next: () => Buffer, over: () => boolean, count: () => void): Promise<void> {
  return new Promise((done, fail) => {
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(next()))
    let missing = -1
    socket.on('error', fail)
    socket.on('data', (data) => {
      if (missing < 0) {
        const head = data.toString('latin1', 0, maxHeadBytes)
        const end = head.indexOf('\r\n\r\n')
        const at = head.indexOf('Content-Length: ')
        if (end < 0 || at < 0 || !head.startsWith('HTTP/1.1 200')) {
          fail(new Error(`unexpected answer: ${head.slice(0, 80)}`))
          socket.destroy()
          return
        }
        missing = end + 4 + Number(head.slice(at + 16, head.indexOf('\r', at)))
      }
      missing -= data.length
      if (missing > 0) return
      missing = -1
      count()
      if (over()) {
        socket.end()
        done()
      } else socket.write(next())
    })
  })
}

if (!isMainThread) parentPort?.postMessage(await run(v.parse(taskSchema, workerData)))
