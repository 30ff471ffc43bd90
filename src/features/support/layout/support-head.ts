import type { I18n, MessageDescriptor } from '@lingui/core'

/** What a page of the support area tells of itself; it is never in search engines. */
export interface SupportHead {
  readonly title: string
  readonly description: string
  readonly hidden: true
}

export function supportHead(i18n: I18n, title: MessageDescriptor, description: MessageDescriptor): SupportHead {
  return { title: i18n._(title), description: i18n._(description), hidden: true }
}
