import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Meaning of a parameter, and its default. */
export interface ParameterWords {
  readonly what: MessageDescriptor
  readonly without: MessageDescriptor
}

const nothingToShow = msg`there is nothing to show, and the page leads to “not found”`
const firstPage = msg`the first page`
const identity: ParameterWords = {
  what: msg`Number of the identity verification that the person comes back from`,
  without: msg`nobody comes back from one`,
}
const next: ParameterWords = {
  what: msg`Where it goes on after the login`,
  without: msg`it goes on at the start page`,
}
const look: ParameterWords = {
  what: msg`State to look at`,
  without: msg`the real flow runs`,
}
const order: ParameterWords = { what: msg`Number of the order`, without: msg`there is no order to tell of` }
const findIdStep: ParameterWords = { what: msg`Step of finding the ID`, without: msg`the first step` }
const course: ParameterWords = { what: msg`Number of the course`, without: nothingToShow }

/** By name, or by `route name` when a page uses the name differently. */
const parameterWords: Record<string, ParameterWords> = {
  lang: {
    what: msg`Language`,
    without: msg`the language that this browser chose or speaks`,
  },
  layout: {
    what: msg`Layout chosen on purpose`,
    without: msg`the layout of the host, or of the device`,
  },
  at: look,
  id: course,
  next,
  idfc_id: identity,
  page: { what: msg`Page of the list`, without: firstPage },
  '/contents/ tab': { what: msg`For whom the courses are`, without: msg`courses for all` },
  '/contents/ category': { what: msg`Field of training`, without: msg`all fields` },
  '/contents/ title': { what: msg`Part of a title or keyword`, without: msg`every title` },
  '/contents/ sort': { what: msg`Order of the list`, without: msg`the newest first` },
  '/contents/ view': { what: msg`How the list is drawn`, without: msg`rows` },
  '/contents/detail memberType': {
    what: msg`For whom the course is: IDV for individuals, GRP for groups`,
    without: msg`individuals, unless the course is for groups alone`,
  },
  '/contents/detail option': {
    what: msg`Number of the purchase option that is chosen`,
    without: msg`the first option`,
  },
  '/contents/detail notices': { what: msg`Page of the course’s notices`, without: firstPage },
  '/contents/preview lesson': {
    what: msg`Number of the free lesson that is open`,
    without: msg`the first free lesson`,
  },
  '/device/ category': { what: msg`Kind of devices`, without: msg`VR devices` },
  '/device/ sale_type': { what: msg`Whether to rent or to buy`, without: msg`to rent` },
  '/device/detail id': { what: msg`Number of the device`, without: nothingToShow },
  '/device/detail sale_type': {
    what: msg`Whether to rent or to buy`,
    without: msg`to rent, unless the device is only sold`,
  },
  '/device/detail months': { what: msg`Length of the rental in months`, without: msg`the shortest term` },
  '/device/detail quantity': { what: msg`How many pieces`, without: msg`one piece` },
  '/search q': { what: msg`What is looked for`, without: msg`the page asks for a word` },
  '/$ course': {
    what: msg`Number of the course that an inquiry is about`,
    without: msg`the inquiry is about nothing in particular`,
  },
  '/agreement/$edition view': { what: msg`What of the edition is shown`, without: msg`its whole text` },
  '/privacy-policy/$edition view': { what: msg`What of the edition is shown`, without: msg`its whole text` },
  '/login ended': { what: msg`Why the login before ended`, without: msg`it did not end, or by itself` },
  '/login tab': { what: msg`Way of logging in`, without: msg`ID and password` },
  '/find-account step': findIdStep,
  '/find-account/ step': findIdStep,
  '/find-account/findbyemail step': findIdStep,
  '/find-account/success step': findIdStep,
  '/find-password step': { what: msg`Step of asking for a link`, without: msg`the first step` },
  '/find-password refused': {
    what: msg`Why the link that the person comes from did not work`,
    without: msg`the person comes from no link`,
  },
  '/_sign-up/regist step': { what: msg`Step of the sign-up`, without: msg`the terms` },
  '/_sign-up/regist_data step': { what: msg`Step of the sign-up`, without: msg`the details` },
  '/_sign-up step': { what: msg`Step of the sign-up`, without: msg`the terms` },
  from: {
    what: msg`Provider of the account that the person came with`,
    without: msg`nobody’s account is to be linked`,
  },
  type: {
    what: msg`Kind of membership: GRP for a group or company`,
    without: msg`an individual`,
  },
  '/order course': { what: msg`Number of the course that is bought`, without: msg`no course is bought` },
  '/order option': {
    what: msg`Numbers of the purchase options, each with its pieces after an x`,
    without: msg`no course is bought`,
  },
  '/order device': { what: msg`Number of the device that is ordered`, without: msg`no device is ordered` },
  '/order sale_type': { what: msg`Whether the device is rented or bought`, without: msg`no device is ordered` },
  '/order months': { what: msg`Length of the rental in months`, without: msg`the device is not rented` },
  '/order quantity': { what: msg`Pieces of the device`, without: msg`one piece` },
  '/order delivery': { what: msg`Code of the delivery request`, without: msg`the first request of the list` },
  order,
  payment: { what: msg`Number of the try to pay`, without: msg`nobody comes back from the payment window` },
  payment_key: {
    what: msg`What the payment company calls the payment`,
    without: msg`nobody comes back from the payment window`,
  },
  amount: {
    what: msg`Amount in won that the payment window has told; it is compared with the order`,
    without: msg`nobody comes back from the payment window`,
  },
  decline: { what: msg`Why the payment was declined`, without: msg`no payment was declined` },
  '/order-failed reason': { what: msg`Why the order failed`, without: msg`the reason is not known` },
  '/order-failed again': { what: msg`The order form as it was`, without: msg`the page leads to the purchase history` },
  '/mypage/history/ year': { what: msg`Orders since this year`, without: msg`all orders` },
  '/mypage/history/ month': { what: msg`Month of that year`, without: msg`its first month` },
  '/mypage/history/ day': { what: msg`Day of that month`, without: msg`its first day` },
  '/mypage/history/detail id': { ...order, without: msg`the page leads to the list` },
  '/script-needed back': { what: msg`Address of the page with the form`, without: msg`it leads to the start page` },
  '/support/ q': { what: msg`What is looked for`, without: msg`all flows` },
  '/support/flows/$name state': { what: msg`State that is marked`, without: msg`no state is marked` },
  '/support/codes/ kind': { what: msg`Kind of codes`, without: msg`errors and successes` },
  '/support/address address': { what: msg`Address that is taken apart`, without: msg`the page asks for one` },
  '/support/icons q': { what: msg`Part of an icon’s name`, without: msg`all icons` },
  '/support/icons size': { what: msg`Size of the drawings in pixels`, without: msg`16 pixels` },
  '/support/icons icon': { what: msg`Icon that is measured`, without: msg`the first one` },
}

/** Explanation of a parameter on a page, or on every page without `route`. */
export function wordsOfParameter(route: string | undefined, name: string): ParameterWords | undefined {
  return parameterWords[`${route} ${name}`] ?? parameterWords[name]
}

/** Pages by their route ID, and paths that the server answers itself by their prefix. */
const pageWords: Record<string, MessageDescriptor> = {
  '/': msg`The start page of the shop`,
  '/$': msg`A page that is promised and still being built, or none at all: that leads to “not found”`,
  '/contents/': msg`The list of courses`,
  '/contents/detail': msg`A course, with its prices and its curriculum`,
  '/contents/preview': msg`The free lessons of a course`,
  '/device/': msg`The list of training devices`,
  '/device/detail': msg`A training device, with its prices and terms`,
  '/promotion': msg`The offer of a course`,
  '/search': msg`What the search finds`,
  '/login': msg`The three ways of logging in`,
  '/_sign-up': msg`Signing up`,
  '/_sign-up/regist': msg`Signing up: terms, identity, guardian and e-mail`,
  '/_sign-up/regist_data': msg`Signing up: the details, and the completion`,
  '/find-account': msg`Finding an ID, by phone`,
  '/find-account/': msg`Finding an ID, by phone`,
  '/find-account/findbyemail': msg`Finding an ID, by e-mail`,
  '/find-account/success': msg`The ID that was found`,
  '/find-password': msg`Asking for a link to set a new password`,
  '/account-change': msg`Taking back a change of an account, from the link in a mail`,
  '/find-password-reset': msg`Setting a new password, from the link in a mail`,
  '/verify-email': msg`Confirming an e-mail address, from the link in a mail`,
  '/oacx': msg`Where the window of the identity provider comes back to; it closes by itself`,
  '/social/$provider': msg`Where a login with another account comes back to`,
  '/mypage/': msg`The member’s own page; visitors are asked to log in first`,
  '/mypage/history/': msg`What the member has bought`,
  '/mypage/history/detail': msg`One order of the member, with its refund`,
  '/order': msg`The order form; visitors are asked to log in first`,
  '/order-complete': msg`Where the payment window comes back to: the receipt, or where to pay`,
  '/order-failed': msg`Why an order failed, and the ways on`,
  '/agreement/': msg`Leads to the newest terms of use`,
  '/agreement/$edition': msg`An edition of the terms of use`,
  '/privacy-policy/': msg`Leads to the newest privacy policy`,
  '/privacy-policy/$edition': msg`An edition of the privacy policy`,
  '/marketing': msg`What somebody agrees to who wants offers`,
  '/private': msg`What personal information is collected, and for what`,
  '/script-needed': msg`Says that a form was not sent because the script of the page did not run`,
  '/not-found': msg`Nothing lies under the address that was asked for`,
  '/support/': msg`The support area: every flow, and the search`,
  '/support/flows/$name': msg`One flow, with its diagram and its states`,
  '/support/codes/': msg`Every code`,
  '/support/codes/$code': msg`One code, and what to tell the customer`,
  '/support/address': msg`This page`,
  '/support/icons': msg`Every drawing of the shop’s screens`,
  '/support/components': msg`Every part of the shop’s screens, in all variants`,
  '/api': msg`A call of the shop’s programs, not a page`,
  '/assets': msg`A file of the shop’s pages, not a page`,
  '/media': msg`A picture or a video, not a page`,
  '/sandbox': msg`A stand-in for a provider outside of the shop`,
  '/sitemap.xml': msg`The list of pages for search engines`,
  '/robots.txt': msg`What search engines may read`,
  '/healthz': msg`Tells machines that the shop lives`,
  '/readyz': msg`Tells machines that the shop is ready`,
}

/** Names of all page parameters. */
export const knownParameters: ReadonlySet<string> = new Set(
  Object.keys(parameterWords).map((key) => key.split(' ').at(-1) ?? key),
)

/** Pages without required parameters, by path. */
export const pages: readonly { readonly path: string; readonly words: MessageDescriptor }[] = Object.entries(pageWords)
  .map(([route, words]) => ({ path: route.replace(/\/_[\w-]+/g, '').replace(/(?<=.)\/$/, ''), words }))
  .filter(({ path }) => path !== '' && !path.includes('$'))

/** Description of a route or prefix. */
export function wordsOfPage(route: string): MessageDescriptor | undefined {
  return pageWords[route]
}
