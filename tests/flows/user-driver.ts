import type { AnyCallCode, AnyErrorCode } from '#contract/protocol/code-catalogue.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import type { SignUpProgress } from '#machines/sign-up.data.ts'
import type { Text } from './expectations.ts'

/** The part of an endpoint that says how its call can fail. */
export interface FailingCall<C extends AnyErrorCode> extends Pick<Endpoint, 'name'> {
  readonly codes: readonly C[]
}

/**
 * Performs a flow's events in tests: on a rendered screen, or in a browser against the real server. Names are English;
 * the driver translates them into the language of the page.
 */
export interface UserDriver {
  /**
   * Clicks what has one of these names. In both languages it is a part of the name: of one that changes from day to day,
   * or that the shop words in another way.
   */
  click(role: 'button' | 'link' | 'tab' | 'checkbox', ...names: readonly (string | Text)[]): Promise<void>
  /** Chooses an option of the select with this label, by its value. */
  select(label: string, value: string): Promise<void>
  /** Replaces the text of the field with this label. */
  type(label: string, text: string): Promise<void>
  /** Chooses the radio button with this name, which the server wrote. */
  choose(name: { readonly ko: string; readonly en: string }): Promise<void>
  /** Checks the checkbox whose name contains `name`, unless it is checked. */
  check(name: string): Promise<void>
  /** Checks the checkbox or radio button whose name contains `name`, or unchecks it, unless it is so already. */
  mark(
    role: 'checkbox' | 'radio',
    name: { readonly ko: string; readonly en: string },
    isMarked?: boolean,
  ): Promise<void>
  /** The browser's Back, after the path matches the regular expression `from`. */
  goBack(from?: string): Promise<void>
  /** Opens the menu of the header, on phones; computers show its content. */
  openMenu(): Promise<void>
  /** Follows a link of the shop. */
  followLink(path: string): Promise<void>
  /** Everything outside the user's page. On a rendered screen most of it does nothing. */
  readonly environment: Environment
}

/** What happens outside the user's page. */
export interface Environment
  extends SessionEnvironment,
    QrLoginEnvironment,
    IdentityEnvironment,
    MessageEnvironment,
    SignUpEnvironment,
    CheckoutEnvironment,
    OrderEnvironment,
    ClientLaunchEnvironment,
    DeskEnvironment {
  setNetwork(is: 'up' | 'down'): Promise<void>
  /** Ends an actor of another flow on the page with a reply of its model. The real server does so by itself. */
  settleActor(flow: string, actor: string, reply: string): Promise<void>
  /** Opens a page of the shop. */
  visit(path: string): Promise<void>
  /** The server answers the next such call with an error that its endpoint declares, or that any call may answer. */
  failNextCall<C extends AnyErrorCode>(call: FailingCall<C>, code: NoInfer<C> | AnyCallCode): Promise<void>
  /** The network fails while the next such call runs. */
  loseNextCall(call: Pick<Endpoint, 'name'>): Promise<void>
  /** Advances the clocks of the shop and the page. */
  advanceClock(seconds: number): Promise<void>
}

export interface SessionEnvironment {
  inOtherTab(what: 'log in' | 'log out'): Promise<void>
  /** Logs in as a member of the sandbox, restored as it was at first, and opens a page of the shop. */
  visitAs(userid: string, path: string): Promise<void>
  /** Links a Google account to a member of the sandbox, who then is logged out again. */
  linkSocialAccount(userid: string): Promise<void>
  /** Another device of the logged-in member stores another nickname. */
  storeNicknameElsewhere(nickname: string): Promise<void>
  /** The server rejects the access token of the page's next call. */
  rejectAccessToken(): Promise<void>
  /** Corrupts the stored access token, or both tokens; or deletes the cookies. */
  corrupt(what: 'access token' | 'tokens' | 'cookies'): Promise<void>
}

export interface QrLoginEnvironment {
  /** Scans, approves or refuses in the sandbox's school app, as a student. */
  actInSchoolApp(action: 'scan' | 'approve' | 'refuse', student?: string): Promise<void>
}

export interface IdentityEnvironment {
  /** Answers in the window of the sandbox's identity provider, as a person of the sandbox. */
  verifyIdentity(answer: 'approve' | 'refuse' | 'expire' | 'close', person?: string): Promise<void>
  /** Verifies as `person` on the open page: from the start, or after a return from the provider's page. */
  verifyOnPage(person: string): Promise<void>
  /** Leaves the login for the provider's page and returns so that the given reply follows, as `actor case`. */
  returnFromIdentity(reply: string | undefined): Promise<void>
  /** The browser blocks the next popup that the page opens. */
  blockNextPopup(): Promise<void>
}

export interface MessageEnvironment {
  /** The code in the newest message to a phone number or address. */
  readCode(contact: string): Promise<string>
  /** The shop sends the mail that verifies an address. */
  sendEmailLink(email: string): Promise<void>
  /** The page of a link, in another tab, has changed the password of a member. */
  announcePasswordChange(userid: string): Promise<void>
  /** Opens the link in the newest mail to an address. */
  openMailedLink(email: string): Promise<void>
  /** Opens the link in the newest mail to an address and confirms there. */
  confirmEmail(email: string): Promise<void>
}

export interface SignUpEnvironment {
  /** Stores the draft of an earlier sign-up in the browser; `denied` makes its storage unreadable. */
  storeSignUpDraft(until: SignUpProgress | 'denied'): Promise<void>
}

export interface DeskEnvironment {
  /**
   * Opens a page of the operators' desk as an owner: `/login` without a session, `/invitation` by a new link, any other
   * with one.
   */
  openDesk(path: string): Promise<void>
  /** Orders, and opens the refund at the desk: two courses by card, of which the second is finished, or that one by deposit. */
  openDeskRefund(paidBy: 'card' | 'deposit'): Promise<void>
  /** How the operator answers when the device asks for the passkey. */
  answerPasskey(answer: 'approve' | 'decline'): Promise<void>
}

export interface ClientLaunchEnvironment {
  /** Logs in as a member and takes the free course 109, unless the member has it. */
  takeFreeCourse(): Promise<void>
  /** The PC client opens and takes the focus from the browser. */
  openClient(): Promise<void>
}

/** An order of the member, by what has happened to it. */
export type PreparedOrder =
  | 'unpaid'
  | 'declined'
  | 'confirming'
  | 'paid'
  | 'deposited'
  | 'canceling'
  | 'receipt requested'

export interface OrderEnvironment {
  /** Places an order, brings it where the given reply, as `actor case`, can follow, and opens its page. */
  openOrder(as: PreparedOrder, reply: string | undefined): Promise<void>
  /** Cancels the order of the page in another tab. */
  cancelInOtherTab(): Promise<void>
}

export interface CheckoutEnvironment {
  /** Orders a course and returns from the payment window so that the given reply follows, as `actor case`. */
  returnFromPayment(reply: string | undefined): Promise<void>
  /** Orders without a verified identity, leaves for the provider's page, and returns to a call that fails. */
  returnFromIdentityToOrder(): Promise<void>
  /** Completes the pending payment: the deposit at the bank, or the company's late answer. */
  settlePayment(): Promise<void>
  /** Opens the order form of a free course. */
  openFreeOrder(): Promise<void>
}
