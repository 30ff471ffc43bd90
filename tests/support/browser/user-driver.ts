import * as codes from '../../../contract/codes.ts'
import { type BrowserContext, expect, type Page, type Request, type Route } from '@playwright/test'
import * as v from 'valibot'
import { sendEmailVerification } from '../../../contract/email-verification.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import { qrCodeSchema, qrLoginLimits } from '../../../contract/qr-login.ts'
import type { Expectation } from '../../../machines/models/flow-model.ts'
import type { UserDriver } from '../../../machines/models/user-driver.ts'
import { freeOrder, samplePassword } from '../../../machines/models/samples.ts'
import { sandboxPersons } from '../../../server/sandbox/persons.ts'
import type { Language } from './fixtures.ts'
import { storeSignUpDraft, callApi, codeSentTo, confirmAddress, linkSentTo, fillNewIdentity } from './sign-up.ts'
import { translate } from './translate.ts'
import { flowInState } from './flow-state.ts'

const memberOf = (key: string) => sandboxPersons.find((person) => person.key === key)?.userid ?? key
const nameOf = (key: string, language: Language) => {
  const person = sandboxPersons.find((each) => each.key === key)
  if (!person) throw new Error(`the sandbox has no person "${key}"`)
  return person.name[language]
}

/** Longest wait for a state, in ms: the server holds a question about a QR code for a while. */
const stateTimeoutMs = (qrLoginLimits.waitSeconds + 7) * 1_000

/** Pauses between two looks at the browser, in ms; the last one repeats. */
const pollIntervals = [20, 50, 100]

/** How a purchase ends at the payment window, by the reply that is to come of it. */
const returns: Readonly<Record<string, PaymentReturn>> & { readonly paid: PaymentReturn } = {
  paid: { method: 'Credit card', answer: ['승인', 'Approve'] },
  waiting: { method: 'Virtual account', answer: ['가상계좌', 'Issue'] },
  failed: { method: 'Credit card', answer: ['금액을 다르게', 'Another amount'] },
  settling: { method: 'Credit card', answer: ['늦게 승인', 'Approve late'] },
  unpaid: { method: 'Credit card', leaves: 'to look' },
  over: { method: 'Credit card', leaves: 'to cancel' },
}

interface PaymentReturn {
  readonly method: string
  /** Beginning of the answer's name in the window, in Korean and English; absent when the window is left without one. */
  readonly answer?: readonly [string, string]
  readonly leaves?: 'to look' | 'to cancel'
}

/** By then the payment company has answered late, in seconds. */
const lateSeconds = 40

/** Drives a real browser as a user would. What others do goes through the sandbox. */
export class BrowserDriver implements UserDriver {
  readonly #context: BrowserContext
  readonly #page: Page
  readonly #language: Language
  /** In the order in which the page made them. */
  readonly #requests: Request[] = []
  readonly #ended = new WeakSet<Request>()
  #qrText: string | undefined

  constructor(context: BrowserContext, page: Page, language: Language) {
    this.#context = context
    this.#page = page
    this.#language = language
    page.on('request', (request) => this.#requests.push(request))
    page.on('requestfinished', (request) => this.#ended.add(request))
    page.on('requestfailed', (request) => this.#ended.add(request))
    page.on('response', async (response) => {
      if (!response.url().endsWith('/api/v1/member/auth/did/qr')) return
      const answer = v.safeParse(v.object({ content: qrCodeSchema }), await response.json().catch(() => undefined))
      if (answer.success) this.#qrText = answer.output.content.text
    })
  }

  #say(english: string): string {
    return translate(english, this.#language)
  }

  async click(role: 'button' | 'link' | 'tab' | 'checkbox', name: string): Promise<void> {
    await this.#page
      .getByRole(role, { name: this.#say(name), exact: true })
      .first()
      .click()
  }

  async type(label: string, text: string): Promise<void> {
    await this.#page.getByLabel(this.#say(label), { exact: true }).fill(text)
  }

  async check(name: string): Promise<void> {
    const box = this.#page.getByRole('checkbox', { name: this.#say(name) })
    if (!(await box.isChecked())) await box.click()
  }

  async goBack(from = ''): Promise<void> {
    await this.#page.waitForURL(({ pathname }) => new RegExp(from).test(pathname))
    await this.#page.goBack()
  }

  async followLink(path: string): Promise<void> {
    await this.#page.locator(`a[href="${path}"]:visible`).first().click()
  }

  readonly environment: UserDriver['environment'] = {
    settleActor: async () => {},
    visit: async (path) => {
      await this.#page.goto(path)
      await this.#page.waitForFunction(() => document.documentElement.dataset['scripted'] !== undefined)
    },
    readCode: (contact) => codeSentTo(this.#context, contact),
    sendEmailLink: async (email) => {
      await callApi(this.#context, sendEmailVerification, '/v1/member/auth/join/verify/email', { email })
    },
    openMailedLink: async (email) => {
      const link = await linkSentTo(this.#context, email)
      // Only the hash may differ from where the page is: a new document is asked for.
      await this.#page.goto('about:blank')
      await this.#page.goto(link)
    },
    setNetwork: (is) => this.#context.setOffline(is === 'down'),
    failNextCall: async (call, code) => {
      const answer = await this.#context.request.post('/sandbox/faults', { data: { call, code } })
      expect(answer.ok()).toBe(true)
    },
    advanceClock: async (seconds) => {
      const answer = await this.#context.request.post('/sandbox/clock', { data: { advance_seconds: seconds } })
      expect(answer.ok()).toBe(true)
      await this.#page.clock.fastForward(seconds * 1_000)
    },
    inOtherTab: async (what) => {
      const tab = await this.#context.newPage()
      if (what === 'log in') {
        await tab.goto('/login')
        await tab.waitForFunction(() => document.documentElement.dataset['scripted'] !== undefined)
        await tab.getByLabel(this.#say('ID'), { exact: true }).fill('practice01')
        await tab.getByLabel(this.#say('Password'), { exact: true }).fill(samplePassword)
        await tab.getByRole('button', { name: this.#say('Log in'), exact: true }).click()
        await expect(tab).toHaveURL(/\/$/)
      } else {
        await tab.goto('/')
        await tab.evaluate(() => localStorage.clear())
      }
      await tab.close()
    },
    rejectAccessToken: async () => {
      await this.environment.corrupt('access token')
      // Any call of the page: what it does matters less than that it is made.
      const accounts = this.#page.getByRole('region', { name: this.#say('Log in with another account') })
      await accounts.getByRole('button').last().click()
    },
    corrupt: async (what) => {
      if (what === 'cookies') await this.#context.clearCookies()
      else {
        await this.#page.evaluate((both) => {
          localStorage.setItem('accessToken', 'spoiled')
          if (both) localStorage.setItem('refreshToken', 'spoiled')
        }, what === 'tokens')
      }
    },
    storeSignUpDraft: async (until) => {
      if (until !== 'denied') return storeSignUpDraft(this.#context, this.#page, until)
      await this.#page.addInitScript(() => {
        const { getItem } = Storage.prototype
        Storage.prototype.getItem = function (name) {
          if (name === 'identification') throw new DOMException('The storage is denied.', 'SecurityError')
          return getItem.call(this, name)
        }
      })
    },
    confirmEmail: (email) => confirmAddress(this.#context, email, this.#say('Yes, confirm it')),
    setPopups: async (are) => {
      if (are === 'blocked') await this.#page.evaluate(() => Object.assign(window, { open: () => null }))
    },
    verifyIdentity: async (answer, person) => {
      const window = await this.#identityWindow()
      if (answer === 'close') return window.close()
      if (person === 'newcomer' || person === 'child') await fillNewIdentity(window, person)
      else if (person !== undefined) await window.getByRole('radio', { name: nameOf(person, this.#language) }).check()
      const words = {
        approve: ['이 사람으로 확인해 주기', 'Verify as this person'],
        refuse: ['거절하기', 'Refuse'],
        expire: ['시간 넘기기', 'Let the time run out'],
      }[answer]
      const [ko = '', en = ''] = words
      await window.getByRole('button', { name: this.#language === 'ko' ? ko : en }).click()
      if (answer !== 'approve') return
      // The flow hears of it before anything else is looked at.
      const waiting = flowInState('identity-verification', 'waitingForPerson')
      await this.#page.waitForFunction((place) => document.querySelector(place) === null, waiting)
    },
    returnFromIdentity: async (reply, to = 'login') => {
      if (to === 'order') return this.#returnToOrder()
      await this.#page.goto('/login?tab=simple')
      await this.#page.waitForFunction(() => document.documentElement.dataset['scripted'] !== undefined)
      await this.click('button', 'Verify your identity')
      await this.#page.waitForURL(/\/sandbox\/identity/)
      if (reply.endsWith('failing'))
        await this.environment.failNextCall('identity-verification-status', codes.internalError)
      if (reply.endsWith('unfinished')) {
        const [ko, en] = ['그만두기', 'Give up']
        await this.#page.getByRole('button', { name: this.#language === 'ko' ? ko : en }).click()
      } else if (reply.endsWith('refused')) await this.environment.verifyIdentity('refuse')
      else if (reply.endsWith('expired')) await this.environment.verifyIdentity('expire')
      else await this.environment.verifyIdentity('approve', 'haneul')
    },
    verifyOnPage: async (person) => {
      const isReturned = new URL(this.#page.url()).searchParams.has('idfc_id')
      await this.click('button', 'Verify your identity')
      // Whoever came back already is only asked for again.
      if (!isReturned) await this.environment.verifyIdentity('approve', person)
    },
    returnFromPayment: async (reply) => {
      const { method, answer, leaves } = returns[reply.split(' ')[1] ?? ''] ?? returns['paid']
      await this.open('/order?course=101&option=101003')
      await this.#fillOrder(method)
      await this.click('button', 'Pay')
      await this.#page.waitForURL(/\/sandbox\/payment/)
      if (answer) await this.#pay(answer)
      else await this.#leaveOrder(leaves)
    },
    settlePayment: async () => {
      const account = this.#page.getByText(/^(\d{4} )+\d+/)
      if ((await account.count()) === 0) return this.environment.advanceClock(lateSeconds)
      const bank = await this.#context.newPage()
      await bank.goto(`/sandbox/bank?account=${(await account.first().textContent())?.replace(/\D/g, '')}`)
      await bank.locator('.actions').getByRole('button').click()
      await bank.waitForLoadState()
      await bank.close()
    },
    openFreeOrder: () => this.open(freeOrder),
    actInSchoolApp: async (deed, student) => {
      await expect.poll(() => this.#qrText, { intervals: pollIntervals }).toBeDefined()
      const phone = await this.#context.newPage()
      await phone.goto(new URL(this.#qrText ?? '').href)
      if (deed !== 'scan') {
        await phone
          .getByRole('radio')
          .and(phone.locator(`[value="${memberOf(student ?? '')}"]`))
          .check()
        const words = deed === 'approve' ? ['승인', 'Approve'] : ['거절', 'Refuse']
        const button = phone.getByRole('button', { name: words[this.#language === 'ko' ? 0 : 1] ?? '', exact: true })
        await button.click()
        await expect(button).toBeHidden()
        // A page that is closed while the next one comes never says that it has closed.
        await phone.waitForLoadState()
      }
      await phone.close()
    },
  }

  /** Opens a page, and waits until its script has taken it over. */
  async open(path: string): Promise<void> {
    await this.#page.goto(path)
    await this.#page.waitForFunction(() => document.documentElement.dataset['scripted'] !== undefined)
  }

  /** Orders as somebody who is not verified, leaves for the provider's page, and comes back to an answer that fails. */
  async #returnToOrder(): Promise<void> {
    await this.open('/order?course=101&option=101003')
    await this.#fillOrder('Credit card')
    await this.environment.failNextCall('create-order', codes.identityNotVerified)
    await this.click('button', 'Pay')
    await this.click('button', 'Verify your identity')
    await this.#page.waitForURL(/\/sandbox\/identity/)
    // As in a tab that has kept nothing: with the form that was sent, the order would go on by itself.
    await this.#page.evaluate(() => sessionStorage.removeItem('draft:flow:checkout'))
    await this.environment.failNextCall('identity-verification-status', codes.internalError)
    await this.environment.verifyIdentity('approve', 'haneul')
    await this.#page.waitForURL(/idfc_id=/)
  }

  /** Fills the order form that is open. */
  async #fillOrder(method: string): Promise<void> {
    await this.type('Postal code', '04799')
    await this.type('Address', '서울 성동구 아차산로 104')
    await this.type('Detailed address', '1203')
    await this.#page.getByRole('radio', { name: this.#say(method) }).check()
    await this.click('checkbox', 'I agree to the terms of purchase and the refund rules')
  }

  /** Presses an answer of the sandbox's payment window, by the beginning of its name. */
  async #pay([ko, en]: readonly [string, string]): Promise<void> {
    const name = new RegExp(`^\\s*${this.#language === 'ko' ? ko : en}`)
    await this.#page.getByRole('button', { name }).first().click()
    await this.#page.waitForURL((url) => !/^\/(sandbox|providers)\//.test(url.pathname))
  }

  /** Leaves the payment window without an answer, and looks at the order: as it stands, or after canceling it. */
  async #leaveOrder(wish: 'to look' | 'to cancel' | undefined): Promise<void> {
    await this.open('/mypage/history')
    await this.#page.getByRole('table').getByRole('link').first().click()
    await this.#page.waitForURL(/\/mypage\/history\/detail/)
    const order = new URL(this.#page.url()).searchParams.get('id') ?? ''
    if (wish === 'to cancel') {
      await this.#page.getByLabel(this.#say('Why you cancel'), { exact: true }).selectOption('mistake')
      await this.click('button', 'Cancel the order')
      await expect(this.#page.getByText(this.#say('Your order is canceled'))).toBeVisible()
    }
    await this.#page.goto(`/order-complete?order=${order}`)
  }

  /** The provider's popup, or its page where the person left the shop for it. */
  async #identityWindow(): Promise<Page> {
    let found: Page | undefined
    await expect
      .poll(
        () => {
          found = this.#context.pages().find((page) => new URL(page.url(), 'http://x').pathname === '/sandbox/identity')
          return found !== undefined
        },
        { intervals: pollIntervals },
      )
      .toBe(true)
    if (!found) throw new Error('the identity provider has no window')
    return found
  }

  /** Number of requests that the page has made so far. */
  get requestCount(): number {
    return this.#requests.length
  }

  /** Waits until one of these calls has ended, whatever its answer. Requests before number `since` do not count. */
  async expectAnswer(calls: readonly string[], since: number): Promise<void> {
    const patterns = calls.map(pathPattern)
    const hasEnded = () =>
      this.#requests
        .slice(since)
        .some((request) => this.#ended.has(request) && patterns.some((pattern) => pattern.test(request.url())))
    await expect
      .poll(hasEnded, {
        message: `an answer to ${calls.join(' or ')}`,
        timeout: stateTimeoutMs,
        intervals: pollIntervals,
      })
      .toBe(true)
  }

  /** Forgets the failures that calls were to meet. */
  async clearFaults(): Promise<void> {
    const answer = await this.#context.request.delete('/sandbox/faults')
    expect(answer.ok()).toBe(true)
  }

  /** Waits until every failure that was asked for has been met by its call. */
  async expectNoFaults(): Promise<void> {
    const readFaults = async () => (await this.#context.request.get('/sandbox/faults')).json()
    await expect
      .poll(readFaults, { message: 'failures that no call has met', intervals: pollIntervals })
      .toEqual({ armed: {} })
  }

  /** Holds calls until what it returns is called. */
  async hold(calls: readonly string[]): Promise<() => Promise<void>> {
    const patterns = calls.map(pathPattern)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const handler = async (route: Route) => {
      await released
      // The page may have given the call up meanwhile.
      await route.continue().catch(() => {})
    }
    for (const pattern of patterns) await this.#page.route(pattern, handler)
    return async () => {
      release()
      for (const pattern of patterns) await this.#page.unroute(pattern, handler)
    }
  }

  /** Waits until the flow stands in `state` and shows what is promised of it. */
  async expectState(flow: string, state: string, expectation: Expectation): Promise<void> {
    const page = this.#page
    const name = this.#say(expectation.name)
    const { continuesIn, navigatesTo } = expectation
    const place =
      expectation.role === 'text'
        ? page.getByText(name)
        : expectation.role === 'status' || expectation.role === 'alert'
          ? page.getByRole(expectation.role).filter({ hasText: name })
          : page.getByRole(expectation.role, { name })
    // Each look is one question without a timeout of its own: a slow machine only takes longer to answer it.
    await expect(async () => {
      if (navigatesTo !== undefined && new RegExp(navigatesTo).test(new URL(page.url()).pathname)) return
      if (continuesIn) {
        const next = page.locator(`[data-flow="${continuesIn.flow}"][data-state="${continuesIn.state}"]`)
        if ((await next.count()) > 0) return
      }
      const states = await page
        .locator(`[data-flow="${flow}"]`)
        .evaluateAll((places) => places.map((each) => each.getAttribute('data-state')))
      expect(states, `states of the flow ${flow}`).toEqual([state])
      expect(await place.first().isVisible(), `${expectation.role} "${name}" is visible`).toBe(true)
    }).toPass({ timeout: stateTimeoutMs, intervals: pollIntervals })
  }

  /** Closes the browser. A context that is closed while its page navigates never reports it, so navigations end first. */
  async close(): Promise<void> {
    await this.#page.route('**', (route) => route.abort())
    const navigates = () => this.#requests.some((request) => request.isNavigationRequest() && !this.#ended.has(request))
    await expect.poll(navigates, { message: 'the page is still navigating', intervals: pollIntervals }).toBe(false)
    await this.#page.waitForLoadState()
    await this.#context.close()
  }
}

/** Matches the addresses of a call of the contract. */
function pathPattern(call: string): RegExp {
  const endpoint = endpoints.find(({ name }) => name === call)
  if (!endpoint) throw new Error(`there is no call "${call}"`)
  return new RegExp(`/api${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`)
}
