import type { ContentKind, ContentValues } from '#contract/content-files/kinds.ts'
import type { Field, FieldOf } from '../fields/field.ts'
import { bannerFields } from './banners.ts'
import { brandFields } from './brand.ts'
import { companyFields } from './company.ts'
import { courseFields } from './course.ts'
import { deviceFields } from './device.ts'
import { eventFields } from './event.ts'
import { faqFields } from './faq.ts'
import { kindNames } from './kind-names.ts'
import { legalFields } from './legal.ts'
import { clientFields, manualFields } from './manual.ts'
import { noticeFields } from './notice.ts'
import { pageFields } from './page.ts'
import { categoryList, deliveryMessageList, deviceCategoryList, synonymList, videoList } from './small-files.ts'

type Kinds = { readonly [Kind in ContentKind]: FieldOf<ContentValues[Kind]> }

const kinds: Kinds = {
  company: { type: 'group', label: kindNames.company, fields: companyFields },
  brand: { type: 'group', label: kindNames.brand, fields: brandFields },
  course: { type: 'group', label: kindNames.course, fields: courseFields },
  device: { type: 'group', label: kindNames.device, fields: deviceFields },
  notice: { type: 'group', label: kindNames.notice, fields: noticeFields },
  event: { type: 'group', label: kindNames.event, fields: eventFields },
  manual: { type: 'group', label: kindNames.manual, fields: manualFields },
  legal: { type: 'group', label: kindNames.legal, fields: legalFields },
  page: { type: 'group', label: kindNames.page, fields: pageFields },
  faq: { type: 'group', label: kindNames.faq, fields: faqFields },
  banners: { type: 'group', label: kindNames.banners, fields: bannerFields },
  client: { type: 'group', label: kindNames.client, fields: clientFields },
  categories: categoryList,
  'device-categories': deviceCategoryList,
  videos: videoList,
  synonyms: synonymList,
  'delivery-messages': deliveryMessageList,
}

/** What an operator edits of each kind. */
export const contentFields: Readonly<Record<ContentKind, Field>> = kinds
