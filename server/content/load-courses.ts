import { getTableColumns, sql } from 'drizzle-orm'
import { everyRow } from '../db/every-row.ts'
import type { Transaction } from '../db/open.ts'
import { type CoursePractice, courseNotices, courses, lessons, purchaseOptions } from '../db/schema/courses.ts'
import { type AttachmentFiles, attachmentsOf } from './attachment-files.ts'
import { chunks } from './chunks.ts'
import { gramsOf, normalize } from './grams.ts'
import { courseLoopKey, lessonClipKey, lessonPictureKey, type MediaFiles, pathOf, portraitKey } from './media-files.ts'
import { coursePrice } from './option-price.ts'
import type { Content } from './read.ts'
import { reduceTexts } from './rich-text.ts'

/** A course of the folder, with its category and slug. */
type Entry = Content['courses'][number]

/**
 * Makes courses, lessons, options and notices equal to the folder's. Courses and options that are not in the folder are
 * withdrawn, not deleted, because orders may refer to them.
 */
export async function loadCourses(
  tx: Transaction,
  content: Content,
  files: MediaFiles,
  attachments: AttachmentFiles,
  today: string,
): Promise<void> {
  const entries = content.courses
  await tx.delete(lessons).where(everyRow)
  await tx.delete(courseNotices).where(everyRow)
  await tx.update(courses).set({ isWithdrawn: true }).where(everyRow)
  await tx.update(purchaseOptions).set({ isWithdrawn: true }).where(everyRow)
  for (const chunk of chunks(entries.map((entry) => courseRow(entry, content, files, today)))) {
    await tx
      .insert(courses)
      .values(chunk)
      .onConflictDoUpdate({ target: courses.idx, set: excluded(courses) })
  }
  for (const chunk of chunks(entries.flatMap((entry) => lessonRows(entry, files)))) {
    await tx.insert(lessons).values(chunk)
  }
  for (const chunk of chunks(entries.flatMap(optionRows))) {
    await tx
      .insert(purchaseOptions)
      .values(chunk)
      .onConflictDoUpdate({ target: purchaseOptions.idx, set: excluded(purchaseOptions) })
  }
  for (const chunk of chunks(entries.flatMap((entry) => noticeRows(entry, attachments))))
    await tx.insert(courseNotices).values(chunk)
}

function courseRow(entry: Entry, content: Content, files: MediaFiles, today: string): typeof courses.$inferInsert {
  const { category, slug, course } = entry
  const searchText = searchTextOf(entry, content)
  return {
    idx: course.idx,
    slug,
    categoryCode: category,
    classificationCode: course.classification,
    title: course.title,
    summary: course.summary,
    description: course.description,
    descriptionMobile: course.description_mobile,
    recommendedFor: course.recommended_for,
    features: course.features.map(({ drawing, ...feature }) => ({
      ...feature,
      ...(drawing === undefined ? {} : { drawing: pathOf(files, `pictures/${drawing}`) }),
    })),
    practice: practiceOf(entry, files),
    teacher: course.teacher ? { ...course.teacher, portrait: pathOf(files, portraitKey(slug)) } : null,
    standard: course.standard ?? null,
    keywords: course.keywords,
    picture: pathOf(files, `pictures/${course.picture}`),
    loop: pathOf(files, courseLoopKey(slug)),
    sampleVideo: sampleVideoOf(entry, content, files),
    languages: course.languages,
    equipment: course.equipment,
    opensOn: course.published_on ?? course.opens_on ?? '',
    // `countLearners` updates them each day.
    monthlyLearners: 0,
    suggestedPosition: course.suggested_position ?? null,
    isIndividual: course.individual,
    isGroup: course.group,
    affiliateMall: course.affiliate_mall ?? null,
    availableFrom: course.availability?.from ?? null,
    availableUntil: course.availability?.until ?? null,
    lessonCount: course.curriculum.length,
    freeLessonCount: course.curriculum.filter((lesson) => lesson.free).length,
    minutes: course.curriculum.reduce((sum, lesson) => sum + lesson.minutes, 0),
    months: (course.options?.subscription ?? []).map((option) => option.months).sort((a, b) => a - b),
    // `refreshPrices` updates them each day.
    ...coursePrice(optionRows(entry), today),
    searchText,
    searchGrams: gramsOf(searchText),
    isWithdrawn: false,
  }
}

/** A search for a field of training finds its courses, so their field names are indexed too. */
function searchTextOf({ category, course }: Entry, content: Content): string {
  const field = content.categories.find((each) => each.code === category)
  const group = field?.classifications.find((each) => each.code === course.classification)
  const names = [field?.name, group?.name].flatMap((name) => (name ? [name.ko, name.en] : []))
  return normalize([course.title.ko, course.title.en, ...course.keywords.ko, ...course.keywords.en, ...names].join(' '))
}

function sampleVideoOf({ course }: Entry, content: Content, files: MediaFiles) {
  const video = content.videos.find((each) => each.file === course.sample_video)
  if (!video) return null
  return {
    file: pathOf(files, `videos/${video.file}`),
    poster: pathOf(files, `pictures/${video.poster}`),
    seconds: video.seconds,
  }
}

function practiceOf({ slug, course: { practice, curriculum } }: Entry, files: MediaFiles): CoursePractice | null {
  if (!practice) return null
  const index = practice.lesson - 1
  const lesson = {
    number: practice.lesson,
    title: curriculum[index]?.title ?? { ko: '', en: '' },
    picture: pathOf(files, lessonPictureKey(slug, index)),
  }
  if (practice.kind !== 'question') return { ...practice, lesson }
  const answers = practice.answers.map(({ right, ...text }) => ({ text, isRight: right }))
  return { ...practice, lesson, answers }
}

function lessonRows({ slug, course }: Entry, files: MediaFiles): (typeof lessons.$inferInsert)[] {
  return course.curriculum.map((lesson, index) => ({
    courseIdx: course.idx,
    number: index + 1,
    title: lesson.title,
    detail: lesson.detail,
    minutes: lesson.minutes,
    isFree: lesson.free,
    isExam: lesson.exam,
    picture: pathOf(files, lessonPictureKey(slug, index)),
    clip: lesson.free ? pathOf(files, lessonClipKey(slug, index)) : null,
  }))
}

function optionRows({ course }: Entry) {
  const subscriptions = (course.options?.subscription ?? []).map((option) => ({
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
  }))
  const once = (course.options?.not_subscription ?? []).map((option, index) => ({
    idx: course.idx * 1000 + 500 + index,
    courseIdx: course.idx,
    name: option.name,
    months: 0,
    amount: option.amount,
    discounted: option.discounted ?? null,
    specialAmount: null,
    specialUntil: null,
    delivery: option.delivery,
    isWithdrawn: false,
  }))
  return [...subscriptions, ...once]
}

function noticeRows({ course }: Entry, attachments: AttachmentFiles): (typeof courseNotices.$inferInsert)[] {
  return course.notices.map((notice) => ({
    idx: notice.idx,
    courseIdx: course.idx,
    category: notice.category,
    title: notice.title,
    text: reduceTexts(notice.text),
    views: notice.views,
    isPinned: notice.top,
    postedOn: notice.posted_on,
    attachments: attachmentsOf(notice, attachments),
  }))
}

/** On conflict, every column but the key takes the new row's value. */
function excluded(table: typeof courses | typeof purchaseOptions) {
  const names = Object.keys(getTableColumns(table)).filter((name) => name !== 'idx')
  return Object.fromEntries(
    names.map((name) => [
      name,
      sql`excluded.${sql.identifier(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))}`,
    ]),
  )
}
