import { Agent, get } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import * as v from 'valibot'

/**
 * Visitors who read all the time, on a thread of their own, each from another network: calls whose answers nobody has
 * asked for before, and every tenth time a page that is not in memory. Together they ask `perSecond` times a second at the
 * most, and whoever is refused asks again like everybody.
 */
const floodSchema = v.object({
  port: v.number(),
  visitors: v.number(),
  perSecond: v.number(),
  milliseconds: v.number(),
})
const countsSchema = v.object({
  served: v.number(),
  refused: v.number(),
  failed: v.number(),
  withoutRetryAfter: v.number(),
})
export type FloodCounts = v.InferOutput<typeof countsSchema>

/** Floods the shop at `port`; counts its answers. */
export function flood(task: v.InferOutput<typeof floodSchema>): Promise<FloodCounts> {
  return new Promise((done, fail) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: task })
    worker.once('message', (counts: unknown) => done(v.parse(countsSchema, counts)))
    worker.once('error', fail)
  })
}

async function run({
  port,
  visitors,
  perSecond,
  milliseconds,
}: v.InferOutput<typeof floodSchema>): Promise<FloodCounts> {
  const counts = { served: 0, refused: 0, failed: 0, withoutRetryAfter: 0 }
  const start = performance.now()
  const end = start + milliseconds
  let turns = 0
  const visit = async (number: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const network = `10.9.${number >> 8}.${number & 255}`
    while (performance.now() < end) {
      turns += 1
      await setTimeout(Math.max(0, start + (turns * 1000) / perSecond - performance.now()))
      const path =
        turns % 10 === 0
          ? `/contents?title=${turns}-${number}`
          : `/api/v1/lecture/intro/contents?member_type=ALL&title=${turns}-${number}`
      await new Promise<void>((done) => {
        get({ host: '127.0.0.1', port, path, agent, headers: { 'X-Forwarded-For': network } }, (answer) => {
          const { statusCode = 0, headers } = answer
          if (statusCode === 503) {
            counts.refused += 1
            if (headers['retry-after'] === undefined) counts.withoutRetryAfter += 1
          } else if (statusCode < 400) counts.served += 1
          else counts.failed += 1
          answer.resume().on('end', done)
        }).on('error', () => {
          counts.failed += 1
          done()
        })
      })
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: visitors }, (_, number) => visit(number)))
  return counts
}

if (!isMainThread) parentPort?.postMessage(await run(v.parse(floodSchema, workerData)))
