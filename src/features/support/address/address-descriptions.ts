import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { routeParameterDescriptions } from './parameter-descriptions.ts'

/** Meaning of a parameter, and its default. */
export interface ParameterDescription {
  readonly what: MessageDescriptor
  readonly without: MessageDescriptor
}

/** Parameters that the server reads on every page. */
const everywhere: Readonly<Record<string, ParameterDescription>> = {
  lang: {
    what: msg`Language`,
    without: msg`the language that this browser chose or speaks`,
  },
  layout: {
    what: msg`Layout chosen on purpose`,
    without: msg`the layout of the host, or of the device`,
  },
}

/** Words of a parameter of a route; of every page where `route` is undefined. */
export function describeParameter(route: string | undefined, name: string): ParameterDescription | undefined {
  return route === undefined ? everywhere[name] : routeParameterDescriptions[`${route} ${name}`]
}

/** Pages by their route ID, and paths that the server answers itself by their prefix. */
const pageDescriptions: Record<string, MessageDescriptor> = {
  '/': msg`The start page of the shop`,
  '/$': msg`No page: leads to “not found”`,
  '/contents/': msg`The list of courses`,
  '/contents/compare': msg`Two or three courses beside each other`,
  '/contents/detail': msg`A course, with its prices and its curriculum`,
  '/contents/saved': msg`The saved courses of this browser or member, or a list from a link`,
  '/contents/preview': msg`The free lessons of a course`,
  '/device/': msg`The list of training devices`,
  '/device/detail': msg`A training device, with its prices and terms`,
  '/promotion': msg`The offer of a course`,
  '/basket': msg`The basket of this browser or member, or one from a link`,
  '/search': msg`What the search finds`,
  '/_member': msg`Pages for members; visitors are asked to log in`,
  '/_member/mypage/membership': msg`Why a membership is restricted, until when, and how to object`,
  '/delete-account': msg`Closing an account: what is lost, what is kept and the request`,
  '/cs': msg`Customer support`,
  '/cs/': msg`Leads to the notices`,
  '/cs/notices': msg`The list of notices`,
  '/cs/notice-detail': msg`A notice with its attachments`,
  '/cs/event': msg`The list of events: ongoing, upcoming and completed`,
  '/cs/event-detail': msg`An event with its conditions and courses`,
  '/cs/faq': msg`Frequently asked questions with their answers`,
  '/cs/recruit': msg`What partners the shop looks for, and how it goes`,
  '/company/': msg`Leads to the introduction of the company`,
  '/company/$page': msg`A page about the company, as the content has it`,
  '/downloads': msg`The PC client and the manuals`,
  '/learn': msg`Opens a lesson in the PC client`,
  '/login': msg`The three ways of logging in`,
  '/_sign-up': msg`Sign up`,
  '/_sign-up/regist': msg`Signing up: terms, identity, guardian and email`,
  '/_sign-up/regist_data': msg`Signing up: the details, and the completion`,
  '/find-account': msg`Finding an ID, by phone`,
  '/find-account/': msg`Finding an ID, by phone`,
  '/find-account/findbyemail': msg`Finding an ID, by email`,
  '/find-account/success': msg`The ID that was found`,
  '/find-password': msg`Asking for a link to set a new password`,
  '/membership-ended': msg`Why a membership was terminated, from the login or the link in a mail, and how to object`,
  '/account-change': msg`Undoing an account change, from the link in an email`,
  '/find-password-reset': msg`Setting a new password, from the link in a mail`,
  '/verify-email': msg`Confirming an email address, from the link in a mail`,
  '/oacx': msg`Where the identity provider’s window returns to. It closes automatically`,
  '/social/$provider': msg`Where a login with another account comes back to`,
  '/_member/mypage/': msg`The member’s own page; visitors are asked to log in first`,
  '/_member/mypage/edit': msg`Editing the details of a member, after a password check`,
  '/_member/mypage/change-password': msg`Changing the password of a member`,
  '/_member/mypage/certificate': msg`The certificate of a course that the member has finished`,
  '/certificate': msg`What the address of a certificate proves`,
  '/unsubscribe': msg`Ending news and offers by email, from the link in one of them`,
  '/_member/mypage/inquiries/': msg`The inquiries of the member`,
  '/_member/mypage/inquiries/detail': msg`One inquiry of the member, with the reply`,
  '/_member/mypage/history/': msg`What the member has bought`,
  '/_member/mypage/history/detail': msg`One order of the member, with its refund`,
  '/_member/order': msg`The order form; visitors are asked to log in first`,
  '/_member/order-complete': msg`Where the payment window returns to: the receipt, or where to pay`,
  '/order-failed': msg`Why an order failed, and the ways on`,
  '/contents/opening': msg`Asks for a mail on the day a course opens`,
  '/downloads_/opening': msg`Asks for a mail when the training app can be downloaded`,
  '/contents/opening-cancel': msg`Stops emails about courses that open and about the training app`,
  '/cs/inquiry': msg`The form of a service inquiry`,
  '/cs/inquiry-complete': msg`Says that an inquiry arrived`,
  '/agreement/': msg`Leads to the newest terms of use`,
  '/agreement/$edition': msg`A version of the terms of use`,
  '/privacy-policy/': msg`Leads to the newest privacy policy`,
  '/privacy-policy/$edition': msg`A version of the privacy policy`,
  '/marketing': msg`What people agree to for news and offers`,
  '/private': msg`What personal information is collected, and why`,
  '/script-needed': msg`Says that a form was not sent because the script of the page did not run`,
  '/not-found': msg`There’s no page at the requested address`,
  '/support/': msg`The support area: every flow, and the search`,
  '/support/case': msg`What a customer saw when something failed`,
  '/support/flows/$name': msg`One flow, with its diagram and its states`,
  '/support/codes/': msg`Every code`,
  '/support/codes/$code': msg`One code, and what to tell the customer`,
  '/support/address': msg`This page`,
  '/api': msg`A call by the shop’s programs, not a page`,
  '/assets': msg`A file the pages use, not a page`,
  '/media': msg`A picture or a video, not a page`,
  '/sandbox': msg`A stand-in for a provider outside of the shop`,
  '/sitemap.xml': msg`The list of pages for search engines`,
  '/robots.txt': msg`What search engines may read`,
  '/healthz': msg`Tells machines that the shop lives`,
  '/readyz': msg`Tells machines that the shop is ready`,
}

/** Names of all page parameters. */
export const knownParameters: ReadonlySet<string> = new Set(
  [...Object.keys(everywhere), ...Object.keys(routeParameterDescriptions)].map((key) => key.split(' ').at(-1) ?? key),
)

/** Pages without required parameters, by path. */
export const pages: readonly { readonly path: string; readonly description: MessageDescriptor }[] = Object.entries(
  pageDescriptions,
)
  .map(([route, description]) => ({ path: route.replace(/\/_[\w-]+/g, '').replace(/(?<=.)\/$/, ''), description }))
  .filter(({ path }) => path !== '' && !path.includes('$'))

/** Description of a route or prefix. */
export function describePage(route: string): MessageDescriptor | undefined {
  return pageDescriptions[route]
}
