import type { ErrorCode } from '../contract/codes.ts'

/**
 * Who walks a flow in its tests: on a rendered screen, or in a browser against the real server. Names are the
 * English ones; the person reads the page in whatever language it is.
 */
export interface Person {
  press(role: 'button' | 'link' | 'tab' | 'checkbox', name: string): Promise<void>
  type(label: string, text: string): Promise<void>
  /** The browser's own Back; `from` is where the browser is by then, as a regular expression over the path. */
  goBack(from?: string): Promise<void>
  /** Follows a link of the shop. */
  goTo(path: string): Promise<void>
  /** What happens outside of the page. On a rendered screen nothing is outside: it is only written down. */
  readonly world: World
}

/** Everything that the person's page does not do by itself. */
export interface World {
  /** Cuts the browser off the network, or lets it on again. */
  network(is: 'up' | 'down'): Promise<void>
  /** Makes the server answer the next call of this name with a code. */
  fault(call: string, code: ErrorCode): Promise<void>
  /** Moves the shop's clock. */
  waitFor(seconds: number): Promise<void>
  /** Logs this browser in or out in another tab. */
  inOtherTab(what: 'log in' | 'log out'): Promise<void>
  /** A call of the page is answered that its access token is over. */
  refuseAccess(): Promise<void>
  /** The sandbox's identity provider: what is done in its window, and by whom. */
  verifyIdentity(answer: 'approve' | 'refuse' | 'expire' | 'close', person?: string): Promise<void>
  /** Verifies as `person` where the flow for it stands: from its beginning, or where it goes on after the return. */
  verifyOnPage(person: string): Promise<void>
  /** Leaves for the identity provider's page and comes back so that the reply named is what the shop hears. */
  returnFromIdentity(reply: string, to?: 'login' | 'order'): Promise<void>
  /** Orders a course, and comes back from the payment window so that the reply named is what the shop hears. */
  returnFromPayment(reply: string): Promise<void>
  /** The payment that is waited for comes: the deposit at the bank, or the company's late answer. */
  settlePayment(): Promise<void>
  /** Opens the order form for a course that costs nothing. */
  chooseFreeCourse(): Promise<void>
  /** Whether the browser opens popups. */
  popups(are: 'allowed' | 'blocked'): Promise<void>
  /** The school's app in the sandbox. */
  phone(deed: 'scan' | 'approve' | 'refuse', student?: string): Promise<void>
  /** Spoils this browser's tokens: the access token alone, or both; or its cookies. */
  spoil(what: 'access token' | 'tokens' | 'cookies'): Promise<void>
}
