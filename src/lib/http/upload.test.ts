import { afterEach, describe, expect, it, vi } from 'vitest'
import { sendInquiry } from '#contract/content/inquiries.ts'
import { createHttp } from './http.ts'
import { sendWithProgress } from './upload.ts'

afterEach(() => vi.unstubAllGlobals())

/** Stands in for the browser's `XMLHttpRequest`; the test ends it. */
class Request extends EventTarget {
  static last: Request | undefined
  readonly upload = new EventTarget()
  readonly headers = new Map<string, string>()
  status = 0
  statusText = ''
  responseText = ''
  sent: unknown
  constructor() {
    super()
    Request.last = this
  }
  open(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name.toLowerCase(), value)
  }
  send(body: unknown): void {
    this.sent = body
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'))
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\nretry-after: 7\r\n'
  }
  end(type: 'load' | 'error', status = 0, body: object = {}): void {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.dispatchEvent(new Event(type))
  }
}

function begin(signal?: AbortSignal) {
  vi.stubGlobal('XMLHttpRequest', Request)
  const progress: [number, number][] = []
  const init = { method: 'POST', headers: { 'X-A': '1' }, body: new FormData(), ...(signal ? { signal } : {}) }
  const answer = sendWithProgress('/api/x', init, (sent, total) => progress.push([sent, total]))
  return { answer, progress, request: Request.last ?? expect.fail('nothing was sent') }
}

describe('sendWithProgress', () => {
  it('sends headers and body, reports the progress, and returns the answer with its headers', async () => {
    const { answer, progress, request } = begin()
    expect(request.headers.get('x-a')).toBe('1')
    expect(request.sent).toBeInstanceOf(FormData)
    const event = { lengthComputable: true, loaded: 3, total: 9 }
    request.upload.dispatchEvent(Object.assign(new Event('progress'), event))
    request.upload.dispatchEvent(Object.assign(new Event('progress'), { ...event, lengthComputable: false }))
    request.end('load', 429, { status_code: 'PR40006429' })
    const response = await answer
    expect(progress).toEqual([[3, 9]])
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '7'])
    expect(await response.json()).toEqual({ status_code: 'PR40006429' })
  })

  it('rejects when nobody answers, and when it is aborted', async () => {
    const lost = begin()
    lost.request.end('error')
    await expect(lost.answer).rejects.toThrow(TypeError)
    const controller = new AbortController()
    const stopped = begin(controller.signal)
    controller.abort()
    await expect(stopped.answer).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('a call with files', () => {
  const body = {
    idempotency_key: '0b0f6f0e-4d2f-4f6a-9d0e-2f4f6a9d0e2f',
    name: 'Kim',
    affiliation: 'A',
    category: 'error',
    email: 'a@school.example',
    phone: '01023450142',
    title: 'T',
    content: 'C',
    consent: 'Y',
  } as const

  it('is sent as a form, by the given function', async () => {
    const image = new File(['x'], 'x.png')
    let sent: unknown
    const http = createHttp({ locale: 'en', fetch: async () => expect.fail('the other function sends it') })
    const content = await http(sendInquiry, {
      body,
      files: { image },
      send: async (_, init) => {
        sent = init.body
        const answer = { inquiry_id: 7, submitted_at: '2026-11-21T03:00:00.000Z' }
        return Response.json({ status_code: 201, content: answer }, { status: 201 })
      },
    })
    expect(content.inquiry_id).toBe(7)
    if (!(sent instanceof FormData)) throw new Error('it is no form')
    expect(sent.get('title')).toBe('T')
    expect(sent.get('image')).toBeInstanceOf(File)
  })
})
