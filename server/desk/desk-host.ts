import { readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { html, raw } from 'hono/html'
import * as v from 'valibot'
import { isLocale, type Locale } from '#contract/values/locale.ts'
import type { ApiVariables } from '../api/caller.ts'
import { negotiateLocale } from '../lib/request.ts'
import { beingBuilt } from '../web/being-built.ts'
import { onceBuilt, readFiles, type ServedFile, sendFile } from '../web/files.ts'
import { commonHeaders, hashesOf } from '../web/security-headers.ts'
import type { ShopStyles } from '../web/shop-styles.ts'

/** Policy of the desk's document: it has no inline script, and nobody may show it in a frame. */
const contentSecurityPolicy = (inline: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ['style-src', "'self'", ...hashesOf(inline)].join(' '),
    // Lengths of bars and meters.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    // Previews.
    "frame-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    css: v.optional(v.array(v.string()), []),
    imports: v.optional(v.array(v.string()), []),
    isEntry: v.optional(v.boolean(), false),
  }),
)

/** What the desk's document loads; paths without a slash at the beginning. */
export interface DeskScripts {
  /** Script inside the document; only the bundler's, while the desk is developed. */
  readonly inline?: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Script and style sheets of the desk's bundle, those of chunks that the entry imports among them. */
function readEntry(directory: string): DeskScripts {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')))
  const [name, entry] = Object.entries(manifest).find(([, { isEntry }]) => isEntry) ?? []
  if (name === undefined || !entry) throw new Error('the bundle of the desk has no entry')
  // Those of what is imported come first, as the bundler orders them. Parts that are imported later link their own.
  const chunks = new Set<string>()
  const collect = (chunk: string) => {
    if (chunks.has(chunk)) return
    for (const each of manifest[chunk]?.imports ?? []) collect(each)
    chunks.add(chunk)
  }
  collect(name)
  return { scripts: [entry.file], styles: [...new Set([...chunks].flatMap((chunk) => manifest[chunk]?.css ?? []))] }
}

/** The desk's host: its calls, its files, and the same document for every page, whose script shows the rest. */
export function createDeskHost({
  api,
  directory,
  scripts,
  policy,
  sendIcon,
  previews,
  shopFiles,
  shopName,
  shopStyles,
}: {
  readonly api: Hono<ApiVariables>
  /** Folder of the built files. */
  readonly directory: string
  /** Instead of those of the built files. */
  readonly scripts?: DeskScripts | undefined
  /** Whether the document has a Content-Security-Policy; false while the bundler's own scripts are in it. */
  readonly policy: boolean
  /** The icon of browser tabs. */
  readonly sendIcon: RequestListener
  /** Previews of the shop's pages, and pictures and videos. */
  readonly previews: Hono<ApiVariables>
  readonly shopName: (locale: Locale) => Promise<string>
  readonly shopStyles: () => Promise<ShopStyles>
  /** The shop's built files, for previews. */
  readonly shopFiles: ReadonlyMap<string, () => ServedFile | undefined>
}): (request: IncomingMessage, response: ServerResponse, path: string) => void {
  const readDesk = () => ({ files: readFiles(directory), entry: readEntry(directory) })
  const findDesk = scripts ? () => ({ files: undefined, entry: scripts }) : onceBuilt(directory, readDesk)
  const web = new Hono()
  web.use(async (c, next) => {
    await next()
    // A preview is shown in a frame.
    for (const [name, value] of Object.entries(commonHeaders)) if (!c.res.headers.has(name)) c.header(name, value)
  })
  web.route('/api', api)
  web.route('/', previews)
  web.all('/assets/*', (c) => c.text('not found', 404))
  web.get('*', async (c) => {
    const locale = localeOf(c)
    const desk = findDesk()
    if (!desk) {
      const page = await beingBuilt('desk', locale)
      return c.body(page.html, 503, page.headers)
    }
    const styles = await shopStyles()
    if (policy) c.header('Content-Security-Policy', contentSecurityPolicy([styles.text]))
    c.header('Cache-Control', 'private, no-store')
    c.header('Content-Language', locale)
    c.header('Vary', 'Accept-Language, Cookie')
    return c.html(document(locale, await shopName(locale), styles, desk.entry))
  })
  const listenWeb = getRequestListener(web.fetch)
  return (request, response, path) => {
    const ofShop = path.startsWith('/assets/') ? shopFiles.get(path) : undefined
    const file = findDesk()?.files?.get(path) ?? ofShop
    if (path === '/icon.svg') sendIcon(request, response)
    else if (file) sendFile(request, response, file())
    else void listenWeb(request, response)
  }
}

/** Language that the operator has chosen at the desk, or that of the browser. */
function localeOf(c: Context): Locale {
  const chosen = getCookie(c, 'locale')
  return isLocale(chosen) ? chosen : negotiateLocale(c.req.header('Accept-Language'))
}

function document(locale: Locale, shop: string, { text, bars }: ShopStyles, { inline, scripts, styles }: DeskScripts) {
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${shop}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${raw(bars)}<style>${raw(text)}</style>
${styles.map((file) => html`<link rel="stylesheet" href="/${file}">`)}
${inline === undefined ? '' : html`<script type="module">${raw(inline)}</script>`}
${scripts.map((file) => html`<script type="module" src="/${file}"></script>`)}
</head>
<body><div id="desk" data-shop="${shop}"></div></body>
</html>`
}
