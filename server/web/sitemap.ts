import { asc } from 'drizzle-orm'
import { editionPath } from '#contract/addresses/legal.ts'
import { pagePath } from '#contract/addresses/pages.ts'
import { paths } from '#contract/addresses/paths.ts'
import { defaultMemberType } from '#contract/courses/courses.ts'
import { legalDocuments } from '#contract/values/legal-documents.ts'
import { locales } from '#contract/values/locale.ts'
import { offeredCategories, offeredCourses } from '../api/courses/find.ts'
import { offeredDevices } from '../api/devices/find.ts'
import { categoryPosition } from '../api/devices/present.ts'
import type { Config } from '../config/config.ts'
import { editionsInForce, postedEditions, readEditions } from '../db/legal-editions.ts'
import type { Database } from '../db/open.ts'
import { devices, events, notices } from '../db/schema/boards.ts'
import { pages as companyPages } from '../db/schema/company.ts'
import { courses } from '../db/schema/courses.ts'
import type { Clock } from '../lib/clock.ts'

/** Every public page in both languages (sitemaps.org, with alternates by language). */
export async function sitemap(db: Database, clock: Clock, config: Pick<Config, 'desktopOrigin'>): Promise<string> {
  const rows = await db
    .select({ idx: courses.idx, isIndividual: courses.isIndividual, opensOn: courses.opensOn })
    .from(courses)
    .where(offeredCourses)
    .orderBy(asc(courses.idx))
  const fieldRows = await offeredCategories(db)
  const deviceRows = await db.select().from(devices).where(offeredDevices).orderBy(asc(devices.idx))
  // The list without a category shows the first one.
  const later = deviceRows.filter((row) => categoryPosition(row) > 0)
  const places = new Map(later.map((row) => [row.category, categoryPosition(row)]))
  const otherCategories = [...places].sort(([, one], [, other]) => one - other).map(([category]) => category)
  const noticeRows = await db.select({ idx: notices.idx }).from(notices).orderBy(asc(notices.idx))
  const pageRows = await db.select({ name: companyPages.name }).from(companyPages).orderBy(asc(companyPages.name))
  const eventRows = await db.select({ idx: events.idx }).from(events).orderBy(asc(events.idx))
  const editions = await readEditions(db)
  const current = editionsInForce(editions, clock.today())
  const pages = [
    paths.courses(),
    ...fieldRows.map(({ code }) => paths.courses({ category: code })),
    ...rows.map((row) => paths.course({ id: row.idx, memberType: defaultMemberType(row.isIndividual) })),
    // A coming course has no promotion page yet.
    ...rows.filter((row) => row.opensOn <= clock.today()).map((row) => paths.promotion({ id: row.idx })),
    paths.devices(),
    ...otherCategories.map((category) => paths.devices({ category })),
    ...deviceRows.map((row) => paths.device({ id: row.idx })),
    paths.notices(),
    ...noticeRows.map((row) => paths.notice({ id: row.idx })),
    paths.events(),
    ...eventRows.map((row) => paths.event({ id: row.idx })),
    paths.faq(),
    paths.downloads(),
    paths.downloads({ tab: 'manuals' }),
    ...pageRows.map(({ name }) => pagePath(name)),
    ...legalDocuments.flatMap((document) =>
      postedEditions(editions, document, clock.today()).map(({ id }) => editionPath(document, id, current)),
    ),
  ]
  const address = (path: string, locale: string) =>
    escapeXml(`${config.desktopOrigin}${path}${path.includes('?') ? '&' : '?'}lang=${locale}`)
  const entries = pages.flatMap((path) =>
    locales.map((locale) => {
      const alternates = locales
        .map((each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${address(path, each)}"/>`)
        .join('')
      return `<url><loc>${address(path, locale)}</loc>${alternates}</url>`
    }),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

export function robots(config: Pick<Config, 'desktopOrigin'>): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /support\nDisallow: /sandbox\n\nSitemap: ${config.desktopOrigin}/sitemap.xml\n`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
