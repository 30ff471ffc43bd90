import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { contentPathSchema } from '#contract/desk/content.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { localeSchema } from '#contract/values/locale.ts'
import { createApi } from '../api/app.ts'
import { type ApiVariables, callerOf } from '../api/caller.ts'
import type { FailedRequests } from '../api/failed-requests.ts'
import type { Services } from '../api/handler.ts'
import type { Config } from '../config/config.ts'
import { companyOf } from '../content/company.ts'
import { openPreviewDatabase, type PreviewDatabase } from '../content/preview-database.ts'
import { fixedContent } from '../content/state.ts'
import { readCurrentEditions, readEditions } from '../db/legal-editions.ts'
import type { OpenDatabase } from '../db/open.ts'
import type { Pseudonyms } from '../db/pseudonyms.ts'
import { contentDrafts } from '../db/schema/content-files.ts'
import type { Log } from '../lib/log.ts'
import { createSemaphore } from '../lib/semaphore.ts'
import { findUpload } from '../operator/content-uploads.ts'
import { prepareFile, type ServedFile } from '../web/files.ts'
import { createMedia } from '../web/media.ts'
import { withStyles } from '../web/page-files.ts'
import type { Renderer } from '../web/renderer.ts'
import { hashesOf } from '../web/security-headers.ts'
import { shopStyles } from '../web/shop-styles.ts'
import { previewDay } from './preview-day.ts'
import { authenticateOperator } from './sessions.ts'

/** A preview has no script, and only the desk shows it in a frame. */
const previewPolicy = (styles: readonly string[] = []) =>
  [
    "default-src 'none'",
    ['style-src', "'self'", ...hashesOf(styles)].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; ')

const layoutSchema = v.picklist(['desktop', 'mobile'])
const querySchema = v.object({
  draft: contentPathSchema,
  version: v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number)),
})

type FindMedia = ReturnType<typeof createMedia>

interface PreviewServices {
  readonly shop: Services
  readonly config: Config
  readonly database: OpenDatabase
  readonly renderer: Renderer
  /** Published pictures and videos. */
  readonly media: FindMedia
  readonly log: Log
  readonly pseudonyms: Pseudonyms
  readonly failedRequests: FailedRequests
}

/** Pages of the shop with a draft in them, for operators: `/preview/{layout}/{locale}/{page}?draft={path}&version={version}`. */
export function previewPages(services: PreviewServices) {
  const { shop, config, database, renderer } = services
  const { desktopOrigin, mobileOrigin } = config
  const origins = { desktop: desktopOrigin, mobile: mobileOrigin }
  let opened: { readonly preview: PreviewDatabase; readonly media: FindMedia } | undefined
  // There is one preview: it is filled and read by one request at a time.
  const one = createSemaphore({ atOnce: 1, waiting: 20 })

  const isOperator = async (c: Context<ApiVariables>) => {
    try {
      await authenticateOperator(shop, callerOf(c, config), { allows: 'everyOperator' })
      return true
    } catch (error) {
      if (error instanceof ApiError) return false
      throw error
    }
  }

  /** Calls of the shop as they would be with the draft; undefined when it is another one by now, or has faults. */
  const apiWith = async (preview: PreviewDatabase, { draft: path, version }: v.InferOutput<typeof querySchema>) => {
    const [draft] = await shop.db.select().from(contentDrafts).where(eq(contentDrafts.path, path))
    if (draft?.version !== version) return undefined
    const name = `${path} ${version} ${shop.content.sharedVersion()}`
    const isFilled = (await preview.filledWith()) === name
    const today = shop.clock.today()
    if (!isFilled && !(await preview.fill({ name, path, text: draft.text, today, off: config.off }))) return undefined
    // Each preview has calls of its own, and the figures are those of the shop.
    const day = previewDay(await readEditions(preview.db), path, today)
    const clock = { ...shop.clock, today: () => day }
    const own = { ...shop, clock, db: preview.db, content: fixedContent(name), figures: undefined }
    return createApi(own, services.log, services.pseudonyms, services.failedRequests)
  }

  const web = new Hono<ApiVariables>()
  web.get('/preview/:layout/:locale/*', async (c) => {
    if (!(await isOperator(c))) return c.text('Log in at the desk first.', 403)
    const layout = v.safeParse(layoutSchema, c.req.param('layout'))
    const locale = v.safeParse(localeSchema, c.req.param('locale'))
    const wanted = v.safeParse(querySchema, c.req.query())
    if (!layout.success || !locale.success || !wanted.success) return c.text('There is no such preview.', 404)
    const { pathname, searchParams } = new URL(c.req.url)
    const path = `/${pathname.split('/').slice(4).join('/')}`
    searchParams.delete('draft')
    searchParams.delete('version')
    const search = searchParams.size === 0 ? '' : `?${searchParams}`
    c.header('Content-Security-Policy', previewPolicy())
    c.header('X-Frame-Options', 'SAMEORIGIN')
    c.header('Cache-Control', 'private, no-store')
    const render = async (preview: PreviewDatabase) => {
      const api = await apiWith(preview, wanted.output)
      if (!api) return c.text('The draft has changed, or has faults. Open the preview again.', 409)
      const rendered = await renderer.render(
        {
          url: `${origins[layout.output]}${renderer.canonicalAddress(path, search, layout.output)}`,
          layout: layout.output,
          locale: locale.output,
          today: shop.clock.today(),
          contentVersion: wanted.output.version.toString(),
          company: await companyOf(fixedContent(''), preview.db, locale.output),
          editions: await readCurrentEditions(preview.db, shop.clock.today()),
          origins,
          off: config.off,
        },
        async (call, init) => api.request(call.slice('/api'.length), init),
      )
      if ('error' in rendered) throw rendered.error
      if ('location' in rendered) return c.redirect(previewAddress(rendered.location, c.req.url))
      const own = await shopStyles({ db: preview.db, content: fixedContent('') })
      const { body, styles } = withStyles(rendered.html, [
        own,
        ...renderer.filesOf.shop(rendered, locale.output).sheets,
      ])
      c.header('Content-Security-Policy', previewPolicy(styles))
      return c.html(body.toString(), rendered.status === 404 ? 404 : 200)
    }
    return one.run(async () => {
      // Opened by one request at a time, and again after it has failed.
      if (!opened) {
        const preview = await openPreviewDatabase(database)
        opened = { preview, media: createMedia(preview.db) }
      }
      const { preview } = opened
      return preview.alone(() => render(preview))
    })
  })

  const findMedia = async (path: string): Promise<ServedFile | undefined> => {
    const found = await services.media(path)
    if (found) return found
    const upload = await findUpload(shop.db, path)
    if (upload) return prepareFile(upload.body, upload.type, true, 4)
    return opened?.media(path)
  }
  web.get('/media/*', async (c) => {
    if (!(await isOperator(c))) return c.text('Log in at the desk first.', 403)
    const file = await findMedia(decodeURIComponent(c.req.path.slice('/media/'.length)))
    if (!file) return c.text('not found', 404)
    c.header('Cache-Control', 'private, max-age=31536000, immutable')
    c.header('Content-Type', file.type)
    // An SVG that is opened by itself must not run scripts.
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
    return c.body(new Uint8Array(file.body))
  })
  return { web, close: async () => opened?.preview.close() }
}

/** Where a redirect of the shop's page leads within the preview. */
function previewAddress(location: string, from: string): string {
  const { pathname, searchParams } = new URL(from)
  const [path = '', search = ''] = location.split('?')
  const kept = new URLSearchParams(search)
  for (const name of ['draft', 'version']) kept.set(name, searchParams.get(name) ?? '')
  return `${pathname.split('/').slice(0, 4).join('/')}${path}?${kept}`
}
