import { basename, dirname } from 'node:path'
import type * as v from 'valibot'
import { standingPages } from '#contract/addresses/pages.ts'
import { fileFolders } from '#contract/content-files/attachments.ts'
import { bannersSchema } from '#contract/content-files/banners.ts'
import { both, languagesOf } from '#contract/content-files/both.ts'
import { brandSchema } from '#contract/content-files/brand.ts'
import { type CompanyFile, companySchema } from '#contract/content-files/company.ts'
import { type CourseFile, categoriesSchema, courseFileSchema, videosSchema } from '#contract/content-files/courses.ts'
import { deliveryMessagesSchema } from '#contract/content-files/delivery-messages.ts'
import {
  type DeviceCategories,
  deviceCategoriesSchema,
  specifiedDeviceCategories,
} from '#contract/content-files/device-categories.ts'
import { type DeviceFile, deviceFileSchema } from '#contract/content-files/devices.ts'
import { clientSchema, type ManualFile, manualFileSchema } from '#contract/content-files/downloads.ts'
import { type EventFile, eventFileSchema } from '#contract/content-files/events.ts'
import { faqSchema } from '#contract/content-files/faq.ts'
import { kindOf, singleFiles } from '#contract/content-files/kinds.ts'
import { type NoticeFile, noticeFileSchema } from '#contract/content-files/notices.ts'
import { type PageFile, pageFileSchema } from '#contract/content-files/pages.ts'
import { synonymsSchema } from '#contract/content-files/synonyms.ts'
import { type Brand, type PagePictures, pagePictures } from '#contract/values/brand.ts'
import { readBrand } from './brand.ts'
import {
  checkAttachments,
  checkCategories,
  checkCodes,
  checkCompany,
  checkDevices,
  checkEvents,
  checkFaq,
  checkManuals,
  checkReferences,
  checkSynonyms,
  fileFault,
  missing,
} from './check-files.ts'
import { checkPage } from './check-pages.ts'
import type { ContentFolder } from './content-folder.ts'
import type { LegalEditionFile } from './load-legal-editions.ts'
import { readLegal } from './read-legal.ts'
import { type Fault, readYamlFile, type Source } from './yaml-file.ts'

export interface Content {
  readonly company: CompanyFile
  readonly brand: Brand
  /** Names of its drawings in the folder `brand`. */
  readonly brandFiles: readonly string[]
  /** Names of its pictures in the folder `pictures`. */
  readonly pagePictures: PagePictures
  /** Pages about the company, by the last part of their addresses. */
  readonly pages: readonly { readonly name: string; readonly page: PageFile }[]
  readonly categories: v.InferOutput<typeof categoriesSchema>
  readonly courses: readonly { category: string; slug: string; course: CourseFile }[]
  readonly videos: v.InferOutput<typeof videosSchema>
  readonly banners: v.InferOutput<typeof bannersSchema>
  readonly deliveryMessages: v.InferOutput<typeof deliveryMessagesSchema>
  readonly devices: readonly DeviceFile[]
  readonly deviceCategories: DeviceCategories
  readonly notices: readonly NoticeFile[]
  readonly events: readonly EventFile[]
  readonly faq: v.InferOutput<typeof faqSchema>
  readonly manuals: readonly ManualFile[]
  /** Undefined until the operator has one. */
  readonly client: v.InferOutput<typeof clientSchema> | undefined
  readonly legal: readonly LegalEditionFile[]
  /** Groups of words that mean the same in a search. */
  readonly synonyms: v.InferOutput<typeof synonymsSchema>
  /** The YAML files, by their path in the folder. */
  readonly sources: ReadonlyMap<string, { readonly text: string; readonly value: unknown }>
  /** Where the content was read from; it has the pictures, videos and files to download. */
  readonly folder: ContentFolder
}

/** Reads and checks a content folder. Reports all faults at once; with any fault there is no content. */
export function readContent(folder: ContentFolder): { content: Content | undefined; faults: Fault[] } {
  const faults: Fault[] = []
  const company = readYamlFile(folder, 'company.yaml', companySchema, faults)
  const brand = readYamlFile(folder, 'brand/brand.yaml', brandSchema, faults)
  const categories = readYamlFile(folder, 'categories.yaml', categoriesSchema, faults)
  const banners = readYamlFile(folder, 'banners.yaml', bannersSchema, faults)
  const messages = readYamlFile(folder, 'delivery-messages.yaml', deliveryMessagesSchema, faults)
  const videos = readYamlFile(folder, 'videos.yaml', videosSchema, faults)
  const courses = folder.list('courses').map((file) => ({
    category: basename(dirname(file)),
    slug: basename(file, '.yaml'),
    source: readYamlFile(folder, file, courseFileSchema, faults),
  }))
  const devices = folder.list('devices').map((file) => readYamlFile(folder, file, deviceFileSchema, faults))
  const notices = numberedFiles(folder, 'notices', noticeFileSchema, faults)
  const events = numberedFiles(folder, 'events', eventFileSchema, faults)
  const faq = readYamlFile(folder, 'faq.yaml', faqSchema, faults)
  const pages = readPages(folder, company?.value, categories, faults)
  checkUnread(folder, faults)
  if (company) checkCompany(company)
  const look = brand && readBrand(folder, brand)
  for (const page of pagePictures) {
    const name = brand?.value.pictures[page]
    if (name !== undefined && !folder.file(`pictures/${name}`))
      brand?.fault(['pictures', page], missing('pictures', name))
  }
  if (categories) checkCategories(folder, categories, look?.colors)
  if (categories && videos) checkReferences(folder, categories, videos, banners, courses)
  // A folder without the file has the categories of the specification.
  const deviceCategories =
    folder.text('device-categories.yaml') !== undefined
      ? readYamlFile(folder, 'device-categories.yaml', deviceCategoriesSchema, faults)
      : undefined
  if (deviceCategories) checkCodes(deviceCategories, 'category', '분류')
  checkDevices(folder, devices, deviceCategories?.value ?? specifiedDeviceCategories, courses)
  for (const source of notices) {
    checkAttachments(folder, source, [], source.value)
    for (const [index, { file }] of source.value.pictures.entries()) {
      if (!folder.file(`pictures/${file}`)) source.fault(['pictures', index, 'file'], missing('pictures', file))
    }
  }
  checkEvents(folder, events, categories, courses)
  if (faq) checkFaq(faq)
  const manuals = folder.list(fileFolders.manuals).map((file) => readYamlFile(folder, file, manualFileSchema, faults))
  const client =
    folder.text('client.yaml') !== undefined ? readYamlFile(folder, 'client.yaml', clientSchema, faults) : undefined
  checkManuals(folder, manuals)
  // A folder without synonyms is whole.
  const synonyms =
    folder.text('synonyms.yaml') !== undefined
      ? readYamlFile(folder, 'synonyms.yaml', synonymsSchema, faults)
      : undefined
  if (synonyms) checkSynonyms(synonyms)
  const clientFault = client && fileFault(folder, fileFolders.client, client.value.file)
  if (clientFault !== undefined) client?.fault(['file'], clientFault)
  const legal = readLegal(folder, company?.value, faults)
  const sources = [
    ...legal.map(({ source }) => source),
    ...[company, brand, categories, banners, messages, videos, faq, client, synonyms, deviceCategories],
    ...[...devices, ...notices, ...events, ...manuals],
    ...pages.map(({ source }) => source),
    ...courses.map(({ source }) => source),
  ]
  if (faults.length > 0 || !company || !brand || !look || !categories || !banners || !messages || !videos || !faq)
    return { content: undefined, faults }
  return {
    faults,
    content: {
      folder,
      company: company.value,
      brand: look,
      brandFiles: [brand.value.logo.light, brand.value.logo.dark, brand.value.icon],
      pagePictures: brand.value.pictures,
      pages: pages.map(({ name, source }) => ({ name, page: source.value })),
      categories: categories.value,
      banners: banners.value,
      deliveryMessages: messages.value,
      videos: videos.value,
      courses: courses.flatMap(({ category, slug, source }) =>
        source ? [{ category, slug, course: source.value }] : [],
      ),
      deviceCategories: deviceCategories?.value ?? specifiedDeviceCategories,
      devices: devices.flatMap((source) => (source ? [source.value] : [])),
      notices: notices.map(({ value }) => value),
      events: events.map(({ value }) => value),
      faq: faq.value,
      manuals: manuals.flatMap((source) => (source ? [source.value] : [])),
      client: client?.value,
      legal: legal.map(({ document, edition, source }) => ({ document, edition, file: source.value })),
      synonyms: synonyms?.value ?? [],
      sources: new Map(
        sources.flatMap((source) => (source ? [[source.file, { text: source.text, value: source.value }]] : [])),
      ),
    },
  }
}

/** Folders whose YAML files are entries, and folders of everything else. */
const entryFolders: readonly string[] = [
  'courses',
  'devices',
  'notices',
  'events',
  'legal',
  'pages',
  fileFolders.manuals,
]
const otherFolders: readonly string[] = ['pictures', 'videos', 'brand', ...Object.values(fileFolders)]
/** What systems and authors leave in folders. */
const ignoredNames: readonly string[] = ['README.md', 'Thumbs.db', 'desktop.ini']

/** Reports each file that may be meant as content and that nothing reads: an import would take its entry away. */
function checkUnread(folder: ContentFolder, faults: Fault[]): void {
  for (const file of folder.everyFile?.() ?? []) {
    const [place = '', ...below] = file.split('/')
    const isEntry = entryFolders.includes(place) && below.length > 0
    const isRead = isEntry
      ? file.endsWith('.yaml') || (otherFolders.includes(place) && !/\.ya?ml$/i.test(file))
      : Object.hasOwn(singleFiles, file) || (otherFolders.includes(place) && below.length > 0)
    if (isRead || ignoredNames.includes(basename(file))) continue
    const message = /\.ya?ml$/i.test(file) && !file.endsWith('.yaml') ? wrongEnding : unread
    faults.push({ file, line: 1, field: '', ...languagesOf(message) })
  }
}

const wrongEnding = both('does not end in .yaml: rename it', '이름이 .yaml로 끝나야 해요')
const unread = both(
  'is not read: move it to where content/README.md says, or out of the folder',
  '읽지 않는 파일이에요. 맞는 폴더로 옮기거나 빼 주세요',
)

/** Files of the pages that every shop has. */
export const requiredPages: readonly string[] = standingPages.map((name) => `pages/${name}.yaml`)

/** The home page and those about the company. Those with faults are left out. */
function readPages(
  folder: ContentFolder,
  company: CompanyFile | undefined,
  categories: Source<Content['categories']> | undefined,
  faults: Fault[],
): { name: string; source: Source<PageFile> }[] {
  const files = folder.list('pages')
  const names = files.map((file) => basename(file, '.yaml'))
  const fields = categories?.value.map(({ code }) => code)
  const hasPicture = (file: string) => folder.file(`pictures/${file}`) !== undefined
  return [...new Set([...requiredPages, ...files])].flatMap((file) => {
    const name = basename(file, '.yaml')
    const source = readYamlFile(folder, file, pageFileSchema, faults)
    if (!source) return []
    if (kindOf(file) !== 'page') source.fault([], wrongPageName)
    checkPage(name, source, { company, names, fields, hasPicture })
    return [{ name, source }]
  })
}

const wrongPageName = both(
  'lies at a path that no address can have: name it pages/<small letters, digits and hyphens>.yaml',
  '주소에 쓸 수 없는 이름이에요. pages/<영어 소문자, 숫자, 하이픈>.yaml로 바꿔 주세요',
)

/** Files of the folder `name` that are named after the `idx` in them, by number. Those with faults are left out. */
function numberedFiles<Schema extends v.GenericSchema<unknown, { idx: number }>>(
  folder: ContentFolder,
  name: string,
  schema: Schema,
  faults: Fault[],
): Source<v.InferOutput<Schema>>[] {
  return folder
    .list(name)
    .flatMap((file) => {
      const source = readYamlFile(folder, file, schema, faults)
      if (!source) return []
      const { idx } = source.value
      if (file !== `${name}/${idx}.yaml`) {
        source.fault(
          ['idx'],
          both(`must be the number that names the file: ${idx}`, `파일의 이름과 같은 번호여야 해요: ${idx}`),
        )
      }
      return [source]
    })
    .sort((one, other) => one.value.idx - other.value.idx)
}
