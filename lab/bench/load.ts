import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import * as v from 'valibot'

/**
 * Generates load from a thread of its own: each connection sends its next request as soon as the last one is answered.
 * To cost little itself, it prepares the requests as bytes and finds the end of an answer by its Content-Length, or by the
 * last of its chunks.
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

/** Answers after the warm-up per second, and all that were received. */
const resultSchema = v.object({ perSecond: v.number(), answers: v.number() })
type LoadResult = v.InferOutput<typeof resultSchema>

/** Returns the answers per second. Throws when an answer is not a 200. */
export async function answersPerSecond(task: LoadTask): Promise<number> {
  return (await loadOf(task)).perSecond
}

/**
 * Returns the answers for each second that the first thread of the process `pid` had of the processor: other programs on
 * the machine change it less than the answers per second.
 */
export async function answersPerProcessorSecond(task: LoadTask, pid: number): Promise<number> {
  const before = threadNanoseconds(pid)
  const { answers } = await loadOf(task)
  return (answers / (threadNanoseconds(pid) - before)) * 1e9
}

/** Processor time of the first thread of a process. Source: the kernel's documentation, sched-stats, /proc/PID/schedstat. */
function threadNanoseconds(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0])
}

function loadOf(task: LoadTask): Promise<LoadResult> {
  return new Promise((done, fail) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: task })
    worker.once('message', (result: unknown) => done(v.parse(resultSchema, result)))
    worker.once('error', fail)
  })
}

/** Milliseconds of one clock tick of `/proc` (USER_HZ). */
const tickMs = 10

/** Processor time of a process with all its threads, in ms. Source: proc_pid_stat(5), fields 14 and 15. */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}

async function run(task: LoadTask): Promise<LoadResult> {
  const requests = task.paths.map((path) => {
    const headers = Object.entries(task.headers).map(([name, value]) => `${name}: ${value}\r\n`)
    return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers.join('')}\r\n`)
  })
  // Warm-up, not counted.
  const warmUp = await round(task, requests, Math.min(1000, task.milliseconds / 3))
  const started = performance.now()
  const answers = await round(task, requests, task.milliseconds)
  return { perSecond: (answers / (performance.now() - started)) * 1000, answers: warmUp + answers }
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

/** Ends an answer in chunks (RFC 9112, section 7.1). */
const lastChunk = Buffer.from('0\r\n\r\n')
/** Maximum length of an answer's headers, in bytes. */
const maxHeadBytes = 4096

function runConnection(port: number, next: () => Buffer, over: () => boolean, count: () => void): Promise<void> {
  return new Promise((done, fail) => {
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(next()))
    let missing = -1
    let isChunked = false
    socket.on('error', fail)
    socket.on('data', (data) => {
      if (missing < 0) {
        const head = data.toString('latin1', 0, maxHeadBytes)
        const end = head.indexOf('\r\n\r\n')
        const length = /^content-length: (\d+)\r$/im.exec(head)?.[1]
        isChunked = length === undefined
        if (
          end < 0 ||
          !head.startsWith('HTTP/1.1 200') ||
          (isChunked && !/^transfer-encoding: chunked\r$/im.test(head))
        ) {
          fail(new Error(`unexpected answer: ${head.slice(0, 80)}`))
          socket.destroy()
          return
        }
        missing = isChunked ? Number.MAX_SAFE_INTEGER : end + 4 + Number(length)
      }
      missing -= data.length
      const isOver = isChunked ? data.subarray(-lastChunk.length).equals(lastChunk) : missing <= 0
      if (!isOver) return
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
