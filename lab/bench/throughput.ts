import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import * as v from 'valibot'
import { answersPerSecond, generateLoad } from './load.ts'
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
  parentPort.on('message', () => {
    const { user, system } = process.threadCpuUsage()
    parentPort.postMessage((user + system) / 1000)
  })
`

/** Length of a load, in seconds. */
const defaultSeconds = 3

/**
 * Cached pages with Brotli and without compression, compared with fixed strings of the same size in the same run. The
 * comparison says something while the generator has time left when the fixed string is answered: while an answer costs
 * it less than that server.
 */
export async function cachedThroughput(port: number, seconds = defaultSeconds): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, encoding] of [
    ['pages from memory', 'br'],
    ['pages without compression', 'identity'],
  ] as const) {
    const { share, generatorShare } = await compareWithFixed(port, encoding, seconds)
    figures.push(
      { name: `${name}, of a fixed string`, value: share, unit: '%', goal: ['least', 60] },
      {
        name: `${name}: processor time of the generator, of that server's`,
        value: generatorShare,
        unit: '%',
        goal: ['most', 80],
      },
    )
  }
  return figures
}

/** Both in per cent. */
interface Comparison {
  /** Answers of the shop, of those of a server of a fixed string. */
  readonly share: number
  /** Processor time of the generator, of that of the server of a fixed string. */
  readonly generatorShare: number
}

async function compareWithFixed(port: number, encoding: string, seconds: number): Promise<Comparison> {
  const asked = { ...headers, 'Accept-Encoding': encoding }
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: asked })
  const size = Number(answer.headers.get('content-length'))
  await answer.arrayBuffer()
  const worker = new Worker(fixedServer, { eval: true, workerData: size })
  const [fixedPort]: unknown[] = await once(worker, 'message')
  const processorMs = async () => {
    worker.postMessage('processor time')
    const [ms]: unknown[] = await once(worker, 'message')
    return v.parse(v.number(), ms)
  }
  const shares: number[] = []
  const generatorShares: number[] = []
  for (let turn = 0; turn < rounds; turn++) {
    const task = { paths: ['/'], headers: asked, connections: 16, seconds }
    const page = await answersPerSecond({ ...task, port })
    const before = await processorMs()
    const fixed = await generateLoad({ ...task, port: Number(fixedPort) })
    shares.push((page / fixed.perSecond) * 100)
    generatorShares.push((fixed.generatorMs / ((await processorMs()) - before)) * 100)
  }
  await worker.terminate()
  return { share: median(shares), generatorShare: median(generatorShares) }
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
        seconds: 4,
      }),
    )
  }
  await shop.stop()
  return [{ name: 'pages rendered anew', value: median(rates), unit: 'a second', goal: ['least', 150] }]
}
