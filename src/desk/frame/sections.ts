import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LinkOptions } from '@tanstack/react-router'
import type { Role } from '#contract/desk/roles.ts'
import type { IconName } from '#ui/pictures/icon-names.ts'

interface Section {
  readonly link: LinkOptions
  readonly name: MessageDescriptor
  readonly icon: IconName
  /** Roles besides owner that may open it; absent for all. */
  readonly roles?: readonly Role[]
}

/** Parts of the desk, in the order of the menu. */
export const sections: readonly Section[] = [
  { link: { to: '/' }, name: msg`Today`, icon: 'house' },
  { link: { to: '/orders' }, name: msg`Orders`, icon: 'shopping-bag', roles: ['viewer', 'support', 'money'] },
  { link: { to: '/shipments' }, name: msg`To ship`, icon: 'truck', roles: ['viewer', 'support'] },
  { link: { to: '/approvals' }, name: msg`Approvals`, icon: 'check', roles: ['support', 'money'] },
  { link: { to: '/figures' }, name: msg`Figures`, icon: 'ruler' },
  { link: { to: '/funnels' }, name: msg`Funnels`, icon: 'rows-3' },
  { link: { to: '/empty-searches' }, name: msg`No-result searches`, icon: 'search' },
  { link: { to: '/members' }, name: msg`Members`, icon: 'user', roles: ['viewer', 'support', 'money'] },
  { link: { to: '/inquiries' }, name: msg`Inquiries`, icon: 'message-circle', roles: ['viewer', 'support', 'money'] },
  { link: { to: '/reviews' }, name: msg`Reviews`, icon: 'star', roles: ['viewer', 'support', 'content'] },
  { link: { to: '/content' }, name: msg`Content`, icon: 'pencil' },
  { link: { to: '/record' }, name: msg`Record`, icon: 'history', roles: ['support', 'money'] },
  { link: { to: '/operators' }, name: msg`Operators`, icon: 'users', roles: [] },
]
