import { Hono } from 'hono'
import { endpoints } from '../../contract/endpoints.ts'
import { statusOf, type ErrorCode } from '../../contract/codes.ts'
import { fallbackLocale, isLocale, type Locale } from '../../contract/locale.ts'
import type { Envelope, Problem } from '../../contract/envelope.ts'
import { describeError } from '../db/errors.ts'
import type { Log } from '../log.ts'
import courseBanners from './courses/course-banners.ts'
import courseCategories from './courses/course-categories.ts'
import courseDetail from './courses/course-detail.ts'
import courseHighlights from './courses/course-highlights.ts'
import courseList from './courses/course-list.ts'
import courseMenu from './courses/course-menu.ts'
import courseNotices from './courses/course-notices.ts'
import coursePreview from './courses/course-preview.ts'
import coursePromotion from './courses/course-promotion.ts'
import { Refusal, type Handler, type Services } from './handler.ts'
import { describeApi } from './openapi.ts'
import { crossSiteGuard } from './xsrf.ts'

const handlers: readonly Handler[] = [
  courseCategories,
  courseList,
  courseHighlights,
  coursePreview,
  courseDetail,
  courseNotices,
  coursePromotion,
  courseMenu,
  courseBanners,
]

export interface ApiVariables {
  Variables: { requestId: string }
}

/** The API below `/api`: every endpoint of the contract, its errors as codes, and its own description. */
export function createApi(services: Services, log: Log): Hono<ApiVariables> {
  const api = new Hono<ApiVariables>()

  api.use(async (c, next) => {
    const requestId = crypto.randomUUID()
    c.set('requestId', requestId)
    const started = performance.now()
    await next()
    c.header('X-Request-Id', requestId)
    c.header('Cache-Control', 'private, no-store')
    c.header('Vary', 'Accept-Language')
    const milliseconds = Math.round((performance.now() - started) * 10) / 10
    log.info({ requestId, method: c.req.method, path: c.req.path, status: c.res.status, milliseconds }, 'call')
  })
  api.use(crossSiteGuard)

  for (const handler of handlers) {
    const { endpoint } = handler
    api.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
      const locale = spokenLanguage(c.req.header('Accept-Language'))
      const { content, page_info } = await handler.answer(services, locale, c.req.param(), c.req.query())
      const envelope: Envelope<unknown> = { status_code: 200, content, ...(page_info ? { page_info } : {}) }
      c.header('Content-Language', locale)
      return c.json(envelope)
    })
  }
  const description = describeApi(endpoints)
  api.get('/openapi.json', (c) => c.json(description))

  api.notFound((c) => problem(c.get('requestId'), 'PR10004404', `There is no call ${c.req.method} ${c.req.path}.`))
  api.onError((error, c) => {
    const requestId = c.get('requestId')
    if (error instanceof Refusal) return problem(requestId, error.code, error.message, error.field)
    log.error({ requestId, path: c.req.path, error: describeError(error) }, 'call failed')
    return problem(requestId, 'PR10006500', 'The server did not expect this.')
  })
  return api
}

/** The endpoints that have a handler: compared with the contract by a test. */
export const served: readonly string[] = handlers.map((handler) => handler.endpoint.name)

function problem(requestId: string, code: ErrorCode, message: string, field?: string): Response {
  const content: Problem = { message, request_id: requestId, ...(field === undefined ? {} : { field }) }
  const envelope: Envelope<Problem> = { status_code: code, content }
  return Response.json(envelope, { status: statusOf(code), headers: { 'X-Request-Id': requestId } })
}

/** First segment of the first language named that the shop speaks. */
export function spokenLanguage(header: string | undefined): Locale {
  for (const part of (header ?? '').split(',')) {
    const segment = part.split(/[-;]/)[0]?.trim().toLowerCase()
    if (isLocale(segment)) return segment
  }
  return fallbackLocale
}
