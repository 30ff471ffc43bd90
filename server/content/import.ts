import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq, getTableColumns, notExists, notInArray, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import { transact, type Database, type Transaction } from '../db/open.ts'
import {
  banners,
  categories,
  classifications,
  contentState,
  courseNotices,
  courses,
  lessons,
  purchaseOptions,
} from '../db/schema/courses.ts'
import { media } from '../db/schema/media.ts'
import { gramsOf, normalize } from './grams.ts'
import type { Content } from './read.ts'
import { refreshPrices } from './prices.ts'
import { reduceRichText } from './rich-text.ts'

/** Channel on which every process hears that the content changed. */
export const contentChannel = 'practicum_content'

type MediaFiles = Map<string, { path: string; type: string; body: Buffer }>

/**
 * Makes the shop's content equal to the folder's, in one transaction, and tells all processes. Answers whether
 * anything changed. Courses that the folder lacks are withdrawn, not deleted: orders may name them.
 */
export async function importContent(db: Database, clock: Clock, content: Content): Promise<{ changed: boolean }> {
  const files = readMedia(content)
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([content.categories, content.courses, content.banners, content.videos]))
    .update([...files.values()].map((file) => file.path).join('\n'))
    .digest('hex')

  return transact(db, async (tx) => {
    const [state] = await tx.select().from(contentState)
    if (state?.fingerprint === fingerprint) return { changed: false }
    await loadMedia(tx, files)
    await loadCategories(tx, content, files)
    await loadCourses(tx, content, files)
    await dropUnusedCategories(tx, content)
    await loadBanners(tx, content, files)
    await refreshPrices(tx, clock.today())
    const generation = (state?.generation ?? 0) + 1
    await tx
      .insert(contentState)
      .values({ generation, fingerprint })
      .onConflictDoUpdate({ target: contentState.id, set: { generation, fingerprint } })
    await tx.execute(sql`select pg_notify(${contentChannel}, ${String(generation)})`)
    return { changed: true }
  })
}

function readMedia(content: Content): MediaFiles {
  const files: MediaFiles = new Map()
  const add = (folder: 'pictures' | 'videos', name: string, type: string) => {
    const key = `${folder}/${name}`
    if (files.has(key)) return
    const body = readFileSync(join(content.directory, folder, name))
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 8)
    files.set(key, { path: `${folder}/${hash}/${name}`, type, body })
  }
  for (const { course } of content.courses) {
    add('pictures', course.picture, 'image/svg+xml')
    for (const lesson of course.curriculum) if (lesson.picture) add('pictures', lesson.picture, 'image/svg+xml')
  }
  for (const category of content.categories) add('pictures', category.picture, 'image/svg+xml')
  for (const slide of content.banners.slides) add('pictures', slide.picture, 'image/svg+xml')
  for (const { file, poster } of content.videos) {
    add('videos', file, 'video/mp4')
    add('pictures', poster, 'image/svg+xml')
  }
  return files
}

function pathOf(files: MediaFiles, key: string): string {
  const file = files.get(key)
  if (!file) throw new Error(`no such file in the content: ${key}`)
  return file.path
}

async function loadMedia(tx: Transaction, files: MediaFiles): Promise<void> {
  const all = [...files.values()]
  for (const file of all) await tx.insert(media).values(file).onConflictDoNothing()
  await tx.delete(media).where(
    notInArray(
      media.path,
      all.map((file) => file.path),
    ),
  )
}

async function loadCategories(tx: Transaction, content: Content, files: MediaFiles): Promise<void> {
  for (const [position, category] of content.categories.entries()) {
    const row = {
      code: category.code,
      position,
      name: category.name,
      picture: pathOf(files, `pictures/${category.picture}`),
    }
    await tx.insert(categories).values(row).onConflictDoUpdate({ target: categories.code, set: row })
    for (const [place, each] of category.classifications.entries()) {
      const row = { categoryCode: category.code, code: each.code, position: place, name: each.name }
      await tx
        .insert(classifications)
        .values(row)
        .onConflictDoUpdate({ target: [classifications.categoryCode, classifications.code], set: row })
    }
  }
}

/** Those that the folder lacks go, except where the row of a withdrawn course still names them. */
async function dropUnusedCategories(tx: Transaction, content: Content): Promise<void> {
  const kept = content.categories.flatMap((category) =>
    category.classifications.map((each) => sql`(${category.code}::text, ${each.code}::text)`),
  )
  const { categoryCode, code } = classifications
  await tx.delete(classifications).where(
    and(
      kept.length === 0 ? undefined : sql`(${categoryCode}, ${code}) not in (${sql.join(kept, sql`, `)})`,
      notExists(
        tx
          .select({ idx: courses.idx })
          .from(courses)
          .where(and(eq(courses.categoryCode, categoryCode), eq(courses.classificationCode, code))),
      ),
    ),
  )
  await tx.delete(categories).where(
    and(
      notInArray(
        categories.code,
        content.categories.map((category) => category.code),
      ),
      notExists(tx.select({ code }).from(classifications).where(eq(categoryCode, categories.code))),
    ),
  )
}

type CourseRow = typeof courses.$inferInsert

async function loadCourses(tx: Transaction, content: Content, files: MediaFiles): Promise<void> {
  const videos = new Map(content.videos.map((video) => [video.file, video]))
  const rows: CourseRow[] = []
  const lessonRows: (typeof lessons.$inferInsert)[] = []
  const optionRows: (typeof purchaseOptions.$inferInsert)[] = []
  const noticeRows: (typeof courseNotices.$inferInsert)[] = []

  for (const { category, slug, course } of content.courses) {
    const video = course.sample_video === undefined ? undefined : videos.get(course.sample_video)
    const picture = pathOf(files, `pictures/${course.picture}`)
    const subscriptions = course.options?.subscription ?? []
    const once = course.options?.not_subscription ?? []
    // Who looks for a field of training looks for its courses.
    const field = content.categories.find((each) => each.code === category)
    const group = field?.classifications.find((each) => each.code === course.classification)
    const names = [field?.name, group?.name].flatMap((name) => (name ? [name.ko, name.en] : []))
    const searchText = normalize(
      [course.title.ko, course.title.en, ...course.keywords.ko, ...course.keywords.en, ...names].join(' '),
    )
    rows.push({
      idx: course.idx,
      slug,
      categoryCode: category,
      classificationCode: course.classification,
      title: course.title,
      summary: course.summary,
      description: course.description,
      descriptionMobile: course.description_mobile,
      recommendedFor: course.recommended_for,
      features: course.features,
      keywords: course.keywords,
      picture,
      sampleVideo: video
        ? {
            file: pathOf(files, `videos/${video.file}`),
            poster: pathOf(files, `pictures/${video.poster}`),
            seconds: video.seconds,
          }
        : null,
      languages: course.languages,
      equipment: course.equipment,
      opensOn: course.published_on ?? course.opens_on ?? '',
      monthlyLearners: course.learners_last_30_days,
      isIndividual: course.individual,
      isGroup: course.group,
      affiliateMall: course.affiliate_mall ?? null,
      availableFrom: course.availability?.from ?? null,
      availableUntil: course.availability?.until ?? null,
      lessonCount: course.curriculum.length,
      freeLessonCount: course.curriculum.filter((lesson) => lesson.free).length,
      minutes: course.curriculum.reduce((sum, lesson) => sum + lesson.minutes, 0),
      months: subscriptions.map((option) => option.months).sort((a, b) => a - b),
      regularPrice: null,
      currentPrice: null,
      hasDearerOptions: false,
      searchText,
      searchGrams: gramsOf(searchText),
      isWithdrawn: false,
    })
    for (const [place, lesson] of course.curriculum.entries()) {
      lessonRows.push({
        courseIdx: course.idx,
        number: place + 1,
        title: lesson.title,
        detail: lesson.detail,
        minutes: lesson.minutes,
        isFree: lesson.free,
        picture: lesson.picture ? pathOf(files, `pictures/${lesson.picture}`) : picture,
      })
    }
    for (const option of subscriptions) {
      optionRows.push({
        idx: course.idx * 1000 + option.months,
        courseIdx: course.idx,
        name: option.name,
        months: option.months,
        amount: option.amount,
        discounted: option.discounted ?? null,
        specialAmount: option.special?.amount ?? null,
        specialUntil: option.special?.until ?? null,
        delivery: 0,
        isWithdrawn: false,
      })
    }
    for (const [place, option] of once.entries()) {
      optionRows.push({
        idx: course.idx * 1000 + 500 + place,
        courseIdx: course.idx,
        name: option.name,
        months: 0,
        amount: option.amount,
        discounted: option.discounted ?? null,
        specialAmount: null,
        specialUntil: null,
        delivery: option.delivery,
        isWithdrawn: false,
      })
    }
    for (const notice of course.notices) {
      noticeRows.push({
        idx: notice.idx,
        courseIdx: course.idx,
        category: notice.category,
        title: notice.title,
        text: { ko: reduceRichText(notice.text.ko), en: reduceRichText(notice.text.en) },
        views: notice.views,
        isPinned: notice.top,
        postedOn: notice.posted_on,
      })
    }
  }

  await tx.delete(lessons)
  await tx.delete(courseNotices)
  await tx.update(courses).set({ isWithdrawn: true })
  await tx.update(purchaseOptions).set({ isWithdrawn: true })
  for (const chunk of chunks(rows)) {
    await tx
      .insert(courses)
      .values(chunk)
      .onConflictDoUpdate({ target: courses.idx, set: excluded(courses) })
  }
  for (const chunk of chunks(lessonRows)) await tx.insert(lessons).values(chunk)
  for (const chunk of chunks(optionRows)) {
    await tx
      .insert(purchaseOptions)
      .values(chunk)
      .onConflictDoUpdate({ target: purchaseOptions.idx, set: excluded(purchaseOptions) })
  }
  for (const chunk of chunks(noticeRows)) await tx.insert(courseNotices).values(chunk)
}

async function loadBanners(tx: Transaction, content: Content, files: MediaFiles): Promise<void> {
  const top = content.banners.top.map(({ idx, from, until, ...text }, position) => ({
    idx,
    kind: 'top',
    position,
    content: text,
    shownFrom: from ?? null,
    shownUntil: until ?? null,
  }))
  const slides = content.banners.slides.map(({ idx, from, until, picture, ...text }, position) => ({
    idx,
    kind: 'slide',
    position,
    content: { ...text, picture: pathOf(files, `pictures/${picture}`) },
    shownFrom: from ?? null,
    shownUntil: until ?? null,
  }))
  await tx.delete(banners)
  const rows = [...top, ...slides]
  if (rows.length > 0) await tx.insert(banners).values(rows)
}

function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += 400) yield rows.slice(start, start + 400)
}

/** On conflict: every column but the key takes the new row's value. */
function excluded(table: typeof courses | typeof purchaseOptions) {
  const names = Object.keys(getTableColumns(table)).filter((name) => name !== 'idx')
  return Object.fromEntries(
    names.map((name) => [
      name,
      sql`excluded.${sql.identifier(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))}`,
    ]),
  )
}
