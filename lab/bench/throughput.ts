import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { answersPerSecond } from './load.ts'
import { startShop } from './shop.ts'
import { type Figure, median } from './table.ts'

export const headers = {
  'Accept-Encoding': 'br',
  'Accept-Language': 'ko',
  'User-Agent': 'Mozilla/5.0 (Linux; Android 15)',
}
const rounds = 3

const lists = [
  '',
  '?page=2',
  '?page=3',
  '?category=safety',
  '?category=job',
  '?memberType=GRP',
  '?sort=price',
  '?view=cards',
]
const details = [101, 102, 201, 301, 401, 501, 601, 302].map((id) => `/contents/detail?id=${id}&memberType=IDV`)
/** Different addresses, so that no two requests share a rendered page. */
export const renderedPaths = ['/', ...lists.map((search) => `/contents${search}`), ...details]

/** A Node server that answers a fixed string: the upper limit on this machine. */
const fixedServer = `
  const { createServer } = require('node:http')
  const { parentPort, workerData } = require('node:worker_threads')
  const body = Buffer.alloc(workerData, 'x')
  const server = createServer((request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': body.length })
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))
`

/** Cached pages with Brotli and without compression, compared with fixed strings of the same size in the same run. */
export async function cachedThroughput(port: number): Promise<Figure[]> {
  return [
    {
      name: 'pages from memory, of a fixed string',
      value: await shareOfFixed(port, 'br'),
      unit: '%',
      goal: ['least', 60],
    },
    {
      name: 'pages without compression, of a fixed string',
      value: await shareOfFixed(port, 'identity'),
      unit: '%',
      goal: ['least', 60],
    },
  ]
}

async function shareOfFixed(port: number, encoding: string): Promise<number> {
  const asked = { ...headers, 'Accept-Encoding': encoding }
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: asked })
  const size = Number(answer.headers.get('content-length'))
  await answer.arrayBuffer()
  const worker = new Worker(fixedServer, { eval: true, workerData: size })
  const [fixedPort]: unknown[] = await once(worker, 'message')
  const ratios: number[] = []
  for (let turn = 0; turn < rounds; turn++) {
    const task = { paths: ['/'], headers: asked, connections: 16, milliseconds: 3000 }
    const page = await answersPerSecond({ ...task, port })
    const fixed = await answersPerSecond({ ...task, port: Number(fixedPort) })
    ratios.push((page / fixed) * 100)
  }
  await worker.terminate()
  return median(ratios)
}

/** Pages per second of one process that renders every request. */
export async function renderedThroughput(): Promise<Figure[]> {
  const shop = await startShop({ PAGE_CACHE_BYTES: '0' })
  const rates: number[] = []
  for (let turn = 0; turn < rounds; turn++) {
    rates.push(
      await answersPerSecond({
        port: shop.port,
        paths: [...renderedPaths],
        headers,
        connections: 8,
        milliseconds: 4000,
      }),
    )
  }
  await shop.stop()
  return [{ name: 'pages rendered anew', value: median(rates), unit: 'a second', goal: ['least', 150] }]
}
