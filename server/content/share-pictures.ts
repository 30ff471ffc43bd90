import { createHash } from 'node:crypto'
import { and, eq, isNotNull, like, notInArray, sql } from 'drizzle-orm'
import { type Locale, locales } from '#contract/values/locale.ts'
import type { Database, Transaction } from '../db/open.ts'
import { media } from '../db/schema/media.ts'
import { type ShareSource, type sharedKinds, sharePictures } from '../db/schema/share-pictures.ts'
import { chunks } from './chunks.ts'
import { fieldColors } from './field-colors.ts'
import { type MediaFiles, pathOf, shareFolder } from './media-files.ts'
import { noticeCategoryNames } from './notice-category-names.ts'
import type { Content } from './read.ts'
import { shareDesign } from './share-picture.ts'
import type { ContentState } from './state.ts'

export type SharedKind = (typeof sharedKinds)[number]

/** A picture that the content asks for. */
interface WantedPicture {
  readonly kind: SharedKind
  readonly idx: number
  readonly locale: Locale
  readonly source: ShareSource
  readonly sourceHash: string
}

/** Days beyond which the meter of an event counts weeks. */
const mostDays = 62
const dayMilliseconds = 24 * 60 * 60 * 1000

/** Number of the shop's own picture: there is one. */
export const shopIdx = 1
/** Room for the names of fields. */
const mostFieldNames = 3

/** The pictures of the shop and of every course, event and notice, in each language. */
export function wantedPictures(content: Content, files: MediaFiles): WantedPicture[] {
  const fieldName = (code: string | undefined, locale: Locale) =>
    content.categories.find((each) => each.code === code)?.name[locale]
  const hueOf = (code: string) => {
    const place = content.categories.findIndex((each) => each.code === code)
    return fieldColors(content.categories[place] ?? {}, Math.max(0, place), content.brand.colors).hue
  }
  const { colors, logo } = content.brand
  const [logoFile = ''] = content.brandFiles
  const common = (locale: Locale) => ({
    design: shareDesign,
    locale,
    shop: content.company.name[locale],
    logo: { path: pathOf(files, `brand/${logoFile}`), ratio: logo.ratio, hasName: logo.hasName },
    colors: colors.light,
  })
  const [slide] = content.banners.slides
  return locales.flatMap((locale) => [
    wanted('shop', shopIdx, {
      ...common(locale),
      title: capitalized(content.company.tagline[locale]),
      label: content.categories
        .map(({ name }) => name[locale])
        .slice(0, mostFieldNames)
        .join(' · '),
      ...(slide ? { scene: pathOf(files, `pictures/${slide.picture}`) } : {}),
      facts: shopFacts(content.courses.length, content.devices.length, locale),
    }),
    ...content.courses.map(({ category, course }) => {
      const classification = content.categories
        .find((each) => each.code === category)
        ?.classifications.find((each) => each.code === course.classification)
      const count = course.curriculum.length
      const filled = course.curriculum.filter(({ free }) => free).length
      return wanted('course', course.idx, {
        ...common(locale),
        title: course.title[locale],
        label: [fieldName(category, locale), classification?.name[locale]].filter(Boolean).join(' · '),
        hue: hueOf(category),
        scene: pathOf(files, `pictures/${course.picture}`),
        length: { count, filled, major: 5 },
        facts: lessonFacts(count, filled, locale),
      })
    }),
    ...content.events.map((event) =>
      wanted('event', event.idx, {
        ...common(locale),
        title: event.title[locale],
        label: [{ ko: '이벤트', en: 'Event' }[locale], fieldName(event.category, locale)].filter(Boolean).join(' · '),
        ...(event.category === undefined ? {} : { hue: hueOf(event.category) }),
        scene: pathOf(files, `pictures/${event.picture}`),
        length: eventLength(event.starts_on, event.ends_on),
        facts: formatDays(event.starts_on, event.ends_on, locale),
      }),
    ),
    ...content.notices.map((notice) =>
      wanted('notice', notice.idx, {
        ...common(locale),
        title: notice.title[locale],
        label: noticeCategoryNames[notice.category][locale],
        facts: formatDays(notice.posted_on, notice.posted_on, locale),
      }),
    ),
  ])
}

function wanted(kind: SharedKind, idx: number, source: ShareSource): WantedPicture {
  const sourceHash = createHash('sha256').update(JSON.stringify(source)).digest('hex')
  return { kind, idx, locale: source.locale, source, sourceHash }
}

/** The tagline stands within a sentence elsewhere. */
function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function shopFacts(courses: number, devices: number, locale: Locale): string {
  if (locale === 'ko') return devices === 0 ? `교육 ${courses}개` : `교육 ${courses}개 · 장비 ${devices}개`
  const named = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
  return devices === 0 ? named(courses, 'course') : `${named(courses, 'course')} · ${named(devices, 'device')}`
}

function lessonFacts(count: number, free: number, locale: Locale): string {
  if (locale === 'ko') return free === 0 ? `수업 ${count}개` : `수업 ${count}개 · 무료 ${free}개`
  const lessons = count === 1 ? '1 lesson' : `${count} lessons`
  return free === 0 ? lessons : `${lessons} · ${free} free`
}

/** Days of an event, both ends included; weeks of a long one. */
function eventLength(first: string, last: string): NonNullable<ShareSource['length']> {
  const days = Math.round((Date.parse(last) - Date.parse(first)) / dayMilliseconds) + 1
  return days <= mostDays ? { count: days, filled: 0, major: 7 } : { count: Math.ceil(days / 7), filled: 0, major: 4 }
}

/** Days in words: one day, or a period. */
function formatDays(first: string, last: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'ko' ? 'ko-KR' : 'en-GB', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
  // The font has no thin space.
  return format.formatRange(new Date(first), new Date(last)).replace(/[\u2009\u202f]/g, ' ')
}

/** Writes what the pictures have to show; {@link drawSharePictures} draws those that changed. */
export async function loadSharePictures(tx: Transaction, pictures: readonly WantedPicture[]): Promise<void> {
  for (const chunk of chunks([...pictures])) {
    await tx
      .insert(sharePictures)
      .values(chunk)
      .onConflictDoUpdate({
        target: [sharePictures.kind, sharePictures.idx, sharePictures.locale],
        set: { source: sql`excluded.source`, sourceHash: sql`excluded.source_hash` },
      })
  }
  const keyOf = ({ kind, idx, locale }: Pick<WantedPicture, 'kind' | 'idx' | 'locale'>) => `${kind} ${idx} ${locale}`
  const kept = new Set(pictures.map(keyOf))
  const rows = await tx
    .select({ kind: sharePictures.kind, idx: sharePictures.idx, locale: sharePictures.locale })
    .from(sharePictures)
  for (const row of rows.filter((each) => !kept.has(keyOf(each)))) await tx.delete(sharePictures).where(isPicture(row))
  await dropUnusedPictures(tx)
}

export function isPicture({ kind, idx, locale }: Pick<WantedPicture, 'kind' | 'idx' | 'locale'>) {
  return and(eq(sharePictures.kind, kind), eq(sharePictures.idx, idx), eq(sharePictures.locale, locale))
}

/** Deletes drawn files that nothing shows any more. */
export async function dropUnusedPictures(tx: Transaction): Promise<void> {
  const shown = tx.select({ path: sharePictures.path }).from(sharePictures).where(isNotNull(sharePictures.path))
  await tx.delete(media).where(and(like(media.path, `${shareFolder}/%`), notInArray(media.path, shown)))
}

/** Address of a picture in the current content; null while it is not drawn. */
export async function findSharePicture(
  { db, content, locale }: { readonly db: Database; readonly content: ContentState; readonly locale: Locale },
  kind: SharedKind,
  idx: number,
): Promise<string | null> {
  const paths = await content.remember(`share-pictures ${kind} ${locale}`, async () => {
    const rows = await db
      .select({ idx: sharePictures.idx, path: sharePictures.path })
      .from(sharePictures)
      .where(and(eq(sharePictures.kind, kind), eq(sharePictures.locale, locale)))
    return new Map(rows.map((row) => [row.idx, row.path]))
  })
  const path = paths.get(idx) ?? null
  return path && `/media/${encodeURI(path)}`
}

/** Pictures whose source has changed since they were drawn or failed. */
export const isUndrawn = and(
  sql`${sharePictures.drawnHash} is distinct from ${sharePictures.sourceHash}`,
  sql`${sharePictures.failedHash} is distinct from ${sharePictures.sourceHash}`,
)
