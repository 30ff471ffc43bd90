import { watchedLog } from './log-lines.ts'

/** A provider's response: a status with a body, a whole one, or none. */
export type ProviderReply = { readonly status: number; readonly body: unknown } | Response | Error

/** A provider's server that gives these responses in order, and records its requests. */
export function fakeProvider(...replies: readonly ProviderReply[]) {
  const asked: { address: string; init: RequestInit }[] = []
  const left = [...replies]
  const answer: typeof fetch = async (address, init = {}) => {
    asked.push({ address: String(address), init })
    const reply = left.shift() ?? new Error('asked too often')
    if (reply instanceof Error) throw reply
    if (reply instanceof Response) return reply
    return Response.json(reply.body, { status: reply.status })
  }
  return { asked, services: { log: watchedLog().log, fetch: answer } }
}
