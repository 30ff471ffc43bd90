import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type * as v from 'valibot'
import { stringify } from 'yaml'
import type { bannersSchema } from '#contract/content-files/banners.ts'
import type { brandSchema } from '#contract/content-files/brand.ts'
import type { companySchema } from '#contract/content-files/company.ts'
import type { categoriesSchema, courseFileSchema, videosSchema } from '#contract/content-files/courses.ts'
import type { deliveryMessagesSchema } from '#contract/content-files/delivery-messages.ts'
import type { deviceCategoriesSchema } from '#contract/content-files/device-categories.ts'
import type { deviceFileSchema } from '#contract/content-files/devices.ts'
import type { clientSchema, manualFileSchema } from '#contract/content-files/downloads.ts'
import type { eventFileSchema } from '#contract/content-files/events.ts'
import type { faqSchema } from '#contract/content-files/faq.ts'
import type { legalFileSchema } from '#contract/content-files/legal.ts'
import type { noticeFileSchema } from '#contract/content-files/notices.ts'
import type { pageFileSchema } from '#contract/content-files/pages.ts'
import { brandDrawings } from './sample-brand.ts'

export type CourseInput = v.InferInput<typeof courseFileSchema>
export type DeviceInput = v.InferInput<typeof deviceFileSchema>
export type NoticeInput = v.InferInput<typeof noticeFileSchema>
export type PageInput = v.InferInput<typeof pageFileSchema>
export type EventInput = v.InferInput<typeof eventFileSchema>

/** Content of a content folder. */
export interface Catalogue {
  readonly company: v.InferInput<typeof companySchema>
  readonly brand: v.InferInput<typeof brandSchema>
  /** Pages about the company by file name below `pages/`, without extension. */
  readonly pages: Readonly<Record<string, PageInput>>
  readonly categories: v.InferInput<typeof categoriesSchema>
  readonly videos: v.InferInput<typeof videosSchema>
  readonly banners: v.InferInput<typeof bannersSchema>
  /** Those of the specification when it is left out: no file names others. */
  readonly deviceCategories?: v.InferInput<typeof deviceCategoriesSchema>
  readonly deliveryMessages: v.InferInput<typeof deliveryMessagesSchema>
  /** Courses by file name below `courses/`, without extension. */
  readonly courses: Readonly<Record<string, CourseInput>>
  /** Devices by file name below `devices/`, without extension. */
  readonly devices: Readonly<Record<string, DeviceInput>>
  readonly notices: readonly NoticeInput[]
  readonly events: readonly EventInput[]
  readonly faq: v.InferInput<typeof faqSchema>
  /** Manuals by file name below `manuals/`, without extension; each names files that are written beside it. */
  readonly manuals: Readonly<Record<string, v.InferInput<typeof manualFileSchema>>>
  /** The PC client, whose file is written to `client/`. */
  readonly client: v.InferInput<typeof clientSchema>
  /** Editions by file name below `legal/`, without extension; those of the bundled content when it is left out. */
  readonly legal?: Readonly<Record<string, v.InferInput<typeof legalFileSchema>>>
  /** Names in `attachments/`. */
  readonly attachments: readonly string[]
  /** Names in `pictures/`. */
  readonly pictures: readonly string[]
}

const bundledTexts = fileURLToPath(new URL('../../../content/legal', import.meta.url))

/** Writes the files of `catalogue` to a content folder. */
export function writeCatalogue(directory: string, catalogue: Catalogue): void {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), text)
  }
  write('company.yaml', stringify(catalogue.company))
  write('brand/brand.yaml', stringify(catalogue.brand))
  for (const [name, svg] of Object.entries(brandDrawings)) write(`brand/${name}`, svg)
  for (const [name, page] of Object.entries(catalogue.pages)) write(`pages/${name}.yaml`, stringify(page))
  write('categories.yaml', stringify(catalogue.categories))
  write('videos.yaml', stringify(catalogue.videos))
  write('banners.yaml', stringify(catalogue.banners))
  write('delivery-messages.yaml', stringify(catalogue.deliveryMessages))
  if (catalogue.deviceCategories) write('device-categories.yaml', stringify(catalogue.deviceCategories))
  write('faq.yaml', stringify(catalogue.faq))
  for (const notice of catalogue.notices) write(`notices/${notice.idx}.yaml`, stringify(notice))
  for (const event of catalogue.events) write(`events/${event.idx}.yaml`, stringify(event))
  for (const picture of catalogue.pictures)
    write(
      `pictures/${picture}`,
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><title>${picture}</title></svg>`,
    )
  for (const name of catalogue.attachments) write(`attachments/${name}`, `contents of ${name}`)
  for (const { file } of catalogue.videos) write(`videos/${file}`, `frames of ${file}`)
  write('client.yaml', stringify(catalogue.client))
  write(`client/${catalogue.client.file}`, `contents of ${catalogue.client.file}`)
  for (const [name, manual] of Object.entries(catalogue.manuals)) {
    write(`manuals/${name}.yaml`, stringify(manual))
    for (const file of Object.values(manual.file)) write(`manuals/${file}`, `contents of ${file}`)
  }
  if (!catalogue.legal) cpSync(bundledTexts, join(directory, 'legal'), { recursive: true })
  for (const [name, edition] of Object.entries(catalogue.legal ?? {})) write(`legal/${name}.yaml`, stringify(edition))
  for (const [name, device] of Object.entries(catalogue.devices)) write(`devices/${name}.yaml`, stringify(device))
  for (const [name, course] of Object.entries(catalogue.courses)) write(`courses/${name}.yaml`, stringify(course))
}
