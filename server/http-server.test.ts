import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { listeningShop } from '../tests/support/server/listening-shop.ts'
import { sampleShop } from '../tests/support/server/shop.ts'
import { media } from './db/schema/media.ts'

const sample = await sampleShop()
const menu = '/api/v1/lecture/intro/category/menu'
const login = '/api/v1/member/auth/login/password'
const elsewhere = '127.0.0.2'
const patient = { timeout: 10_000 }

/** Connections from one address, each of which sends only `text`. */
async function openConnections(port: number, count: number, text: string, from = '127.0.0.1'): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect({ port, host: '127.0.0.1', localAddress: from }))
  await Promise.all(
    sockets.map(async (socket) => {
      socket.on('error', () => {})
      await once(socket, 'connect')
      socket.write(text)
    }),
  )
  return sockets
}

function closeAll(sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.destroy()
}

/** The beginning of a call whose body never completes. */
async function unfinishedLogin(shop: Awaited<ReturnType<typeof listeningShop>>): Promise<string> {
  const { headers } = await shop.send(menu, { from: elsewhere })
  const token = /XSRF-TOKEN=([^;]+)/.exec(headers['set-cookie']?.[0] ?? '')?.[1]
  return [
    `POST ${login} HTTP/1.1`,
    'Host: localhost',
    `Cookie: XSRF-TOKEN=${token}`,
    `X-XSRF-TOKEN: ${token}`,
    'Content-Type: application/json',
    'Content-Length: 1000',
    '',
    '{"userid":',
  ].join('\r\n')
}

describe('two thousand connections of one address', () => {
  test.each([
    ['that send nothing', async () => ''],
    ['that never finish their headers', async () => `GET ${menu} HTTP/1.1\r\nHost: localhost\r\nX-A: `],
    ['that never finish the body of a call', unfinishedLogin],
  ])('%s leave calls and pages to others', async (_, textFor) => {
    const shop = await listeningShop(sample)
    const sockets = await openConnections(shop.port, 2_000, await textFor(shop))
    try {
      const answers = await Promise.all(
        [menu, '/', '/search?q=welding', login].map((target) =>
          shop.send(target, { from: elsewhere, method: target === login ? 'POST' : 'GET' }),
        ),
      )
      // The last has no anti-forgery pair.
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 403])
      const open = await new Promise<number>((done) => shop.server.getConnections((_error, count) => done(count)))
      expect(open).toBeLessThan(600)
    } finally {
      closeAll(sockets)
    }
  })
})

describe('a connection', () => {
  const soon = { checkInterval: 20 }
  // An error comes first when the server closes while more is being sent.
  const closing = async (socket: Socket) => {
    socket.resume()
    await expect.poll(() => socket.destroyed, patient).toBe(true)
  }

  test('that sends nothing is closed', async () => {
    const shop = await listeningShop(sample, { limits: { ...soon, headersTimeout: 50 } })
    const [socket] = await openConnections(shop.port, 1, '')
    if (socket) await closing(socket)
  })

  test('that sends its headers too slowly is closed', async () => {
    const shop = await listeningShop(sample, { limits: { ...soon, headersTimeout: 200 } })
    const [socket] = await openConnections(shop.port, 1, 'GET / HTTP/1.1\r\nHost: localhost\r\n')
    const trickle = setInterval(() => socket?.write('X-A: b\r\n'), 10)
    try {
      if (socket) await closing(socket)
    } finally {
      clearInterval(trickle)
    }
  })

  test('that sends a body too slowly is closed', async () => {
    const shop = await listeningShop(sample, { limits: { ...soon, headersTimeout: 100, requestTimeout: 200 } })
    const [socket] = await openConnections(shop.port, 1, await unfinishedLogin(shop))
    const trickle = setInterval(() => socket?.write(' '), 10)
    try {
      if (socket) await closing(socket)
    } finally {
      clearInterval(trickle)
    }
  })

  test('that sends a form with files has more time, and is closed after it', async () => {
    const limits = { ...soon, headersTimeout: 100, requestTimeout: 100, formTimeout: 600 }
    const shop = await listeningShop(sample, { limits })
    const form = (await unfinishedLogin(shop)).replace(/^POST \S+/, 'POST /api/v1/service/qna')
    const started = performance.now()
    const [socket] = await openConnections(shop.port, 1, form)
    const trickle = setInterval(() => socket?.write(' '), 10)
    try {
      if (socket) await closing(socket)
      expect(performance.now() - started).toBeGreaterThan(500)
    } finally {
      clearInterval(trickle)
    }
  })

  test('that reads an answer too slowly is closed', async () => {
    const shop = await listeningShop(sample, { limits: { answerTimeout: 200 } })
    // More than the buffers of both sides can contain.
    const body = Buffer.alloc(32 * 1024 * 1024)
    await sample.database.db.insert(media).values({ path: 'long.mp4', type: 'video/mp4', body })
    const [socket] = await openConnections(shop.port, 1, 'GET /media/long.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n')
    socket?.pause()
    await expect.poll(() => connectionsOf(shop), patient).toBe(0)
    socket?.destroy()
  })

  test('that makes no progress is closed', async () => {
    const shop = await listeningShop(sample, { limits: { idleTimeout: 100 } })
    await openConnections(shop.port, 1, await unfinishedLogin(shop))
    await expect.poll(() => connectionsOf(shop), patient).toBe(0)
  })

  test('may be idle longer than load balancers allow', async () => {
    const shop = await listeningShop(sample)
    expect(shop.server.keepAliveTimeout).toBeGreaterThan(60_000)
  })

  test('in use is never closed for a newer one of its network', async () => {
    const shop = await listeningShop(sample, { limits: { connectionsPerNetwork: 2 } })
    const [busy] = await openConnections(shop.port, 1, await unfinishedLogin(shop))
    await expect.poll(() => connectionsOf(shop), patient).toBe(1)
    const resting = await openConnections(shop.port, 1, '')
    const newer = await shop.send(menu)
    expect(newer.status).toBe(200)
    expect(busy?.destroyed).toBe(false)
    if (resting[0]) await closing(resting[0])
  })

  test('whose request arrives for two seconds makes room for a newer one of its network', async () => {
    const limits = { connectionsPerNetwork: 2, arrivalGrace: 2_000 }
    const shop = await listeningShop(sample, { limits })
    const unfinished = await unfinishedLogin(shop)
    let requests = 0
    shop.server.on('request', () => {
      requests += 1
    })
    const sockets = await openConnections(shop.port, 2, unfinished)
    await expect.poll(() => requests, patient).toBe(2)
    const clock = vi.spyOn(performance, 'now')
    try {
      const now = performance.now()
      clock.mockReturnValue(now)
      await expect(shop.send(menu)).rejects.toThrow()
      clock.mockReturnValue(now + 2_000)
      expect((await shop.send(menu)).status).toBe(200)
      expect(sockets.filter((socket) => socket.destroyed)).toHaveLength(1)
    } finally {
      clock.mockRestore()
      closeAll(sockets)
    }
  })

  test('is not counted behind a proxy, where all come from one address', async () => {
    const shop = await listeningShop(sample, { config: { trustProxy: 1 }, limits: { connectionsPerNetwork: 1 } })
    const sockets = await openConnections(shop.port, 3, '')
    await expect.poll(() => connectionsOf(shop), patient).toBe(3)
    closeAll(sockets)
  })
})

function connectionsOf({
  server,
}: {
  server: { getConnections(done: (error: unknown, count: number) => void): void }
}) {
  return new Promise<number>((done) => server.getConnections((_error, count) => done(count)))
}
