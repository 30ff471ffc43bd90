import { describe, expect, it } from 'vitest'
import { courseMenu } from '#contract/courses/course-calls.ts'
import { toApiErrorData } from '#machines/api-error-data.ts'
import { abortError, errorMessage, networkError, timeoutError, unknownError } from '../errors/error-messages.ts'
import { createHttp } from './http.ts'

/** What a call throws when `fetch` behaves so. */
async function thrownBy(fetch: () => Promise<Response>, signal?: AbortSignal): Promise<unknown> {
  return createHttp({ fetch, locale: 'en' })(courseMenu, {}, signal).then(
    () => undefined,
    (error: unknown) => error,
  )
}

describe('a call that fails', () => {
  it.each([
    ['the network does not answer', () => Promise.reject(new TypeError('Failed to fetch')), networkError],
    ['a proxy waits too long', async () => new Response('<h1>Gateway Timeout</h1>', { status: 504 }), timeoutError],
    ['the server waits too long', async () => new Response('', { status: 408 }), timeoutError],
    ['a proxy fails', async () => new Response('<h1>Bad Gateway</h1>', { status: 502 }), unknownError],
    [
      'the browser stops loading',
      () => Promise.reject(new DOMException('The operation was aborted.', 'AbortError')),
      abortError,
    ],
  ] as const)('has words of its own when %s', async (_, fetch, message) => {
    expect(errorMessage(toApiErrorData(await thrownBy(fetch)))).toBe(message)
  })

  it('is aborted by its signal', async () => {
    const controller = new AbortController()
    controller.abort()
    const thrown = await thrownBy(() => Promise.reject(controller.signal.reason), controller.signal)
    expect(errorMessage(toApiErrorData(thrown))).toBe(abortError)
  })
})
