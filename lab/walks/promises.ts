import { endpoints } from '../../contract/endpoints.ts'
import type { Sent, Sight } from './sight.ts'
import type { Done } from './steps.ts'

/** What a walk remembers from step to step. */
export interface Memory {
  /** Changes with the links of the header. */
  language: 'ko' | 'en'
  readonly origin: string
  /** Texts that must stand in no address. */
  readonly secrets: readonly string[]
  /** Total of each order in won, where it was seen first. */
  readonly totals: Map<string, number>
  /** Names of the controls that the visitor used. */
  readonly used: ReadonlySet<string>
  /** Buttons that have done something, by page: they may be pressed again for the same result. */
  readonly useful: Set<string>
  /** Names of dialogs that the visitor closed without pressing anything since. */
  readonly closed: Set<string>
}

/** A step, with what there was to see before and after it. */
export interface Moment {
  readonly before: Sight
  readonly done: Done
  readonly after: Sight
  readonly memory: Memory
}

/** A sentence that always holds: returns what breaks it. */
export interface Sentence {
  readonly sentence: string
  readonly broken: (moment: Moment) => string | undefined
}

/** Calls that must not happen twice: those with an idempotency key. */
const acts = new Set(endpoints.filter(({ body }) => body && 'idempotency_key' in body.entries).map(({ name }) => name))
const isAct = ({ call }: Sent) => call !== undefined && acts.has(call)
const isSandbox = ({ url }: Sight) => url.pathname.startsWith('/sandbox')
const headings = ({ nodes }: Sight) =>
  nodes.filter(({ role, states }) => role === 'heading' && states.includes('level=1'))
const dialogs = ({ nodes }: Sight) => nodes.filter(({ role }) => role === 'dialog' || role === 'alertdialog')
const hasMoved = ({ before, after }: Moment) => before.url.pathname !== after.url.pathname
const isPress = ({ step }: Done) => step.act === 'press' || step.act === 'submit'
const isDoubled = ({ step }: Done) => step.act === 'press' && step.times === 2
const inMain = ({ nodes }: Sight) => nodes.filter(({ within }) => within.includes('main'))
/** An amount as the shop writes it. */
const writesWon = (text: string, amount: number) => {
  const digits = amount.toLocaleString('en')
  return text.includes(`₩${digits}`) || text.includes(`${digits}원`)
}
const number = (body: string, field: string) => Number(new RegExp(`"${field}":(\\d+)`).exec(body)?.[1] ?? Number.NaN)
/** The last total that a page names, in won. */
const totalOf = ({ text }: Sight) => {
  const found = [...text.matchAll(/(?:합계|Total)\s+(?:definition|term)?\s*₩?([\d,]+)원?/g)].at(-1)?.[1]
  return found === undefined ? undefined : Number(found.replaceAll(',', ''))
}
const orderOf = ({ url, text }: Sight) => {
  const named = url.pathname === '/mypage/history/detail' ? url.searchParams.get('id') : undefined
  return named && text.includes(named) ? named : undefined
}

/** Holds for each page by itself. */
const ofPages: readonly Sentence[] = [
  {
    sentence: 'a page has one main heading',
    broken: ({ after }) =>
      isSandbox(after) || after.dialog !== 'none' || headings(after).length === 1
        ? undefined
        : `${headings(after).length}: ${headings(after).map(({ name }) => name)}`,
  },
  {
    sentence: 'a page has a title, in the language of its visitor',
    broken: ({ after, memory }) =>
      isSandbox(after) || (after.title !== '' && after.language === memory.language)
        ? undefined
        : `"${after.title}" in ${after.language}`,
  },
  {
    sentence: 'every link, button and field has a name',
    broken: ({ after }) =>
      after.nodes.find(
        ({ role, name }) =>
          ['link', 'button', 'textbox', 'checkbox', 'radio', 'combobox', 'searchbox'].includes(role) && name === '',
      )?.role,
  },
  {
    sentence: 'nothing is wider than the window',
    broken: ({ after }) => (isSandbox(after) || after.overflow <= 0 ? undefined : `${after.overflow} pixels`),
  },
  {
    sentence: 'the page reports no fault to the console',
    broken: ({ done }) => (done.isLineBroken ? undefined : done.problems[0]),
  },
  { sentence: 'a busy state ends', broken: ({ after }) => (after.isBusy ? 'still busy' : undefined) },
  {
    sentence: 'from every state there is a way on',
    broken: ({ after }) =>
      after.nodes.some(({ role, states }) => ['link', 'button'].includes(role) && !states.includes('disabled'))
        ? undefined
        : 'no link and no button',
  },
  {
    sentence: 'the focus is on something that can be seen',
    broken: ({ after }) => (after.isFocusVisible ? undefined : after.focused),
  },
  {
    sentence: 'a dialog holds the focus',
    broken: ({ after }) => (after.dialog === 'without focus' ? after.focused : undefined),
  },
  {
    sentence: 'the header names the visitor exactly while they are logged in',
    broken: ({ after }) => {
      if (isSandbox(after) || after.dialog !== 'none') return undefined
      const offersLogin = after.nodes.some(
        ({ role, name, within }) => role === 'link' && within.includes('banner') && /^(로그인|Log in)$/.test(name),
      )
      return offersLogin && after.isSignedIn ? 'offers a login' : undefined
    },
  },
]

/** Holds for what is sent. */
const ofCalls: readonly Sentence[] = [
  {
    sentence: 'no address has a secret',
    broken: ({ after, done, memory }) =>
      [after.url, ...done.sent.map(({ url }) => url)]
        .map(({ href }) => href)
        .find((href) => memory.secrets.some((secret) => href.includes(secret))),
  },
  {
    sentence: 'no call carries a token while nobody is logged in',
    broken: ({ before, after, done }) =>
      before.isSignedIn || after.isSignedIn ? undefined : done.sent.find(({ hasToken }) => hasToken)?.call,
  },
  {
    sentence: 'the server never fails',
    broken: ({ done }) => done.sent.find(({ status = 0 }) => status >= 500)?.url.pathname,
  },
  {
    sentence: 'nothing is asked of another site',
    broken: ({ done, memory }) =>
      done.sent.find(({ url }) => url.protocol.startsWith('http') && url.origin !== memory.origin)?.url.href,
  },
  {
    sentence: 'an act that is sent twice has the same key',
    broken: ({ done }) => {
      const keys = Map.groupBy(done.sent.filter(isAct), ({ call, url }) => `${call} ${url.pathname}`)
      return [...keys].find(([, sent]) => new Set(sent.map(({ body }) => keyOf(body))).size > 1)?.[0]
    },
  },
  {
    sentence: 'nothing is charged without its sum in sight',
    broken: ({ before, done }) => {
      const order = done.sent.find(({ call }) => call === 'create-order')
      const total = order && number(order.body, 'total_amt')
      return total === undefined || total === 0 || writesWon(before.text, total) ? undefined : `${total} won`
    },
  },
  {
    sentence: 'nothing is cancelled without its refund in sight',
    broken: ({ before, done }) => {
      const cancel = done.sent.find(({ call }) => call === 'cancel-order')
      const refund = cancel && number(cancel.body, 'expected_refund_amt')
      return refund === undefined || refund === 0 || writesWon(before.text, refund) ? undefined : `${refund} won`
    },
  },
  {
    sentence: 'Back, Forward and a reload repeat no act',
    broken: ({ done }) =>
      ['back', 'forward', 'reload', 'visit', 'other tab'].includes(done.step.act)
        ? done.sent.find(isAct)?.call
        : undefined,
  },
]

/** Holds for what a step does. */
const ofSteps: readonly Sentence[] = [
  {
    sentence: 'no button does nothing',
    broken: ({ before, done, after, memory }) => {
      if (!isPress(done) || done.used?.role !== 'button' || done.isLineBroken || isSandbox(before)) return undefined
      const isChanged =
        before.url.href !== after.url.href ||
        before.focused !== after.focused ||
        JSON.stringify(before.nodes) !== JSON.stringify(after.nodes) ||
        done.sent.length > 0
      // Two presses of a switch leave it as it was, and what is wrong with a form was said by the press before.
      const isSaid = after.isRefused || before.nodes.some(({ role }) => role === 'alert')
      const button = `${before.url.pathname} ${done.used.name}`
      if (isChanged) memory.useful.add(button)
      const isExcused = memory.useful.has(button) || isSaid || isDoubled(done) || isOfComputer(done.used.name)
      return isExcused ? undefined : `"${done.used.name}"`
    },
  },
  {
    sentence: 'a link leads to a page of the shop that exists',
    broken: ({ done, after }) =>
      done.step.act === 'follow' && headings(after).some(({ name }) => /찾을 수 없|Page not found/.test(name))
        ? `"${done.used?.name}" ${done.used?.url}`
        : undefined,
  },
  {
    sentence: 'a failure is said',
    broken: (moment) => {
      const { done, after } = moment
      if (hasMoved(moment) || !isPress(done)) return undefined
      const failed = done.sent.find((sent) => isAct(sent) && (sent.status === undefined || sent.status >= 400))
      const says = after.nodes.some(
        ({ role, states }) => ['alert', 'status', 'alertdialog'].includes(role) || states.includes('invalid'),
      )
      return failed === undefined || says ? undefined : `${failed.call} ${failed.status}`
    },
  },
  {
    sentence: 'what was typed is there after a failure',
    broken: (moment) => {
      const { before, done, after } = moment
      const hasFailed = done.sent.some((sent) => isAct(sent) && (sent.status === undefined || sent.status >= 400))
      if (!hasFailed || hasMoved(moment) || before.isSignedIn !== after.isSignedIn) return undefined
      const typed = inMain(before).filter(
        ({ role, value, name }) => role === 'textbox' && value !== '' && !isSecret(name),
      )
      return typed.find(
        ({ name, value }) =>
          !after.nodes.some((node) => node.role === 'textbox' && node.name === name && node.value === value),
      )?.name
    },
  },
  {
    sentence: 'the address of a list shows the same list again',
    broken: ({ before, done, after }) => {
      const isList = ['/contents', '/device', '/cs/notices', '/cs/faq', '/search'].includes(before.url.pathname)
      if (done.step.act !== 'reload' || !isList) return undefined
      const entries = (sight: Sight) =>
        inMain(sight)
          .filter(({ role, within }) => role === 'link' && (within.includes('article') || within.includes('table')))
          .map(({ name }) => name)
      return entries(before).join() === entries(after).join()
        ? undefined
        : `${entries(before)} became ${entries(after)}`
    },
  },
  {
    sentence: 'an order has the same total on every page',
    broken: ({ after, memory }) => {
      const order = orderOf(after)
      const total = totalOf(after)
      if (order === undefined || total === undefined) return undefined
      const known = memory.totals.get(order)
      memory.totals.set(order, known ?? total)
      return known === undefined || known === total ? undefined : `${order}: ${known} and ${total}`
    },
  },
  {
    sentence: 'Escape closes a dialog',
    broken: ({ before, done, after }) =>
      done.step.act === 'escape' && before.dialog !== 'none' && after.dialog !== 'none'
        ? dialogs(after)[0]?.name
        : undefined,
  },
]

/**
 * What Korean law forbids shops since February 2025: Act on Consumer Protection in Electronic Commerce, Articles 13(6)
 * and 21-2(1).
 */
const ofLaw: readonly Sentence[] = [
  {
    sentence: 'nothing renews itself (Article 13(6))',
    broken: ({ after }) =>
      /자동으로 (결제|갱신|연장)(돼|해|되어)|renews automatically|auto-renew/.exec(after.text)?.[0],
  },
  {
    sentence: 'the order form asks for the price that led to it (Article 21-2(1) 1)',
    broken: ({ before, done, after }) => {
      const leads = ['/contents/detail', '/device/detail', '/basket'].includes(before.url.pathname)
      if (!leads || after.url.pathname !== '/order' || done.step.act !== 'follow') return undefined
      const total = totalOf(after)
      return total === undefined || writesWon(before.text, total) ? undefined : `${total} won were not named before`
    },
  },
  {
    sentence: 'nothing is chosen for the visitor (Article 21-2(1) 2)',
    broken: ({ after, memory }) => {
      if (!['/order', '/regist', '/cs/inquiry', '/delete-account'].includes(after.url.pathname)) return undefined
      return inMain(after).find(
        ({ role, name, states }) => role === 'checkbox' && states.includes('checked') && !memory.used.has(name),
      )?.name
    },
  },
  {
    sentence: 'the choices of a question have the same size (Article 21-2(1) 3)',
    broken: ({ after }) =>
      new Set(after.choiceHeights.map(Math.round)).size > 1 ? after.choiceHeights.join(', ') : undefined,
  },
  {
    sentence: 'leaving is one link away from the profile (Article 21-2(1) 4)',
    broken: ({ after }) =>
      after.url.pathname !== '/mypage' || !after.isSignedIn || after.dialog !== 'none' || headings(after).length === 0
        ? undefined
        : after.nodes.some(({ url }) => url?.startsWith('/delete-account'))
          ? undefined
          : 'no link to it',
  },
  {
    sentence: 'a dialog that was closed does not come back by itself (Article 21-2(1) 5)',
    broken: ({ before, done, after, memory }) => {
      if (done.step.act === 'escape') for (const { name } of dialogs(before)) memory.closed.add(name)
      if (isPress(done) || done.step.act === 'follow') memory.closed.clear()
      return done.step.act === 'escape' ? undefined : dialogs(after).find(({ name }) => memory.closed.has(name))?.name
    },
  },
]

/** Every sentence. */
export const promises: readonly Sentence[] = [...ofPages, ...ofCalls, ...ofSteps, ...ofLaw]

function keyOf(body: string): string | undefined {
  return /"idempotency_key":"([^"]+)"|name="idempotency_key"\r\n\r\n([^\r]+)/.exec(body)?.slice(1).find(Boolean)
}

/** Whether the button is one of the computer's: its effect is outside of the page. */
const isOfComputer = (name: string) => /인쇄|Print|복사|Copy|공유|Share|내려받기|Download|캘린더|calendar/i.test(name)
/** Whether a field forgets what was typed for a reason. */
const isSecret = (name: string) => /비밀번호|인증번호|password|code/i.test(name)
