import type { Log } from '../lib/log.ts'

/** Thrown when a provider was not asked, or did not answer in time. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

/** Sends requests to one provider, with a deadline, a limit of concurrent requests and a circuit breaker. */
export interface ProviderGuard {
  /**
   * Runs a request. Throws {@link ProviderUnavailable} when it takes too long, when the shop stops, when too many
   * requests to this provider are under way, or when the last ones all failed. The signal is aborted in these cases.
   */
  run<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result>
  /** `fetch` within {@link run}; the body has been read when it answers. */
  readonly fetch: typeof globalThis.fetch
}

export interface GuardServices {
  readonly log: Log
  /** Aborted when the shop stops: requests end at once. */
  readonly signal?: AbortSignal | undefined
}

interface GuardOptions {
  /** Longest time of one request with its answer, in milliseconds. */
  readonly timeoutMs: number
  /** Requests at one time. */
  readonly maxConcurrent?: number
  /** Milliseconds since any moment; injected by tests. */
  readonly now?: () => number
  readonly fetch?: typeof globalThis.fetch
}

/** Failures in a row that open the circuit. */
const maxFailures = 5
/** How long an open circuit refuses requests, in milliseconds; then one request is tried. */
const openMs = 10_000
/** Providers answer with JSON of a few kilobytes. */
const maxAnswerBytes = 2 * 1024 * 1024

/** Creates the guard of one provider. */
export function createProviderGuard(name: string, services: GuardServices, options: GuardOptions): ProviderGuard {
  const { log, signal: stopping } = services
  const { timeoutMs, maxConcurrent = 30, now = () => performance.now(), fetch = globalThis.fetch } = options
  let running = 0
  let failures = 0
  let openUntil = 0

  const refuse = (reason: string) => {
    log.warn({ provider: name, reason }, 'provider not asked')
    return new ProviderUnavailable(reason)
  }

  const run = async <Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
    if (stopping?.aborted) throw refuse('the shop stops')
    if (running >= maxConcurrent) throw refuse('too many requests are under way')
    if (failures >= maxFailures) {
      if (now() < openUntil) throw refuse('the last requests all failed')
      // One request tries, the others are refused until it is over.
      openUntil = now() + Math.max(openMs, timeoutMs)
    }
    const deadline = new AbortController()
    const timer = setTimeout(() => deadline.abort(new ProviderUnavailable('no answer in time')), timeoutMs)
    const stop = () => deadline.abort(new ProviderUnavailable('the shop stops'))
    stopping?.addEventListener('abort', stop, { once: true })
    running += 1
    const working = work(deadline.signal)
    // A request that ignores its signal still counts as under way.
    const over = () => {
      running -= 1
    }
    working.then(over, over)
    try {
      const result = await Promise.race([working, aborted(deadline.signal)])
      failures = 0
      return result
    } catch (error) {
      if (!stopping?.aborted) {
        failures += 1
        if (failures >= maxFailures) openUntil = now() + openMs
        if (failures === maxFailures) log.error({ provider: name, event: 'provider_down' }, 'provider does not answer')
      }
      throw error
    } finally {
      clearTimeout(timer)
      stopping?.removeEventListener('abort', stop)
    }
  }

  return {
    run,
    fetch: (input, init) =>
      run(async (signal) => {
        const signals = init?.signal ? AbortSignal.any([init.signal, signal]) : signal
        const response = await fetch(input, { ...init, signal: signals })
        return withBody(response, await readBody(response))
      }),
  }
}

/** Rejects with the reason when the signal is aborted. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

async function readBody(response: Response): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > maxAnswerBytes) throw new ProviderUnavailable('the answer is too long')
    parts.push(new Uint8Array(part))
  }
  return new Blob(parts)
}

/** The answer with a body that was read; some statuses have none. */
function withBody({ status, statusText, headers }: Response, body: Blob): Response {
  const hasBody = status >= 200 && status !== 204 && status !== 205 && status !== 304
  return new Response(hasBody ? body : null, { status, statusText, headers })
}
