import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SentCategory } from '#contract/content/board-addresses.ts'

/** Types of an inquiry. */
export const categoryNames: Record<SentCategory, MessageDescriptor> = {
  service: msg`Service application`,
  account: msg`Account`,
  error: msg`Error report`,
  partnership: msg`Partnership`,
  refund: msg`Exchange and refund`,
  other: msg`Other`,
}
