import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Endpoint } from '../../contract/endpoint.ts'
import { fallbackLocale, isLocale, type Locale } from '../../contract/locale.ts'
import type { Config } from '../config.ts'
import { type Caller, Refusal } from './handler.ts'

export interface ApiVariables {
  Variables: { requestId: string }
  /** Absent when the call comes from this process. */
  Bindings: Partial<HttpBindings>
}

/** Largest JSON that a call may send, in bytes. */
const largestBody = 64 * 1024

/** What a request tells of who calls. */
export function callerOf(c: Context<ApiVariables>, config: Pick<Config, 'desktopOrigin' | 'mobileOrigin'>): Caller {
  const secure = new URL(c.req.url).protocol === 'https:'
  return {
    locale: spokenLanguage(c.req.header('Accept-Language')),
    token: c.req.header('Authorization'),
    address: c.env?.incoming?.socket.remoteAddress ?? 'unknown',
    origin: originOf(c.req.header('Host'), config),
    cookie: (name) => getCookie(c, name),
    keep: (name, value, { path, seconds }) =>
      setCookie(c, name, value, {
        path,
        httpOnly: true,
        sameSite: 'Lax',
        secure,
        ...(seconds === undefined ? {} : { maxAge: seconds }),
      }),
    drop: (name, { path }) => {
      deleteCookie(c, name, { path })
    },
  }
}

/** The known origin of a host; any other host is taken as it was asked for. */
function originOf(host: string | undefined, config: Pick<Config, 'desktopOrigin' | 'mobileOrigin'>): string {
  const known = [config.desktopOrigin, config.mobileOrigin].find((origin) => new URL(origin).host === host)
  return known ?? URL.parse(`http://${host}`)?.origin ?? config.desktopOrigin
}

/** The JSON of a call that has a body. */
export async function readBody(c: Context<ApiVariables>, endpoint: Endpoint): Promise<unknown> {
  if (!endpoint.body) return undefined
  const length = Number(c.req.header('Content-Length') ?? 0)
  const text = length > largestBody ? undefined : await c.req.text()
  if (text === undefined || text.length > largestBody) {
    throw new Refusal('PR10002400', `The request is larger than ${largestBody} bytes.`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('PR10002400', 'The request is not JSON.')
  }
}

/** First segment of the first language named that the shop speaks. */
export function spokenLanguage(header: string | undefined): Locale {
  for (const part of (header ?? '').split(',')) {
    const segment = part.split(/[-;]/)[0]?.trim().toLowerCase()
    if (isLocale(segment)) return segment
  }
  return fallbackLocale
}
