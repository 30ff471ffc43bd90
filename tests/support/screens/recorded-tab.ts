import { onTestFinished, vi } from 'vitest'
import { ApiError } from '#contract/protocol/api-error.ts'
import type { Code } from '#contract/protocol/code-catalogue.ts'
import { statusOf } from '#contract/protocol/code-status.ts'
import { parseAnswer } from '#contract/protocol/endpoint.ts'
import type { ErrorDetails } from '#contract/protocol/envelope.ts'
import type { Http } from '#lib/http/http.ts'

/** A call or another effect of a flow, with everything that it carries. */
export type Effect = readonly [what: string, ...details: readonly unknown[]]

/**
 * Answer to one call: content of a success, the code of an error, alone or with its details, or
 * none because the network fails.
 */
export type Answer =
  | { readonly content: unknown }
  | Code
  | { readonly code: Code; readonly details: ErrorDetails }
  | 'lost'

/** The random key number `count` of a recorded tab. */
export function randomKey(count: number): string {
  return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`
}

/** What a call is sent with, of any endpoint. */
interface SentParts {
  readonly params?: object
  readonly query?: object
  readonly linkSecret?: string
}

/**
 * A browser tab that records what a flow's adapter does, until the test ends. Its clock stands still, its storage is
 * empty, and its random keys are numbered. Calls are answered in turn; a call without an answer waits.
 */
export function recordedTab() {
  const effects: Effect[] = []
  const answers: Answer[] = []
  let keys = 0
  sessionStorage.clear()
  localStorage.clear()
  vi.useFakeTimers()
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    keys += 1
    if (bytes instanceof Uint8Array) bytes.fill(0).set([keys], bytes.length - 1)
    return bytes
  })
  vi.spyOn(location, 'assign').mockImplementation((address) => effects.push(['location.assign', String(address)]))
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  const http: Http = async (endpoint, input, signal) => {
    const { params = {}, query = {}, ...rest }: SentParts = input
    const values = new Map(Object.entries(params))
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(values.get(name)))
    const { send: _, ...sent } = { send: undefined, ...rest, ...(Object.keys(query).length > 0 ? { query } : {}) }
    effects.push(Object.keys(sent).length > 0 ? [`${endpoint.method} ${path}`, sent] : [`${endpoint.method} ${path}`])
    const answer = answers.shift()
    if (answer === undefined) {
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    }
    if (answer === 'lost') throw ApiError.received({ status: 0 })
    if (typeof answer === 'string') throw ApiError.received({ status: statusOf(answer), code: answer })
    if ('code' in answer) throw ApiError.received({ status: statusOf(answer.code), ...answer })
    return parseAnswer(endpoint, answer.content)
  }

  return {
    http,
    effects,
    /** Answers the next calls. */
    answer: (...next: readonly Answer[]) => void answers.push(...next),
    /** Records what a callback of the flow was called with. */
    note: (...effect: Effect) => void effects.push(effect),
    /** Runs timers and answers for so long; 0 runs what is due. */
    pass: (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds),
    /** The drafts of this tab, by name. */
    drafts: () =>
      Object.fromEntries(
        Object.entries(sessionStorage)
          .filter(([name]) => name.startsWith('draft:'))
          .map(([name, text]) => [name.slice('draft:'.length), JSON.parse(String(text)).values]),
      ),
  }
}
export type RecordedTab = ReturnType<typeof recordedTab>
