import type { I18n, MessageDescriptor } from '@lingui/core'

/** Document head of a support page, which is always `noindex`. */
export interface SupportHead {
  readonly title: string
  readonly description: string
  readonly hidden: true
}

export function supportHead(i18n: I18n, title: MessageDescriptor, description: MessageDescriptor): SupportHead {
  return { title: i18n._(title), description: i18n._(description), hidden: true }
}
