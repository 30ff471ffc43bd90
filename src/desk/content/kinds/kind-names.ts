import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContentKind } from '#contract/content-files/kinds.ts'

/** Names of the kinds of content; those with one file are called so. */
export const kindNames: Readonly<Record<ContentKind, MessageDescriptor>> = {
  course: msg`Course`,
  device: msg`Device`,
  notice: msg`Notice`,
  event: msg`Event`,
  manual: msg`Manual`,
  legal: msg`Legal text`,
  page: msg({ message: 'Page', context: 'content' }),
  faq: msg`Questions and answers`,
  banners: msg`Banners`,
  categories: msg`Categories`,
  'device-categories': msg`Categories of devices`,
  videos: msg`Videos`,
  client: msg`Training app`,
  company: msg`Company`,
  brand: msg`Brand`,
  synonyms: msg`Synonyms`,
  'delivery-messages': msg`Delivery requests`,
}
