import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { isLocale } from '#contract/values/locale.ts'
import type { EdgeSettings } from '../config/config.ts'
import type { ContentState } from '../content/state.ts'
import type { Log } from '../lib/log.ts'
import { hashSecret, isSecretOf } from '../lib/secrets.ts'
import { isLayout, type Visitor } from './choose-layout.ts'

/** What an answer shows: the content, or whether devices are available. */
type EdgeTag = 'content' | 'stock'

/** How long the edge keeps an answer: by itself, and for how much longer while the shop does not answer. In seconds. */
const keptSeconds = { fresh: 600, whileShopIsAway: 3_600 } as const

/**
 * Headers that let the edge, a shared cache that the shop can purge, keep an answer which is the same for every visitor
 * of its `Vary`: `CDN-Cache-Control` (RFC 9213), beside a `Cache-Control` for browsers, and `Surrogate-Key` with the
 * tags by which it is purged. None without an edge.
 */
export function edgeHeaders(edge: EdgeSettings | undefined, tags: readonly EdgeTag[]): Record<string, string> {
  if (!edge) return {}
  return {
    'CDN-Cache-Control': `max-age=${keptSeconds.fresh}, stale-if-error=${keptSeconds.whileShopIsAway}`,
    'Surrogate-Key': tags.join(' '),
  }
}

/** Header of an edge: `person desktop none ko`, see `name_visit` in deploy/varnish.vcl. */
const visitHeader = 'x-visit'
/** Header with the secret of the edge, which proves that it set the other one. */
const proofHeader = 'x-edge-secret'

/**
 * Reads the visitors that an edge names. The edge keys its copies by the same header, so that a page for one kind of
 * visitor is never kept for another, whatever else the request contains. Undefined for a request that did not come from
 * the edge, or whose headers are damaged: its answer must not be kept.
 */
export function createEdgeVisitors(
  edge: EdgeSettings | undefined,
): (headers: IncomingHttpHeaders) => Visitor | undefined {
  if (!edge) return () => undefined
  const hash = hashSecret(edge.secret)
  return (headers) => {
    const proof = headers[proofHeader]
    if (typeof proof !== 'string' || !isSecretOf(proof, hash)) return undefined
    const [kind, device, chosen, language, ...rest] = String(headers[visitHeader] ?? '').split(' ')
    if (!isLayout(device) || !isLocale(language) || rest.length > 0) return undefined
    if (kind !== 'person' && kind !== 'crawler') return undefined
    if (!isLayout(chosen) && chosen !== 'none') return undefined
    return { device, chosen: chosen === 'none' ? undefined : chosen, language, isCrawler: kind === 'crawler' }
  }
}

/** Times of purges, in milliseconds. */
interface PurgeTimes {
  /** A purge is repeated after this time: an answer of before the change may be on its way while the first one arrives. */
  readonly repeat: number
  /** Pause after a purge that failed. */
  readonly retry: number
  readonly answer: number
}

/**
 * Purges every edge when the content changes, when devices sell out or become available again, and when this process
 * starts and ends, since another version of the shop has other pages. A purge that fails is repeated until it succeeds.
 * Returns how to stop: with one last purge.
 */
export function purgeEdges(
  { urls, secret }: EdgeSettings,
  { content, log }: { readonly content: Pick<ContentState, 'onChange' | 'onStockChange'>; readonly log: Log },
  times: PurgeTimes = { repeat: 500, retry: 1_000, answer: 2_000 },
): () => Promise<void> {
  const stopped = new AbortController()
  const pause = (milliseconds: number) => setTimeout(milliseconds, undefined, { signal: stopped.signal, ref: false })
  const edges = urls.map((url) => {
    const wanted = new Set<EdgeTag>()
    let isRunning = false
    const send = async (tags: readonly EdgeTag[]) => {
      const { status } = await fetch(url, {
        method: 'PURGE',
        headers: { Authorization: `Bearer ${secret}`, 'Surrogate-Key': tags.join(' ') },
        redirect: 'manual',
        signal: AbortSignal.timeout(times.answer),
      })
      if (status !== 200) throw new Error(`the purge was answered with ${status}`)
    }
    const run = async () => {
      if (isRunning) return
      isRunning = true
      let failures = 0
      while (wanted.size > 0 && !stopped.signal.aborted) {
        const tags = [...wanted]
        wanted.clear()
        try {
          await send(tags)
          if (failures > 0) log.info({ event: 'edge_purged', edge: new URL(url).host }, 'the edge answers again')
          failures = 0
        } catch (error) {
          for (const tag of tags) wanted.add(tag)
          failures += 1
          const { host } = new URL(url)
          const reason = error instanceof Error ? error.message : 'unknown'
          if (failures === 1) log.error({ event: 'edge_not_purged', edge: host, reason }, 'the edge was not purged')
          await pause(times.retry).catch(() => {})
        }
      }
      isRunning = false
    }
    return {
      purge: (tag: EdgeTag) => {
        wanted.add(tag)
        void run()
      },
      send,
    }
  })
  const purge = (tag: EdgeTag) => {
    for (const edge of edges) edge.purge(tag)
  }
  const purgeTwice = (tag: EdgeTag) => {
    if (stopped.signal.aborted) return
    purge(tag)
    pause(times.repeat).then(
      () => purge(tag),
      () => {},
    )
  }
  content.onChange(() => purgeTwice('content'))
  content.onStockChange(() => purgeTwice('stock'))
  purgeTwice('content')
  return async () => {
    stopped.abort()
    await Promise.allSettled(edges.map(({ send }) => send(['content'])))
  }
}
