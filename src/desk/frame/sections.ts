import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LinkOptions } from '@tanstack/react-router'
import { approvalList } from '#contract/desk/approvals.ts'
import { contentList } from '#contract/desk/content.ts'
import type { DeskEndpoint } from '#contract/desk/desk-endpoint.ts'
import { salesFigures } from '#contract/desk/figures.ts'
import { emptySearchList, flowFunnel } from '#contract/desk/funnels.ts'
import { inquiryList } from '#contract/desk/inquiries.ts'
import { memberList } from '#contract/desk/members.ts'
import { operatorList } from '#contract/desk/operators.ts'
import { deskOrderList, toShipList } from '#contract/desk/orders.ts'
import { recordList } from '#contract/desk/records.ts'
import { reviewList } from '#contract/desk/reviews.ts'
import { setupChecks } from '#contract/desk/setup.ts'
import { today } from '#contract/desk/today.ts'
import type { IconName } from '#ui/pictures/icon-names.ts'

interface Section {
  readonly link: LinkOptions
  readonly name: MessageDescriptor
  readonly icon: IconName
  /** The call that the page reads: who may make it, may open the page. */
  readonly reads: DeskEndpoint
}

/** Parts of the desk, in the order of the menu. */
export const sections: readonly Section[] = [
  { link: { to: '/' }, name: msg`Today`, icon: 'house', reads: today },
  { link: { to: '/orders' }, name: msg`Orders`, icon: 'shopping-bag', reads: deskOrderList },
  { link: { to: '/shipments' }, name: msg`To ship`, icon: 'truck', reads: toShipList },
  { link: { to: '/approvals' }, name: msg`Approvals`, icon: 'check', reads: approvalList },
  { link: { to: '/figures' }, name: msg`Figures`, icon: 'ruler', reads: salesFigures },
  { link: { to: '/funnels' }, name: msg`Funnels`, icon: 'rows-3', reads: flowFunnel },
  { link: { to: '/empty-searches' }, name: msg`No-result searches`, icon: 'search', reads: emptySearchList },
  { link: { to: '/members' }, name: msg`Members`, icon: 'user', reads: memberList },
  { link: { to: '/inquiries' }, name: msg`Inquiries`, icon: 'message-circle', reads: inquiryList },
  { link: { to: '/reviews' }, name: msg`Reviews`, icon: 'star', reads: reviewList },
  { link: { to: '/content' }, name: msg`Content`, icon: 'pencil', reads: contentList },
  { link: { to: '/record' }, name: msg`Record`, icon: 'history', reads: recordList },
  { link: { to: '/setup' }, name: msg`Set-up`, icon: 'wrench', reads: setupChecks },
  { link: { to: '/operators' }, name: msg`Operators`, icon: 'users', reads: operatorList },
]
