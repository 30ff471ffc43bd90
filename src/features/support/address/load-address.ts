import { msg } from '@lingui/core/macro'
import type { LocaleMessages } from '../../../lib/i18n/i18n.ts'
import { supportHead, type SupportHead } from '../layout/support-head.ts'

/** Loads the document head of the page that explains addresses. */
export function loadAddress({ messages: { i18n } }: { messages: LocaleMessages }): { head: SupportHead } {
  return {
    head: supportHead(
      i18n,
      msg({ context: 'support', message: 'Address' }),
      msg`Explains each part of any shop address.`,
    ),
  }
}
