import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { isFormCall } from './api/concurrent-calls.ts'
import type { RequestListener } from './app.ts'
import { networkOf } from './lib/network.ts'
import { ObservedResponse } from './lib/observed-requests.ts'

/** Limits; times in milliseconds. */
interface ConnectionLimits {
  /** From the opening of a connection, or the first byte of a later request, until its headers are complete. */
  readonly headersTimeout: number
  /** Until the whole request has arrived, body included. */
  readonly requestTimeout: number
  /** The same for a form with files: 10 MB over a slow line, after waiting for others of its network. */
  readonly formTimeout: number
  /**
   * Idle time between two requests of a connection. Longer than the 60 s of usual load balancers, so that they close
   * first: otherwise a request may meet a connection that is being closed.
   */
  readonly keepAliveTimeout: number
  /** Time without progress in either direction. Longer than the longest wait for a provider. */
  readonly idleTimeout: number
  /** Until an answer is sent: enough for a video over a slow line, too short for a client that reads byte by byte. */
  readonly answerTimeout: number
  /** How often the first two are checked. */
  readonly checkInterval: number
  /** In bytes: enough for cookies and a long address. */
  readonly maxHeaderSize: number
  readonly connections: number
  /**
   * A browser opens six. Beyond it, the longest idle connection of the network is closed, or else the one whose request
   * has been arriving for longest.
   */
  readonly connectionsPerNetwork: number
  /** How long a request may arrive before a newer connection of a network that has all its connections closes it. */
  readonly arrivalGrace: number
}

const defaultLimits: ConnectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  formTimeout: 120_000,
  keepAliveTimeout: 75_000,
  idleTimeout: 120_000,
  answerTimeout: 600_000,
  checkInterval: 2_000,
  maxHeaderSize: 16 * 1024,
  connections: 10_000,
  connectionsPerNetwork: 512,
  arrivalGrace: 2_000,
}

/**
 * HTTP server that limits what clients can hold open. It counts connections by network only when clients connect
 * directly: behind a proxy all come from the proxy, whose own limits apply.
 */
export function createHttpServer(
  listener: RequestListener,
  { trustProxy }: { readonly trustProxy: number | undefined },
  limits: Partial<ConnectionLimits> = {},
): Server {
  const { idleTimeout, answerTimeout, checkInterval, connections, connectionsPerNetwork, arrivalGrace, ...timeouts } = {
    ...defaultLimits,
    ...limits,
  }
  const { headersTimeout, requestTimeout, formTimeout, keepAliveTimeout, maxHeaderSize } = timeouts
  const server = createServer({
    ServerResponse: ObservedResponse,
    headersTimeout,
    // Node has one for all requests: others than forms get their own below.
    requestTimeout: Math.max(requestTimeout, formTimeout),
    keepAliveTimeout,
    maxHeaderSize,
    connectionsCheckingInterval: checkInterval,
  })
  server.maxConnections = connections
  server.setTimeout(idleTimeout)

  const busy = new Map<Socket, RunningRequest>()
  server.on('request', (request, response) => {
    const { socket } = request
    busy.set(socket, { request, since: performance.now() })
    const deadline = setTimeout(() => socket.destroy(), answerTimeout)
    deadline.unref()
    const arrival = setTimeout(
      () => {
        if (!request.complete) socket.destroy()
      },
      isForm(request) ? formTimeout : requestTimeout,
    )
    arrival.unref()
    response.once('close', () => {
      clearTimeout(deadline)
      clearTimeout(arrival)
      busy.delete(socket)
    })
  })
  if (!trustProxy) limitConnections(server, busy, { connectionsPerNetwork, arrivalGrace })
  server.on('request', listener)
  return server
}

function isForm({ method, url = '' }: IncomingMessage): boolean {
  return isFormCall(method, url.split('?', 1)[0] ?? '')
}

/** Request of a connection that is not answered completely, and when its headers had arrived. */
interface RunningRequest {
  readonly request: IncomingMessage
  readonly since: number
}

/** Closes connections of a network that has too many: never one whose request has arrived and is being answered. */
function limitConnections(
  server: Server,
  busy: ReadonlyMap<Socket, RunningRequest>,
  { connectionsPerNetwork, arrivalGrace }: Pick<ConnectionLimits, 'connectionsPerNetwork' | 'arrivalGrace'>,
): void {
  const isArrivingSlowly = (socket: Socket) => {
    const running = busy.get(socket)
    return running && !running.request.complete && performance.now() - running.since >= arrivalGrace
  }
  const byNetwork = new Map<string, Set<Socket>>()
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const open = byNetwork.get(network) ?? new Set()
    if (open.size >= connectionsPerNetwork) {
      const resting = [...open].find((each) => !busy.has(each)) ?? [...open].find(isArrivingSlowly)
      if (!resting) {
        socket.destroy()
        return
      }
      open.delete(resting)
      resting.destroy()
    }
    byNetwork.set(network, open.add(socket))
    socket.once('close', () => {
      open.delete(socket)
      if (open.size === 0 && byNetwork.get(network) === open) byNetwork.delete(network)
    })
  })
}
