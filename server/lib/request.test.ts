import { describe, expect, it } from 'vitest'
import { clientAddress, readText } from './request.ts'

const address = 'http://shop.example/'

/** A body without Content-Length, in chunks of these sizes. */
function streamed(...sizes: readonly number[]): Request {
  const body = new ReadableStream({
    start: (stream) => {
      for (const size of sizes) stream.enqueue(new Uint8Array(size).fill(97))
      stream.close()
    },
  })
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  return new Request(address, init)
}

/** A body whose header tells another length than it has. */
function told(length: number, body = 'a'): Request {
  return new Request(address, { method: 'POST', body, headers: { 'Content-Length': String(length) } })
}

describe('readText', () => {
  it.each([
    [9, 9],
    [10, 10],
    [11, undefined],
  ])('reads a body of %i bytes at a maximum of 10', async (size, read) => {
    expect((await readText(streamed(size), 10))?.length).toBe(read)
    expect((await readText(streamed(1, size - 1), 10))?.length).toBe(read)
    expect((await readText(told(size), 10))?.length).toBe(read === undefined ? undefined : 1)
  })

  it('counts bytes, not characters', async () => {
    const ofBytes = (text: string) => readText(new Request(address, { method: 'POST', body: text }), 6)
    expect(await ofBytes('한글')).toBe('한글')
    expect(await ofBytes('한글a')).toBeUndefined()
  })

  it('reads a request without a body as an empty text', async () => {
    expect(await readText(new Request(address), 10)).toBe('')
  })
})

describe('clientAddress', () => {
  it.each([
    [0, '192.0.2.9'],
    [1, '198.51.100.3'],
    [2, '198.51.100.2'],
    [3, '198.51.100.1'],
    // Fewer entries than proxies: the first.
    [4, '198.51.100.1'],
  ])('is the one that the outermost of %i proxies has seen', (proxies, expected) => {
    expect(clientAddress('198.51.100.1, 198.51.100.2, 198.51.100.3', '192.0.2.9', proxies)).toBe(expected)
  })
})
