import type { MessagePort } from 'node:worker_threads'
import { workerData } from 'piscina'
import * as v from 'valibot'
import type { SendRequest } from '#contract/protocol/endpoint.ts'
import { createBatch } from './batch.ts'
import { measureShares } from './processor-shares.ts'
import { type Call, callAnswersSchema, type PageTask } from './render-messages.ts'
import { applicationSchema, type RenderOutcome } from './renderer.ts'

/** Path of the built application. */
const application: string = workerData
const { render } = v.parse(applicationSchema, await import(application))
const shares = measureShares()

/** Runs in a thread of `createRenderPool`. Makes the page's calls through the port `calls`. */
export default async function renderPage({
  task,
  calls,
}: {
  readonly task: PageTask
  readonly calls: MessagePort
}): Promise<RenderOutcome> {
  const takeShare = shares.begin()
  try {
    const result = await render({ ...task, fetch: fetchThrough(calls) })
    return { ...result, processorMs: takeShare() }
  } catch (error) {
    return { error, processorMs: takeShare() }
  } finally {
    calls.close()
  }
}

/** Makes calls on the other side of a port. */
function fetchThrough(port: MessagePort): SendRequest {
  let lastId = 0
  const waiting = new Map<number, PromiseWithResolvers<Response>>()
  const call = createBatch<Call>((calls) => port.postMessage(calls))
  port.on('message', (message) => {
    for (const answer of v.parse(callAnswersSchema, message)) {
      const caller = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('error' in answer) caller?.reject(answer.error)
      else {
        const { status, headers, body } = answer
        caller?.resolve(new Response(isEmptyByStatus(status) ? null : body, { status, headers }))
      }
    }
  })
  return (path, { method = 'GET', headers, body }) => {
    if (body) throw new Error(`A page that is rendered only reads, and ${path} has a body.`)
    const id = ++lastId
    const caller = Promise.withResolvers<Response>()
    waiting.set(id, caller)
    call({ id, path, init: { method, headers: [...new Headers(headers)] } })
    return caller.promise
  }
}

/** Answers that have no body (Fetch standard, null body status). */
function isEmptyByStatus(status: number): boolean {
  return [204, 205, 304].includes(status)
}
