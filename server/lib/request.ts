import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { HonoRequest } from 'hono'
import { fallbackLocale, isLocale, type Locale } from '#contract/values/locale.ts'

/** The part of Hono's context that tells where a request came from. */
export interface IncomingRequest {
  readonly req: Pick<HonoRequest, 'header' | 'url'>
  /** Absent when the request comes from this process. */
  readonly env?: Partial<HttpBindings>
}

/** Settings that decide which headers about the client are trusted. */
export interface ProxySettings {
  readonly mode: 'sandbox' | 'live'
  /** Reverse proxies in front of the server. */
  readonly trustProxy: number | undefined
}

/** Scheme that the browser used: https in live mode, otherwise as a trusted proxy or the request says. */
export function schemeOf({ req }: Pick<IncomingRequest, 'req'>, { mode, trustProxy }: ProxySettings): 'http' | 'https' {
  if (mode === 'live') return 'https'
  const told = forwarded(req.header('X-Forwarded-Proto'), trustProxy)
  return (told ?? new URL(req.url).protocol.slice(0, -1)) === 'https' ? 'https' : 'http'
}

/** Address of a call that this process makes itself, and of a client that names none. */
export const unknownAddress = 'unknown'

/** Network address of the client that makes a call; {@link unknownAddress} for calls of this process itself. */
export function clientAddressOf(
  { req, env }: IncomingRequest,
  { trustProxy }: Pick<ProxySettings, 'trustProxy'>,
): string {
  return clientAddress(req.header('X-Forwarded-For'), env?.incoming?.socket.remoteAddress, trustProxy)
}

/**
 * Network address of the client. Each proxy appends the address of its caller to `X-Forwarded-For`: behind n proxies
 * the client's address is the nth from the right, and a client can forge those before it. Without a proxy, or without
 * an address at that place, it is the socket's address.
 */
export function clientAddress(
  forwardedFor: string | undefined,
  socketAddress: string | undefined,
  trustProxy: number | undefined,
): string {
  const told = forwarded(forwardedFor, trustProxy)
    ?.replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
  return told !== undefined && isIP(told) ? told : (socketAddress ?? unknownAddress)
}

/** The entry of a list header that the outermost of `hops` proxies added; the first one when there are fewer. */
function forwarded(header: string | undefined, hops = 0): string | undefined {
  if (header === undefined || hops === 0) return undefined
  const entries = header.split(',')
  return entries[Math.max(0, entries.length - hops)]?.trim()
}

/**
 * Reads the body of a request as text. Undefined when it is longer than `maxBytes`: at once when Content-Length says so
 * (Node reads no further than that), otherwise as soon as that much has arrived.
 */
export async function readText(request: Request, maxBytes: number): Promise<string | undefined> {
  const length = request.headers.get('Content-Length')
  if (length !== null) return Number(length) > maxBytes ? undefined : request.text()
  if (!request.body) return ''
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body) {
    size += part.byteLength
    // Leaving the loop ends the stream.
    if (size > maxBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/**
 * The first segment of the browser's language, when the shop has it; else English. The first entry of Accept-Language is
 * the browser's language, further ones do not count (specification, section 9).
 */
export function negotiateLocale(header: string | undefined): Locale {
  const segment = header?.split(/[-;,]/, 1)[0]?.trim().toLowerCase()
  return isLocale(segment) ? segment : fallbackLocale
}
