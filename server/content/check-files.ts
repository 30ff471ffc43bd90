import { fileFolders, mostAttachmentBytes } from '#contract/content-files/attachments.ts'
import { both, tooClose, used } from '#contract/content-files/both.ts'
import type { CompanyFile } from '#contract/content-files/company.ts'
import type { CourseFile } from '#contract/content-files/courses.ts'
import type { DeviceCategories } from '#contract/content-files/device-categories.ts'
import type { DeviceFile } from '#contract/content-files/devices.ts'
import type { ManualFile } from '#contract/content-files/downloads.ts'
import type { EventFile } from '#contract/content-files/events.ts'
import type { NoticeFile } from '#contract/content-files/notices.ts'
import type { ThemeColors } from '#contract/values/theme-colors.ts'
import { knownWords, type PictureWords } from '#illustrations/compose.ts'
import { readKit } from '#illustrations/read-kit.ts'
import { undrawableIn } from '../lib/text-fonts.ts'
import type { ContentFolder } from './content-folder.ts'
import { weakPairs } from './field-colors.ts'
import { normalize } from './grams.ts'
import type { Content } from './read.ts'
import type { Source } from './yaml-file.ts'

// What the schemas of the files cannot know: what a file names of others, and what only the whole folder has once.

/** Certificates and labels carry the names of the company. */
export function checkCompany(source: Source<CompanyFile>): void {
  for (const field of ['name', 'legal_name'] as const) {
    for (const locale of ['ko', 'en'] as const) {
      const letters = undrawableIn(source.value[field][locale])
      if (letters.length > 0) source.fault([field, locale], undrawable(letters.join(' ')))
    }
  }
}

export function checkReferences(
  folder: ContentFolder,
  categories: Source<Content['categories']>,
  videos: Source<Content['videos']>,
  banners: Source<Content['banners']> | undefined,
  courses: readonly { category: string; source: Source<CourseFile> | undefined }[],
): void {
  const hasFile = (place: string, file: string) => folder.file(`${place}/${file}`) !== undefined
  const seenCourses = new Set<number>()
  const seenNotices = new Set<number>()

  for (const { category, source } of courses) {
    if (!source) continue
    const course = source.value
    if (seenCourses.has(course.idx)) source.fault(['idx'], used('course', '교육', course.idx))
    seenCourses.add(course.idx)
    const known = categories.value.find((each) => each.code === category)
    if (!known)
      source.fault(
        [],
        both(`lies in courses/${category}, which categories.yaml does not name`, `없는 분야예요: ${category}`),
      )
    else if (!known.classifications.some((each) => each.code === course.classification)) {
      source.fault(['classification'], notOneOf(known.classifications.map((each) => each.code)))
    }
    for (const locale of ['ko', 'en'] as const) {
      const letters = undrawableIn(course.title[locale])
      if (letters.length > 0) source.fault(['title', locale], undrawable(letters.join(' ')))
    }
    if (!hasFile('pictures', course.picture)) source.fault(['picture'], missing('pictures', course.picture))
    for (const [index, { drawing }] of course.features.entries()) {
      if (drawing && !hasFile('pictures', drawing)) {
        source.fault(['features', index, 'drawing'], missing('pictures', drawing))
      }
    }
    if (course.sample_video && !videos.value.some((each) => each.file === course.sample_video)) {
      source.fault(
        ['sample_video'],
        both(`is not listed in videos.yaml: ${course.sample_video}`, `영상 목록에 없어요: ${course.sample_video}`),
      )
    }
    if (known) checkLessonPictures(source, known.kit ?? known.code)
    const seenMonths = new Set<number>()
    for (const [index, { months }] of (course.options?.subscription ?? []).entries()) {
      if (seenMonths.has(months)) {
        source.fault(['options', 'subscription', index, 'months'], used('pass', '이용권', months))
      }
      seenMonths.add(months)
    }
    for (const [index, notice] of course.notices.entries()) {
      if (seenNotices.has(notice.idx)) source.fault(['notices', index, 'idx'], used('notice', '공지', notice.idx))
      seenNotices.add(notice.idx)
      checkAttachments(folder, source, ['notices', index], notice)
    }
  }
  for (const [index, { file, poster }] of videos.value.entries()) {
    if (!hasFile('videos', file)) videos.fault([index, 'file'], missing('videos', file))
    if (!hasFile('pictures', poster)) videos.fault([index, 'poster'], missing('pictures', poster))
  }
  if (!banners) return
  checkNumbers(banners, 'top', banners.value.top, 'banner', '배너')
  checkNumbers(banners, 'slides', banners.value.slides, 'slide', '슬라이드')
  for (const [index, { picture }] of banners.value.top.entries()) {
    for (const locale of ['ko', 'en'] as const) {
      const file = picture[locale]
      if (!hasFile('pictures', file)) banners.fault(['top', index, 'picture', locale], missing('pictures', file))
    }
  }
  // A course whose file has a fault was reported already and does not count as missing.
  const readAllCourses = courses.every(({ source }) => source !== undefined)
  const practisedCourses = new Set(courses.flatMap(({ source }) => (source?.value.practice ? [source.value.idx] : [])))
  for (const [index, slide] of banners.value.slides.entries()) {
    if (!hasFile('pictures', slide.picture))
      banners.fault(['slides', index, 'picture'], missing('pictures', slide.picture))
    const practised = slide.practice?.course
    if (readAllCourses && practised !== undefined && !seenCourses.has(practised)) {
      banners.fault(['slides', index, 'practice', 'course'], missingCourse(practised))
    } else if (readAllCourses && practised !== undefined && !practisedCourses.has(practised)) {
      banners.fault(
        ['slides', index, 'practice', 'course'],
        both(`names course ${practised}, which has no practice`, `${practised}번 교육에는 체험이 없어요`),
      )
    }
    if (readAllCourses && slide.course !== undefined && !seenCourses.has(slide.course)) {
      banners.fault(['slides', index, 'course'], missingCourse(slide.course))
    }
  }
}

/** Reports codes that another entry has. */
export function checkCodes(source: Source<readonly { code: string }[]>, kind: string, korean: string): void {
  for (const [index, { code }] of source.value.entries()) {
    if (source.value.findIndex((each) => each.code === code) < index) {
      source.fault([index, 'code'], used(kind, korean, code))
    }
  }
}

/** Reports codes that are used twice, files and drawings that are missing, and colours that are hard to see. */
export function checkCategories(
  folder: ContentFolder,
  source: Source<Content['categories']>,
  theme: ThemeColors | undefined,
): void {
  checkCodes(source, 'field', '분야')
  const kits = [...readKit().fields.keys()]
  for (const [index, category] of source.value.entries()) {
    const { kit, picture, classifications } = category
    for (const [place, { code: own }] of classifications.entries()) {
      if (classifications.findIndex((each) => each.code === own) < place) {
        source.fault([index, 'classifications', place, 'code'], used('classification', '분류', own))
      }
    }
    if (!folder.file(`pictures/${picture}`)) source.fault([index, 'picture'], missing('pictures', picture))
    if (kit !== undefined && !kits.includes(kit)) source.fault([index, 'kit'], notOneOf(kits, kit))
    for (const { key, ...pair } of theme ? weakPairs(category, theme) : []) {
      source.fault([index, ...key], tooClose(pair, pair))
    }
  }
}

/** Reports unknown words of lessons' pictures, and lessons of a course that would look the same. */
function checkLessonPictures(source: Source<CourseFile>, kit: string): void {
  const seen = new Map<string, number>()
  for (const [index, { picture }] of source.value.curriculum.entries()) {
    const at = ['curriculum', index, 'picture'] as const
    checkPictureWords(source, at, kit, picture)
    const words = `${picture.subject} ${picture.tool} ${picture.view}`
    const other = seen.get(words)
    if (other !== undefined)
      source.fault(at, both(`is the picture of lesson ${other} too: ${words}`, `${other}번째 수업과 그림이 같아요`))
    else seen.set(words, index + 1)
  }
}

/** Reports each word that the folder `kit` of the illustration kit lacks; `path` leads to the picture in its file. */
function checkPictureWords(
  source: Source<unknown>,
  path: readonly (string | number)[],
  kit: string,
  picture: PictureWords,
): void {
  const known = knownWords(readKit(), kit)
  for (const part of ['subject', 'tool', 'view'] as const) {
    if (!known[part].includes(picture[part])) {
      source.fault([...path, part], notOneOf(known[part], picture[part]))
    }
  }
}

/** Reports attachments that are missing or too large; `path` leads to the notice in its file. */
export function checkAttachments(
  folder: ContentFolder,
  source: Source<unknown>,
  path: readonly (string | number)[],
  { attachments }: Pick<NoticeFile, 'attachments'>,
): void {
  for (const [index, names] of attachments.entries()) {
    for (const locale of ['ko', 'en'] as const) {
      const fault = fileFault(folder, fileFolders.attachments, names[locale])
      if (fault !== undefined) source.fault([...path, 'attachments', index, locale], fault)
    }
  }
}

export function checkEvents(
  folder: ContentFolder,
  events: readonly Source<EventFile>[],
  categories: Source<Content['categories']> | undefined,
  courses: readonly { source: Source<CourseFile> | undefined }[],
): void {
  for (const source of events) {
    const { category, picture } = source.value
    if (!folder.file(`pictures/${picture}`)) source.fault(['picture'], missing('pictures', picture))
    const fields = categories?.value.map(({ code }) => code)
    if (fields && category !== undefined && !fields.includes(category)) {
      source.fault(['category'], notOneOf(fields, category))
    }
    checkCourses(source, courses)
  }
}

/** Reports each of `courses` that is missing. */
function checkCourses(
  source: Source<{ courses: readonly number[] }>,
  courses: readonly { source: Source<CourseFile> | undefined }[],
): void {
  // A course whose file has a fault was reported already and does not count as missing.
  if (courses.some((each) => each.source === undefined)) return
  for (const [index, course] of source.value.courses.entries()) {
    if (!courses.some((each) => each.source?.value.idx === course)) {
      source.fault(['courses', index], missingCourse(course))
    }
  }
}

export function checkFaq(source: Source<Content['faq']>): void {
  const { categories, questions } = source.value
  checkNumbers(source, 'questions', questions, 'question', '질문')
  for (const [index, { code }] of categories.entries()) {
    if (categories.findIndex((each) => each.code === code) < index) {
      source.fault(['categories', index, 'code'], used('category', '분류', code))
    }
  }
  for (const [index, { category, suggested_position: position }] of questions.entries()) {
    if (position !== undefined && questions.findIndex((each) => each.suggested_position === position) < index) {
      source.fault(['questions', index, 'suggested_position'], used('question', '질문', position))
    }
    if (!categories.some(({ code }) => code === category)) {
      source.fault(['questions', index, 'category'], notOneOf(categories.map(({ code }) => code)))
    }
  }
}

/** Why the file `name` of the folder `place` cannot be downloaded; undefined when it can. */
export function fileFault(folder: ContentFolder, place: string, name: string): string | undefined {
  const file = folder.file(`${place}/${name}`)
  if (!file) return missing(place, name)
  if (file.size <= mostAttachmentBytes) return undefined
  return both(
    `names ${place}/${name}, which has more than ${mostAttachmentBytes} bytes`,
    `${name} 파일이 20MB를 넘어요`,
  )
}

/** Fault of a field that names a file which the content lacks. */
export const missing = (place: string, name: string) =>
  both(`names ${place}/${name}, which is missing`, `${name} 파일이 없어요`)

/** Fault of a field that names one of others. */
const notOneOf = (known: readonly string[], value?: string) => {
  const after = value === undefined ? '' : `: ${value}`
  return both(`is not one of ${known.join(', ')}${after}`, `다음 중 하나여야 해요: ${known.join(', ')}`)
}

/** Certificates and pictures for messengers carry the title of a course. */
const undrawable = (letters: string) =>
  both(`has letters that the fonts of certificates lack: ${letters}`, `수료증 글꼴에 없는 글자가 있어요: ${letters}`)
const missingCourse = (course: number) => both(`names course ${course}, which is missing`, `${course}번 교육이 없어요`)

/** Words that are equal for the search must not stand in one group twice. */
export function checkSynonyms(source: Source<Content['synonyms']>): void {
  for (const [index, words] of source.value.entries()) {
    const seen = new Set(words.map(normalize))
    if (seen.size < words.length || seen.has('')) {
      source.fault([index], both('must name each word once', '같은 낱말을 두 번 쓸 수 없어요'))
    }
  }
}

export function checkManuals(folder: ContentFolder, manuals: readonly (Source<ManualFile> | undefined)[]): void {
  const seen = new Set<number>()
  for (const source of manuals) {
    if (!source) continue
    const { idx, file } = source.value
    if (seen.has(idx)) source.fault(['idx'], used('manual', '설명서', idx))
    seen.add(idx)
    for (const locale of ['ko', 'en'] as const) {
      const fault = fileFault(folder, fileFolders.manuals, file[locale])
      if (fault !== undefined) source.fault(['file', locale], fault)
    }
  }
}

export function checkDevices(
  folder: ContentFolder,
  devices: readonly (Source<DeviceFile> | undefined)[],
  categories: DeviceCategories,
  courses: readonly { source: Source<CourseFile> | undefined }[],
): void {
  const seenDevices = new Set<number>()
  for (const source of devices) {
    if (!source) continue
    const { idx, category, picture, rentals } = source.value
    const codes = categories.map(({ code }) => code)
    if (!codes.includes(category)) source.fault(['category'], notOneOf(codes, category))
    if (seenDevices.has(idx)) source.fault(['idx'], used('device', '장비', idx))
    seenDevices.add(idx)
    if (!folder.file(`pictures/${picture}`)) source.fault(['picture'], missing('pictures', picture))
    const seenMonths = new Set<number>()
    for (const [index, { months }] of rentals.entries()) {
      if (seenMonths.has(months)) source.fault(['rentals', index, 'months'], used('term', '대여 기간', months))
      seenMonths.add(months)
    }
    checkCourses(source, courses)
  }
}

function checkNumbers(
  source: Source<unknown>,
  list: string,
  entries: readonly { idx: number }[],
  kind: string,
  korean: string,
): void {
  const seen = new Set<number>()
  for (const [index, { idx }] of entries.entries()) {
    if (seen.has(idx)) source.fault([list, index, 'idx'], used(kind, korean, idx))
    seen.add(idx)
  }
}
