import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Messages of a page that is not built yet. */
export interface ComingSoonMessages {
  readonly title: MessageDescriptor
  /** What the page will offer, and what the visitor can do until then. */
  readonly text: MessageDescriptor
  /** The page that helps best today. */
  readonly meanwhile: { readonly name: MessageDescriptor; readonly href: string }
}

const ask = { name: msg`Ask us`, href: '/cs/inquiry' }

/** By path; the longest prefix of a path counts. */
const messagesByPath: Record<string, ComingSoonMessages> = {
  '/delete-account': {
    title: msg`Deleting the account here comes soon`,
    text: msg`Until then our staff delete it for you whenever you ask. Look through your purchases first: they end with the account.`,
    meanwhile: ask,
  },
}

/** Messages of the longest known prefix of `path`; undefined when there is none. */
export function comingSoonMessages(path: string): ComingSoonMessages | undefined {
  for (let address = path; address !== ''; address = address.slice(0, address.lastIndexOf('/'))) {
    const messages = messagesByPath[address]
    if (messages) return messages
  }
  return undefined
}
