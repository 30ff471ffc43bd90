import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { qrLoginStatus } from '#contract/accounts/qr-login.ts'
import { deskEndpoints } from '#contract/desk/endpoints.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import type { Config } from '../config/config.ts'
import { ClientDisconnected } from '../lib/any-call-errors.ts'
import type { Figures } from '../lib/figures.ts'
import { networkOf } from '../lib/network.ts'
import { createNetworkSemaphore } from '../lib/network-semaphore.ts'
import { clientAddressOf, readText, unknownAddress } from '../lib/request.ts'
import { requestNetwork } from '../lib/request-network.ts'
import type { ApiVariables } from './caller.ts'

/** Calls that one process runs at the same time; many times what its database connections can serve. */
export const maxConcurrentCalls = 2_000

interface ConcurrencyLimits {
  readonly calls: Parameters<typeof createNetworkSemaphore>[0]
  /** Bodies that have not arrived yet; a slow phone takes a second for one. */
  readonly bodies: Parameters<typeof createNetworkSemaphore>[0]
  /**
   * Calls that wait for the next state of a login code. They use no processor, so they take no slot of running calls.
   */
  readonly polls: Parameters<typeof createNetworkSemaphore>[0]
}

/** A whole school may be behind one network and log in within a minute: its calls wait for each other. */
const defaultLimits: ConcurrencyLimits = {
  calls: { total: maxConcurrentCalls, perNetwork: 64, waitingPerNetwork: 1_500, waiting: 4_000 },
  bodies: { total: 1_000, perNetwork: 64, waitingPerNetwork: 1_500, waiting: 4_000 },
  polls: { total: 1_000, perNetwork: 200, waitingPerNetwork: 0, waiting: 0 },
}

/** Maximum body of a shop's call without files, in bytes. */
export const maxBodyBytes = 64 * 1024

type ProxyConfig = Pick<Config, 'trustProxy'>

const forms = [...endpoints, ...deskEndpoints]
  .filter(({ files }) => files)
  .map((endpoint) => ({ method: endpoint.method, path: pathPattern(endpoint) }))

/** True for a call whose body is a form with files, which {@link limitUploads} admits. */
export function isFormCall(method: string | undefined, path: string): boolean {
  return forms.some((form) => form.method === method && form.path.test(path))
}

/** Matches the paths of an endpoint's calls at their end. */
export function pathPattern({ path }: Pick<Endpoint, 'path'>): RegExp {
  return new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`)
}

/** Forms with files that are in memory at once; further ones of the same network wait. */
const defaultUploadLimits = { total: 12, perNetwork: 6, waitingPerNetwork: 24, waiting: 100 }

/**
 * Limits the forms with files that are received and worked on at once: each holds its files in memory until it is
 * answered. `enter` throws `PR10007503` with `Retry-After` when no slot is free.
 */
export function limitUploads(limits: Parameters<typeof createNetworkSemaphore>[0] = defaultUploadLimits) {
  return createNetworkSemaphore(limits)
}

/**
 * Middleware in two steps: reads the whole body as text into `body` (empty without one, undefined when it is too
 * large), and only then
 * counts the call as running. Throws `PR10007503` when no slot is free for either, and {@link ClientDisconnected} when
 * the client disconnects before its body has arrived.
 */
export function limitConcurrentCalls(
  config: ProxyConfig,
  limits: ConcurrencyLimits = defaultLimits,
  bodyBytes: number = maxBodyBytes,
  figures?: Figures,
) {
  const calls = createNetworkSemaphore(limits.calls)
  const bodies = createNetworkSemaphore(limits.bodies)
  const polls = createNetworkSemaphore(limits.polls)
  figures?.watchSlots('calls', calls.load)
  figures?.watchSlots('bodies', bodies.load)
  figures?.watchSlots('polls', polls.load)
  const pollPath = pathPattern(qrLoginStatus)

  return createMiddleware<ApiVariables>(async (c, next) => {
    const network = networkOfCaller(c, config)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const hasBody = !isRead && c.req.raw.body && !c.req.raw.bodyUsed && !isFormCall(c.req.method, c.req.path)
    // Held until the call runs, so that few bodies are in memory while their calls wait.
    const leaveBodies = hasBody ? await bodies.enter(network) : undefined
    let leave: (() => void) | undefined
    try {
      c.set('body', hasBody ? await receive(c, bodyBytes) : '')
      const isPoll = c.req.method === 'GET' && pollPath.test(c.req.path)
      leave = await (isPoll ? polls : calls).enter(network)
    } finally {
      leaveBodies?.()
    }
    try {
      await requestNetwork.run(network, next)
    } finally {
      leave()
    }
  })
}

async function receive(c: Context<ApiVariables>, bodyBytes: number): Promise<string | undefined> {
  try {
    return await readText(c.req.raw, bodyBytes)
  } catch {
    throw new ClientDisconnected()
  }
}

/** Undefined for calls of this process itself, to which no limit per network applies. */
export function networkOfCaller(c: Context<ApiVariables>, config: ProxyConfig): string | undefined {
  const address = clientAddressOf(c, config)
  return address === unknownAddress ? undefined : networkOf(address)
}
