import type { ErrorCode } from '../../contract/code-catalogue.ts'
import type { SignUpProgress } from '../sign-up.data.ts'

/**
 * Who walks a flow in its tests: on a rendered screen, or in a browser against the real server. Names are the
 * English ones; the person reads the page in whatever language it is.
 */
export interface UserDriver {
  click(role: 'button' | 'link' | 'tab' | 'checkbox', name: string): Promise<void>
  type(label: string, text: string): Promise<void>
  /** Ticks the box whose words hold `name`; it may be ticked already. */
  check(name: string): Promise<void>
  /** The browser's own Back; `from` is where the browser is by then, as a regular expression over the path. */
  goBack(from?: string): Promise<void>
  /** Follows a link of the shop. */
  followLink(path: string): Promise<void>
  /** What happens outside of the page. On a rendered screen nothing is outside: it is only written down. */
  readonly environment: Environment
}

/** Everything that the person's page does not do by itself. */
export interface Environment {
  /** Cuts the browser off the network, or lets it on again. */
  setNetwork(is: 'up' | 'down'): Promise<void>
  /**
   * Lets an actor of another flow of the page end as that flow's model says. The real server does so by itself.
   */
  settleActor(flow: string, actor: string, reply: string): Promise<void>
  /** Opens a page of the shop by its address. */
  visit(path: string): Promise<void>
  /** The code in the newest message to a phone number or address. */
  readCode(contact: string): Promise<string>
  /** Lets the shop send the mail that confirms an address. */
  sendEmailLink(email: string): Promise<void>
  /** Opens the link in the newest mail to an address. */
  openMailedLink(email: string): Promise<void>
  /** Makes the server answer the next call of this name with a code. */
  failNextCall(call: string, code: ErrorCode): Promise<void>
  /** Moves the shop's clock. */
  advanceClock(seconds: number): Promise<void>
  /** Logs this browser in or out in another tab. */
  inOtherTab(what: 'log in' | 'log out'): Promise<void>
  /** A call of the page is answered that its access token is over. */
  rejectAccessToken(): Promise<void>
  /** The sandbox's identity provider: what is done in its window, and by whom. */
  verifyIdentity(answer: 'approve' | 'refuse' | 'expire' | 'close', person?: string): Promise<void>
  /** Verifies as `person` where the flow for it stands: from its beginning, or where it goes on after the return. */
  verifyOnPage(person: string): Promise<void>
  /** Leaves for the identity provider's page and comes back so that the reply named is what the shop hears. */
  returnFromIdentity(reply: string, to?: 'login' | 'order'): Promise<void>
  /** Leaves a sign-up that was begun before, as far as said, in the browser; `denied` lets it keep nothing. */
  storeSignUpDraft(until: SignUpProgress | 'denied'): Promise<void>
  /** Opens the link in the newest mail to the address, and confirms there. */
  confirmEmail(email: string): Promise<void>
  /** Orders a course, and comes back from the payment window so that the reply named is what the shop hears. */
  returnFromPayment(reply: string): Promise<void>
  /** The payment that is waited for comes: the deposit at the bank, or the company's late answer. */
  settlePayment(): Promise<void>
  /** Opens the order form for a course that costs nothing. */
  openFreeOrder(): Promise<void>
  /** Whether the browser opens popups. */
  setPopups(are: 'allowed' | 'blocked'): Promise<void>
  /** The school's app in the sandbox. */
  actInSchoolApp(deed: 'scan' | 'approve' | 'refuse', student?: string): Promise<void>
  /** Spoils this browser's tokens: the access token alone, or both; or its cookies. */
  corrupt(what: 'access token' | 'tokens' | 'cookies'): Promise<void>
}
