import type * as v from 'valibot'
import type { bannersSchema } from './banners.ts'
import type { brandSchema } from './brand.ts'
import type { companySchema } from './company.ts'
import type { categoriesSchema, courseFileSchema, videosSchema } from './courses.ts'
import type { deliveryMessagesSchema } from './delivery-messages.ts'
import type { deviceCategoriesSchema } from './device-categories.ts'
import type { deviceFileSchema } from './devices.ts'
import type { clientSchema, manualFileSchema } from './downloads.ts'
import type { eventFileSchema } from './events.ts'
import type { faqSchema } from './faq.ts'
import type { legalFileSchema } from './legal.ts'
import type { noticeFileSchema } from './notices.ts'
import type { pageFileSchema } from './pages.ts'
import type { synonymsSchema } from './synonyms.ts'

/** Kinds with a file for each entry, by the folder that has them. */
export const entryFolders = {
  courses: 'course',
  devices: 'device',
  notices: 'notice',
  events: 'event',
  manuals: 'manual',
  legal: 'legal',
  pages: 'page',
} as const
/** Kinds with one file. */
export const singleFiles = {
  'company.yaml': 'company',
  'brand/brand.yaml': 'brand',
  'faq.yaml': 'faq',
  'banners.yaml': 'banners',
  'categories.yaml': 'categories',
  'device-categories.yaml': 'device-categories',
  'videos.yaml': 'videos',
  'client.yaml': 'client',
  'synonyms.yaml': 'synonyms',
  'delivery-messages.yaml': 'delivery-messages',
} as const

export const contentKinds = [...Object.values(entryFolders), ...Object.values(singleFiles)] as const
export type ContentKind = (typeof contentKinds)[number]

/** What a file of each kind contains. */
export interface ContentValues {
  company: v.InferInput<typeof companySchema>
  brand: v.InferInput<typeof brandSchema>
  course: v.InferInput<typeof courseFileSchema>
  device: v.InferInput<typeof deviceFileSchema>
  notice: v.InferInput<typeof noticeFileSchema>
  event: v.InferInput<typeof eventFileSchema>
  manual: v.InferInput<typeof manualFileSchema>
  legal: v.InferInput<typeof legalFileSchema>
  page: v.InferInput<typeof pageFileSchema>
  faq: v.InferInput<typeof faqSchema>
  banners: v.InferInput<typeof bannersSchema>
  categories: v.InferInput<typeof categoriesSchema>
  'device-categories': v.InferInput<typeof deviceCategoriesSchema>
  videos: v.InferInput<typeof videosSchema>
  client: v.InferInput<typeof clientSchema>
  synonyms: v.InferInput<typeof synonymsSchema>
  'delivery-messages': v.InferInput<typeof deliveryMessagesSchema>
}

const entryPath =
  /^(?:courses\/[a-z][a-z0-9]*(?:-[a-z0-9]+)*\/|devices\/|manuals\/|legal\/(?:terms|privacy|collection|marketing)\/)[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$|^pages\/[a-z][a-z0-9]*(?:-[a-z0-9]+)*\.yaml$|^(?:notices|events)\/[1-9]\d{0,5}\.yaml$/

/** Kind of the file at a path of the content folder; undefined when no content stands there. */
export function kindOf(path: string): ContentKind | undefined {
  const single = Object.entries(singleFiles).find(([file]) => file === path)
  if (single) return single[1]
  if (!entryPath.test(path)) return undefined
  return Object.entries(entryFolders).find(([folder]) => path.startsWith(`${folder}/`))?.[1]
}
