import { once } from 'node:events'
import { Agent, request as ask, createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import * as v from 'valibot'

// A plain reverse proxy on a thread of its own: it forwards each request to the next server, headers included.

const serversSchema = v.pipe(v.array(v.number()), v.nonEmpty())

export interface Proxy {
  readonly port: number
  /** Forwards to other servers from the next request on. */
  forwardTo(ports: readonly number[]): void
  stop(): Promise<unknown>
}

/** Starts a proxy in front of the servers at these local ports. */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: ports })
  const [port]: unknown[] = await once(worker, 'message')
  return {
    port: v.parse(v.number(), port),
    forwardTo: (others) => worker.postMessage(others),
    stop: () => worker.terminate(),
  }
}

function serve(first: readonly number[]): void {
  let ports = first
  parentPort?.on('message', (others) => {
    ports = v.parse(serversSchema, others)
  })
  // Shorter than the servers' keep-alive, so that no connection is used while it is being closed.
  const agent = new Agent({ keepAlive: true, timeout: 2000 })
  let turn = 0
  const server = createServer((request, response) => {
    const { method, url, headers, socket } = request
    const from = headers['x-forwarded-for'] ?? socket.remoteAddress
    const passed = ask(
      {
        agent,
        host: '127.0.0.1',
        port: ports[turn++ % ports.length],
        method,
        path: url,
        headers: { ...headers, 'x-forwarded-for': from, 'x-forwarded-proto': 'http' },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
        answer.pipe(response)
      },
    )
    passed.once('error', () => response.writeHead(502).end())
    request.pipe(passed)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (address && typeof address === 'object') parentPort?.postMessage(address.port)
  })
}

if (!isMainThread) serve(v.parse(serversSchema, workerData))
