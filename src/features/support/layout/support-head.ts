import type { MessageDescriptor } from '@lingui/core'
import type { LocaleMessages } from '#lib/i18n/i18n.ts'

/** Document head of a support page, which is always `noindex`. */
export interface SupportHead {
  readonly title: string
  readonly description: string
  readonly hidden: true
}

export function supportHead(
  { messages: { i18n } }: { readonly messages: LocaleMessages },
  title: MessageDescriptor,
  description: MessageDescriptor,
): SupportHead {
  return { title: i18n._(title), description: i18n._(description), hidden: true }
}
