import * as v from 'valibot'
import type * as bundle from '#app/server.tsx'

/** A page to render; everything can be copied between threads. */
export type PageTask = Omit<bundle.RenderInput, 'manifest' | 'fetch'>

/** A call that a page makes while it is rendered. Pages only read, so a call has no body. */
const callSchema = v.object({
  id: v.number(),
  path: v.string(),
  init: v.object({ method: v.string(), headers: v.array(v.tuple([v.string(), v.string()])) }),
})
/** The message of a thread: the calls of one turn of its event loop. */
export const callsSchema = v.array(callSchema)
export type Call = v.InferOutput<typeof callSchema>

/** The answer to the call with the same `id`, or what it failed with. */
const callAnswerSchema = v.union([
  v.object({
    id: v.number(),
    status: v.number(),
    headers: v.array(v.tuple([v.string(), v.string()])),
    body: v.string(),
  }),
  v.object({ id: v.number(), error: v.unknown() }),
])
/** The message to a thread: the answers of one turn of the event loop. */
export const callAnswersSchema = v.array(callAnswerSchema)
export type CallAnswer = v.InferOutput<typeof callAnswerSchema>
