import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import * as v from 'valibot'
import { type Field, fieldSchema } from '../../contract/content/courses.ts'
import { knownWords, type PictureWords } from '../../illustrations/compose.ts'
import { readKit } from '../../illustrations/read-kit.ts'
import { fileFolders, mostAttachmentBytes } from '../../contract/content-files/attachments.ts'
import { bannersSchema } from '../../contract/content-files/banners.ts'
import { categoriesSchema, courseFileSchema, type CourseFile, videosSchema } from '../../contract/content-files/courses.ts'
import { deliveryMessagesSchema } from '../../contract/content-files/delivery-messages.ts'
import { type DeviceFile, deviceFileSchema } from '../../contract/content-files/devices.ts'
import { clientSchema, type ManualFile, manualFileSchema } from '../../contract/content-files/downloads.ts'
import { type EventFile, eventFileSchema } from '../../contract/content-files/events.ts'
import { faqSchema } from '../../contract/content-files/faq.ts'
import { type NoticeFile, noticeFileSchema } from '../../contract/content-files/notices.ts'
import { synonymsSchema } from '../../contract/content-files/synonyms.ts'
import { readYamlFile, type Fault, type Source } from './yaml-file.ts'

export interface Content {
  readonly categories: v.InferOutput<typeof categoriesSchema>
  readonly courses: readonly { category: Field; slug: string; course: CourseFile }[]
  readonly videos: v.InferOutput<typeof videosSchema>
  readonly banners: v.InferOutput<typeof bannersSchema>
  readonly deliveryMessages: v.InferOutput<typeof deliveryMessagesSchema>
  readonly devices: readonly DeviceFile[]
  readonly notices: readonly NoticeFile[]
  readonly events: readonly EventFile[]
  readonly faq: v.InferOutput<typeof faqSchema>
  readonly manuals: readonly ManualFile[]
  /** Undefined until the operator has one. */
  readonly client: v.InferOutput<typeof clientSchema> | undefined
  /** Groups of words that mean the same in a search. */
  readonly synonyms: v.InferOutput<typeof synonymsSchema>
  /** Texts of the files that an export gives back as they were written, by their path in the folder. */
  readonly sources: ReadonlyMap<string, string>
  /** The folder that contains `pictures/` and `videos/`. */
  readonly directory: string
}

/** Reads and checks a content folder. Reports all faults at once; with any fault there is no content. */
export function readContent(directory: string): { content: Content | undefined; faults: Fault[] } {
  const faults: Fault[] = []
  const categories = readYamlFile(directory, 'categories.yaml', categoriesSchema, faults)
  const banners = readYamlFile(directory, 'banners.yaml', bannersSchema, faults)
  const messages = readYamlFile(directory, 'delivery-messages.yaml', deliveryMessagesSchema, faults)
  const videos = readYamlFile(directory, 'videos.yaml', videosSchema, faults)
  const courses = yamlFiles(directory, 'courses').map((file) => ({
    category: basename(join(file, '..')),
    slug: basename(file, '.yaml'),
    source: readYamlFile(directory, file, courseFileSchema, faults),
  }))
  const devices = yamlFiles(directory, 'devices').map((file) => readYamlFile(directory, file, deviceFileSchema, faults))
  const notices = numberedFiles(directory, 'notices', noticeFileSchema, faults)
  const events = numberedFiles(directory, 'events', eventFileSchema, faults)
  const faq = readYamlFile(directory, 'faq.yaml', faqSchema, faults)
  if (categories && videos) checkReferences(directory, categories, videos, banners, courses)
  checkDevices(directory, devices, courses)
  for (const source of notices) checkAttachments(directory, source, [], source.value)
  checkEvents(directory, events, courses)
  if (faq) checkFaq(faq)
  const manuals = yamlFiles(directory, fileFolders.manuals).map((file) =>
    readYamlFile(directory, file, manualFileSchema, faults),
  )
  const client = existsSync(join(directory, 'client.yaml'))
    ? readYamlFile(directory, 'client.yaml', clientSchema, faults)
    : undefined
  checkManuals(directory, manuals)
  // A folder without synonyms is whole.
  const synonyms = existsSync(join(directory, 'synonyms.yaml'))
    ? readYamlFile(directory, 'synonyms.yaml', synonymsSchema, faults)
    : undefined
  const clientFault = client && fileFault(directory, fileFolders.client, client.value.file)
  if (clientFault !== undefined) client?.fault(['file'], clientFault)
  const sources = [
    ...[categories, banners, messages, videos, client, synonyms, ...devices, ...manuals],
    ...courses.map(({ source }) => source),
  ]
  if (faults.length > 0 || !categories || !banners || !messages || !videos || !faq)
    return { content: undefined, faults }
  return {
    faults,
    content: {
      directory,
      categories: categories.value,
      banners: banners.value,
      deliveryMessages: messages.value,
      videos: videos.value,
      courses: courses.flatMap(({ category, slug, source }) =>
        source && v.is(fieldSchema, category) ? [{ category, slug, course: source.value }] : [],
      ),
      devices: devices.flatMap((source) => (source ? [source.value] : [])),
      notices: notices.map(({ value }) => value),
      events: events.map(({ value }) => value),
      faq: faq.value,
      manuals: manuals.flatMap((source) => (source ? [source.value] : [])),
      client: client?.value,
      synonyms: synonyms?.value ?? [],
      sources: new Map(sources.flatMap((source) => (source ? [[toPosix(source.file), source.text]] : []))),
    },
  }
}

/** A path with the separators of addresses. */
function toPosix(path: string): string {
  return path.split(sep).join('/')
}

/** The YAML files below `folder`, sorted by path. */
function yamlFiles(directory: string, folder: string): string[] {
  const root = join(directory, folder)
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => join(folder, file))
}

function checkReferences(
  directory: string,
  categories: Source<Content['categories']>,
  videos: Source<Content['videos']>,
  banners: Source<Content['banners']> | undefined,
  courses: readonly { category: string; source: Source<CourseFile> | undefined }[],
): void {
  const hasFile = (folder: string, file: string) => existsSync(join(directory, folder, file))
  const missing = (folder: string, file: string) => `names ${folder}/${file}, which is missing`
  const seenCourses = new Set<number>()
  const seenNotices = new Set<number>()

  for (const { category, source } of courses) {
    if (!source) continue
    const course = source.value
    if (seenCourses.has(course.idx)) source.fault(['idx'], `is used by another course: ${course.idx}`)
    seenCourses.add(course.idx)
    const known = categories.value.find((each) => each.code === category)
    if (!known) source.fault([], `lies in courses/${category}, which categories.yaml does not name`)
    else if (!known.classifications.some((each) => each.code === course.classification)) {
      source.fault(['classification'], `is not one of ${known.classifications.map((each) => each.code).join(', ')}`)
    }
    if (!hasFile('pictures', course.picture)) source.fault(['picture'], missing('pictures', course.picture))
    for (const [index, { drawing }] of course.features.entries()) {
      if (drawing && !hasFile('pictures', drawing)) {
        source.fault(['features', index, 'drawing'], missing('pictures', drawing))
      }
    }
    if (course.sample_video && !videos.value.some((each) => each.file === course.sample_video)) {
      source.fault(['sample_video'], `is not listed in videos.yaml: ${course.sample_video}`)
    }
    if (known) checkLessonPictures(source, known.code)
    const seenMonths = new Set<number>()
    for (const [index, { months }] of (course.options?.subscription ?? []).entries()) {
      if (seenMonths.has(months)) {
        source.fault(['options', 'subscription', index, 'months'], `is used by another pass: ${months}`)
      }
      seenMonths.add(months)
    }
    for (const [index, notice] of course.notices.entries()) {
      if (seenNotices.has(notice.idx))
        source.fault(['notices', index, 'idx'], `is used by another notice: ${notice.idx}`)
      seenNotices.add(notice.idx)
      checkAttachments(directory, source, ['notices', index], notice)
    }
  }
  for (const [index, { picture }] of categories.value.entries()) {
    if (!hasFile('pictures', picture)) categories.fault([index, 'picture'], missing('pictures', picture))
  }
  for (const [index, { file, poster }] of videos.value.entries()) {
    if (!hasFile('videos', file)) videos.fault([index, 'file'], missing('videos', file))
    if (!hasFile('pictures', poster)) videos.fault([index, 'poster'], missing('pictures', poster))
  }
  if (!banners) return
  checkNumbers(banners, 'top', banners.value.top, 'banner')
  checkNumbers(banners, 'slides', banners.value.slides, 'slide')
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
      banners.fault(['slides', index, 'practice', 'course'], `names course ${practised}, which is missing`)
    } else if (readAllCourses && practised !== undefined && !practisedCourses.has(practised)) {
      banners.fault(['slides', index, 'practice', 'course'], `names course ${practised}, which has no practice`)
    }
    if (readAllCourses && slide.course !== undefined && !seenCourses.has(slide.course)) {
      banners.fault(['slides', index, 'course'], `names course ${slide.course}, which is missing`)
    }
  }
}

/** Reports unknown words of lessons' pictures, and lessons of a course that would look the same. */
function checkLessonPictures(source: Source<CourseFile>, field: Field): void {
  const seen = new Map<string, number>()
  for (const [index, { picture }] of source.value.curriculum.entries()) {
    const at = ['curriculum', index, 'picture'] as const
    checkPictureWords(source, at, field, picture)
    const words = `${picture.subject} ${picture.tool} ${picture.view}`
    const other = seen.get(words)
    if (other !== undefined) source.fault(at, `is the picture of lesson ${other} too: ${words}`)
    else seen.set(words, index + 1)
  }
}

/** Reports each word that the kit of `field` lacks; `path` leads to the picture in its file. */
function checkPictureWords(
  source: Source<unknown>,
  path: readonly (string | number)[],
  field: Field,
  picture: PictureWords,
): void {
  const known = knownWords(readKit(), field)
  for (const part of ['subject', 'tool', 'view'] as const) {
    if (!known[part].includes(picture[part])) {
      source.fault([...path, part], `is not one of ${known[part].join(', ')}: ${picture[part]}`)
    }
  }
}

/** Files of `folder` that are named after the `idx` in them, by number. Those with faults are left out. */
function numberedFiles<Schema extends v.GenericSchema<unknown, { idx: number }>>(
  directory: string,
  folder: string,
  schema: Schema,
  faults: Fault[],
): Source<v.InferOutput<Schema>>[] {
  return yamlFiles(directory, folder)
    .flatMap((file) => {
      const source = readYamlFile(directory, file, schema, faults)
      if (!source) return []
      const { idx } = source.value
      if (file !== join(folder, `${idx}.yaml`)) source.fault(['idx'], `must be the number that names the file: ${idx}`)
      return [source]
    })
    .sort((one, other) => one.value.idx - other.value.idx)
}

/** Reports attachments that are missing or too large; `path` leads to the notice in its file. */
function checkAttachments(
  directory: string,
  source: Source<unknown>,
  path: readonly (string | number)[],
  { attachments }: Pick<NoticeFile, 'attachments'>,
): void {
  for (const [index, names] of attachments.entries()) {
    for (const locale of ['ko', 'en'] as const) {
      const fault = fileFault(directory, fileFolders.attachments, names[locale])
      if (fault !== undefined) source.fault([...path, 'attachments', index, locale], fault)
    }
  }
}

function checkEvents(
  directory: string,
  events: readonly Source<EventFile>[],
  courses: readonly { source: Source<CourseFile> | undefined }[],
): void {
  for (const source of events) {
    const { picture } = source.value
    if (!existsSync(join(directory, 'pictures', picture))) {
      source.fault(['picture'], `names pictures/${picture}, which is missing`)
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
      source.fault(['courses', index], `names course ${course}, which is missing`)
    }
  }
}

function checkFaq(source: Source<Content['faq']>): void {
  const { categories, questions } = source.value
  checkNumbers(source, 'questions', questions, 'question')
  for (const [index, { code }] of categories.entries()) {
    if (categories.findIndex((each) => each.code === code) < index) {
      source.fault(['categories', index, 'code'], `is used by another category: ${code}`)
    }
  }
  for (const [index, { category, suggested_position: position }] of questions.entries()) {
    if (position !== undefined && questions.findIndex((each) => each.suggested_position === position) < index) {
      source.fault(['questions', index, 'suggested_position'], `is used by another question: ${position}`)
    }
    if (!categories.some(({ code }) => code === category)) {
      source.fault(['questions', index, 'category'], `is not one of ${categories.map(({ code }) => code).join(', ')}`)
    }
  }
}

/** Why a file of `folder` cannot be downloaded; undefined when it can. */
function fileFault(directory: string, folder: string, name: string): string | undefined {
  const file = statSync(join(directory, folder, name), { throwIfNoEntry: false })
  if (!file?.isFile()) return `names ${folder}/${name}, which is missing`
  if (file.size > mostAttachmentBytes)
    return `names ${folder}/${name}, which has more than ${mostAttachmentBytes} bytes`
  return undefined
}

function checkManuals(directory: string, manuals: readonly (Source<ManualFile> | undefined)[]): void {
  const seen = new Set<number>()
  for (const source of manuals) {
    if (!source) continue
    const { idx, file } = source.value
    if (seen.has(idx)) source.fault(['idx'], `is used by another manual: ${idx}`)
    seen.add(idx)
    for (const locale of ['ko', 'en'] as const) {
      const fault = fileFault(directory, fileFolders.manuals, file[locale])
      if (fault !== undefined) source.fault(['file', locale], fault)
    }
  }
}

function checkDevices(
  directory: string,
  devices: readonly (Source<DeviceFile> | undefined)[],
  courses: readonly { source: Source<CourseFile> | undefined }[],
): void {
  const seenDevices = new Set<number>()
  for (const source of devices) {
    if (!source) continue
    const { idx, picture, rentals } = source.value
    if (seenDevices.has(idx)) source.fault(['idx'], `is used by another device: ${idx}`)
    seenDevices.add(idx)
    if (!existsSync(join(directory, 'pictures', picture))) {
      source.fault(['picture'], `names pictures/${picture}, which is missing`)
    }
    const seenMonths = new Set<number>()
    for (const [index, { months }] of rentals.entries()) {
      if (seenMonths.has(months)) source.fault(['rentals', index, 'months'], `is used by another term: ${months}`)
      seenMonths.add(months)
    }
    checkCourses(source, courses)
  }
}

function checkNumbers(source: Source<unknown>, list: string, entries: readonly { idx: number }[], kind: string): void {
  const seen = new Set<number>()
  for (const [index, { idx }] of entries.entries()) {
    if (seen.has(idx)) source.fault([list, index, 'idx'], `is used by another ${kind}: ${idx}`)
    seen.add(idx)
  }
}
