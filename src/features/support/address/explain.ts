import type { AnyRouter } from '@tanstack/react-router'
import * as v from 'valibot'
import { stringifySearch } from '#contract/addresses/search-params.ts'
import { localeSchema } from '#contract/values/locale.ts'
import { type Allowed, allowedBy, parametersOf, understands } from './describe.ts'

import { isRemoved, removedSecret, removeSecrets } from './secrets.ts'

type Layout = 'desktop' | 'mobile'

/** Status of a parameter: used, invalid, of other pages only, unknown, or a removed secret. */
type Standing = 'used' | 'invalid' | 'elsewhere' | 'unknown' | 'secret'

/** A part of an address. */
export type AddressPart =
  | { readonly kind: 'host'; readonly text: string; readonly layout: Layout | undefined }
  | {
      readonly kind: 'path'
      readonly text: string
      readonly route: string | undefined
      readonly only: Layout | undefined
    }
  | {
      readonly kind: 'parameter'
      readonly name: string
      readonly value: string
      readonly standing: Standing
      /** ID of its route; undefined for parameters of every page. */
      readonly route: string | undefined
      readonly allowed: Allowed | undefined
    }
  | { readonly kind: 'fragment'; readonly text: string }
  /** Removed hash: anyone who has it can use the link. */
  | { readonly kind: 'secret'; readonly text: string }

export interface Explained {
  readonly url: URL
  readonly parts: readonly AddressPart[]
  /** Address of the same page without ignored parts. */
  readonly short: string
  /** True when secrets were removed: the page does not open as it did for the customer. */
  readonly hasSecrets: boolean
}

/** Parameters that the server reads on every page. */
const onEveryPage: ReadonlyMap<string, v.GenericSchema> = new Map<string, v.GenericSchema>([
  ['lang', localeSchema],
  ['layout', v.picklist(['desktop', 'mobile'])],
])

/** Path prefixes that the server answers itself. */
export const servedPrefixes = [
  '/api',
  '/assets',
  '/media',
  '/sandbox',
  '/sitemap.xml',
  '/robots.txt',
  '/healthz',
  '/readyz',
]

/** Explains an address of the shop, without its secrets. Undefined when the text is no address. */
export function explain(
  router: Pick<AnyRouter, 'routesById' | 'getMatchedRoutes'>,
  origins: Readonly<Record<Layout, string>>,
  text: string,
): Explained | undefined {
  const url = urlOf(removeSecrets(text), origins.desktop)
  if (!url) return undefined
  const served = servedPrefixes.find((prefix) => url.pathname === prefix || url.pathname.startsWith(`${prefix}/`))
  const routes = served === undefined ? router.getMatchedRoutes(url.pathname)[0] : []
  const route = routes.at(-1)
  // A page has the parameters of the routes around it as well.
  const here = new Map(
    routes.flatMap((each) =>
      [...parametersOf(each.options.validateSearch)].map(
        ([name, schema]) => [name, { schema, route: each.id }] as const,
      ),
    ),
  )
  const everywhere = new Set(
    Object.values(router.routesById).flatMap((each) => [...parametersOf(each?.options.validateSearch).keys()]),
  )
  const parameters = [...url.searchParams].map(([name, value]): Extract<AddressPart, { kind: 'parameter' }> => {
    const schema = onEveryPage.get(name) ?? here.get(name)?.schema
    const standing =
      value === removedSecret
        ? 'secret'
        : !schema
          ? everywhere.has(name)
            ? 'elsewhere'
            : 'unknown'
          : understands(schema, value)
            ? 'used'
            : 'invalid'
    return {
      kind: 'parameter',
      name,
      value,
      standing,
      route: onEveryPage.has(name) ? undefined : here.get(name)?.route,
      allowed: schema && allowedBy(schema),
    }
  })
  const used = parameters.filter(({ standing }) => standing === 'used').map(({ name, value }) => [name, value])
  return {
    url,
    parts: [
      { kind: 'host', text: url.origin, layout: layoutOf(origins, url) },
      { kind: 'path', text: url.pathname, route: served ?? route?.id, only: route?.options.staticData?.only },
      ...parameters,
      ...(url.hash === ''
        ? []
        : [{ kind: isRemoved(url.hash) ? ('secret' as const) : ('fragment' as const), text: url.hash }]),
    ],
    short: `${url.pathname}${stringifySearch(Object.fromEntries(used))}${isRemoved(url.hash) ? '' : url.hash}`,
    hasSecrets: isRemoved(url.href),
  }
}

/** Schemes of no page, such as `mailto:` and `javascript:`. A colon before a port is not a scheme. */
const otherScheme = /^(?!https?:)[a-z][a-z\d+.-]*:(?!\d)/i

/** Forbidden domain code points of the URL standard, except the delimiters of an authority. */
const forbiddenInHost = /[\s\p{Cc}"%<>\\^`{|}]/u

function urlOf(text: string, origin: string): URL | undefined {
  if (otherScheme.test(text)) return undefined
  const whole = text.startsWith('/') ? `${origin}${text}` : text.includes('://') ? text : `http://${text}`
  // Chromium encodes forbidden host characters, Node rejects them: server and browser must agree.
  const [, authority = ''] = /^[a-z]+:\/\/([^/?#]*)/i.exec(whole) ?? []
  return forbiddenInHost.test(authority) ? undefined : (URL.parse(whole) ?? undefined)
}

function layoutOf(origins: Readonly<Record<Layout, string>>, url: URL): Layout | undefined {
  if (url.host === new URL(origins.desktop).host) return 'desktop'
  return url.host === new URL(origins.mobile).host ? 'mobile' : undefined
}
