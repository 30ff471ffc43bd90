import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import * as v from 'valibot'
import type { SendRequest } from '#contract/protocol/endpoint.ts'
import type { Readings } from '../lib/figures.ts'
import { createBatch } from './batch.ts'
import { type Call, type CallAnswer, callsSchema, type PageTask } from './render-messages.ts'
import type { RenderOutcome } from './renderer.ts'

/** Pages that a thread renders side by side: while one waits for its calls, the others use the processor. */
export const rendersPerThread = 3

/** One core is left to the thread that answers everything else. */
export const renderThreads = Math.max(1, availableParallelism() - 1)

interface RenderPool {
  readonly render: (page: PageTask, fetch: SendRequest) => Promise<RenderOutcome>
  readonly load: Readings['renderThreads']
}

/**
 * Starts threads that render pages, so that calls, logins and pages in memory never wait for a rendering. They end with
 * the process. The calls of a page are made by `fetch`, on this thread. `application` is the path of the built one.
 */
export function createRenderPool(application: string): RenderPool {
  const pool = new Piscina<{ readonly task: PageTask; readonly calls: MessagePort }, RenderOutcome>({
    filename: fileURLToPath(new URL('render-worker.ts', import.meta.url)),
    workerData: application,
    minThreads: 1,
    maxThreads: renderThreads,
    concurrentTasksPerWorker: rendersPerThread,
    // A thread that waits for its next task by `Atomics.wait` would receive no answers to its calls.
    atomics: 'disabled',
  })
  let open = 0
  const render: RenderPool['render'] = async (task, fetch) => {
    const { port1: answers, port2: calls } = new MessageChannel()
    const reply = createBatch<CallAnswer>((batch) => answers.postMessage(batch))
    answers.on('message', (message) => {
      for (const call of v.parse(callsSchema, message)) void answer(call, fetch).then(reply)
    })
    open += 1
    try {
      return await pool.run({ task, calls }, { transferList: [calls] })
    } finally {
      open -= 1
      answers.close()
    }
  }
  const load = () => {
    const waiting = pool.queueSize
    return { threads: pool.threads.length, running: open - waiting, waiting }
  }
  return { render, load }
}

async function answer({ id, path, init }: Call, fetch: SendRequest): Promise<CallAnswer> {
  try {
    const response = await fetch(path, init)
    const { status } = response
    return { id, status, headers: [...response.headers], body: await response.text() }
  } catch (error) {
    return { id, error }
  }
}
