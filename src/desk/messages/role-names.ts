import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Role } from '#contract/desk/roles.ts'

export const roleNames: Record<Role, MessageDescriptor> = {
  viewer: msg`Viewer`,
  support: msg`Support`,
  money: msg`Money`,
  content: msg`Content`,
  owner: msg`Owner`,
}

/** What a role allows: part of the name of its box. */
export const roleDescriptions: Record<Role, MessageDescriptor> = {
  viewer: msg`Sees lists and figures, without personal data`,
  support: msg`Serves members: orders, inquiries, reviews, restrictions`,
  money: msg`Refunds, and looks after payments`,
  content: msg`Writes and publishes courses, notices and other content`,
  owner: msg`Does everything, and invites operators`,
}
