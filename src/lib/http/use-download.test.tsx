import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseAnswer } from '#contract/protocol/endpoint.ts'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import type { Http } from './http.ts'
import { useDownload } from './use-download.ts'

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) void file.text().then((text) => saved.push(text))
    return 'blob:file'
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const file = { id: 'a'.repeat(32), name: 'a.pdf', size: 3 }

function Download() {
  const { state, start, cancel } = useDownload(file, '/cs')
  return (
    <>
      <button type="button" onClick={() => void start()}>
        Start
      </button>
      <button type="button" onClick={cancel}>
        Cancel
      </button>
      <p role="status">{state.status === 'running' ? `running ${state.received}` : state.status}</p>
    </>
  )
}

interface Request {
  readonly signal: AbortSignal | undefined
  answer(text: string): void
  fail(): void
}

/** Renders a download whose answers the test gives, in any order; a request that was cancelled may still be answered. */
async function renderDownload() {
  const requests: Request[] = []
  const http: Http = async (endpoint, _, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<Blob>()
    requests.push({
      signal,
      answer: (text) => resolve(new Blob([text])),
      fail: () => reject(new Error('offline')),
    })
    return parseAnswer(endpoint, await promise)
  }
  await renderScreen(<Download />, { http })
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const says = () => screen.getByRole('status').textContent
  return { requests, press, says }
}

/** Waits until what was answered has been read. */
const settled = () => new Promise((done) => setTimeout(done))

describe('a download that is cancelled and begun again', () => {
  it.each([
    ['is answered', (early: Request) => early.answer('early')],
    ['fails', (early: Request) => early.fail()],
  ])('goes on when the first one %s later, and can be cancelled', async (_, end) => {
    const { requests, press, says } = await renderDownload()
    for (const name of ['Start', 'Cancel', 'Start']) await press(name)
    const [early, late] = requests
    if (!early || !late) throw new Error('two are begun')
    expect([early.signal?.aborted, late.signal?.aborted]).toEqual([true, false])
    end(early)
    await settled()
    expect(says()).toBe('running 0')
    // The one that runs is the only one.
    await press('Start')
    expect(requests).toHaveLength(2)
    await press('Cancel')
    expect(late.signal?.aborted).toBe(true)
    late.answer('late')
    await settled()
    expect([says(), saved]).toEqual(['idle', []])
  })

  it('saves the file of the second one alone', async () => {
    const { requests, press, says } = await renderDownload()
    for (const name of ['Start', 'Cancel', 'Start']) await press(name)
    requests[1]?.answer('late')
    await waitFor(() => expect(says()).toBe('saved'))
    requests[0]?.answer('early')
    await settled()
    expect([says(), saved]).toEqual(['saved', ['late']])
  })
})

it('saves nothing once its page is left', async () => {
  const { requests, press } = await renderDownload()
  await press('Start')
  cleanup()
  expect(requests[0]?.signal?.aborted).toBe(true)
  requests[0]?.answer('early')
  await settled()
  expect(saved).toEqual([])
})
