import type { BrowserContext, Page } from '@playwright/test'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { type Sent, Watch } from './sight.ts'
import { locate, type Node, readTree } from './tree.ts'

/** Addresses at which a walk goes on; `WALK_FROM` names others, separated by spaces. */
export const places: readonly string[] = process.env['WALK_FROM']?.split(' ') ?? [
  '/',
  '/contents',
  '/contents?view=cards&category=safety',
  '/contents/detail?id=101&memberType=IDV',
  '/contents/detail?id=109&memberType=IDV',
  '/contents/compare?ids=401_403',
  '/device',
  '/device/detail?id=11&months=3&quantity=2',
  '/basket?option=101003&devices=11r3x2',
  '/order?course=101&option=101003',
  '/order?devices=11r3x2',
  '/mypage',
  '/mypage/history',
  '/mypage/edit',
  '/mypage/change-password',
  '/mypage/inquiries',
  '/delete-account',
  '/cs/inquiry',
  '/cs/faq',
  '/cs/notices',
  '/search?q=vr',
  '/login',
  '/regist',
  '/find-account',
  '/find-password',
  '/downloads',
]

/** What happens to the next call that changes something: its answer is lost, it never arrives, or it arrives twice. */
export type Fate = 'lost' | 'undelivered' | 'doubled'

/** A control that cannot be used within this time is not used. */
const quickly = { timeout: 1_000 }

const pick = fc.nat(1_000)
/** The control is one of the page itself; otherwise its header and footer count as well. */
const isOfPage = fc.constantFrom(true, true, true, false)
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('visit'), place: fc.constantFrom(...places) }) },
  { weight: 6, arbitrary: fc.record({ act: fc.constant('follow'), pick, isOfPage }) },
  {
    weight: 8,
    arbitrary: fc.record({ act: fc.constant('press'), pick, isOfPage, times: fc.constantFrom(1, 1, 1, 2) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('fill in') }) },
  { weight: 6, arbitrary: fc.record({ act: fc.constant('submit') }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('read message') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('type'),
      pick,
      text: fc.constantFrom('', 'a', '김하늘', '<b>&"\'', '😀'.repeat(9), '0'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('choose'), pick, option: pick }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('back', 'forward', 'reload', 'escape', 'other tab') }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('line'), fate: fc.constantFrom<Fate>('lost', 'undelivered', 'doubled') }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('wait'), minutes: fc.constantFrom(1, 20, 24 * 60) }) },
)
export type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never

/** A walk; it becomes shorter, not simpler, when a promise is broken. */
export const steps: fc.Arbitrary<Step[]> = fc.array(step, { minLength: 10, maxLength: 40, size: 'max' })

/** What a step did: the control that it used, if any. */
export interface Done {
  readonly step: Step
  readonly used: Node | undefined
  readonly sent: readonly Sent[]
  readonly problems: readonly string[]
  /** Whether a call was kept from its end in this step. */
  readonly isLineBroken: boolean
}

interface Tab {
  readonly page: Page
  readonly watch: Watch
}

/** A browser on its walk: up to two tabs of one visitor, and the window that a tab has opened. */
export class Walker {
  readonly #context: BrowserContext
  readonly #tabs: Tab[] = []
  /** Names of the controls that were used. */
  readonly used = new Set<string>()
  #current = 0
  /** A window of a provider, while it is open. */
  #window: Tab | undefined
  #fate: Fate | undefined
  #isLineBroken = false

  constructor(context: BrowserContext) {
    this.#context = context
  }

  get tab() {
    return this.#window ?? this.#tabs[this.#current] ?? fail()
  }

  async openTab(path: string): Promise<void> {
    const page = await this.#context.newPage()
    await page.route('**/api/**', async (route) => {
      const isChange = route.request().method() !== 'GET' && !route.request().isNavigationRequest()
      const fate = isChange ? this.#fate : undefined
      if (fate === undefined) return route.continue()
      this.#fate = undefined
      this.#isLineBroken = true
      if (fate === 'undelivered') return route.abort('internetdisconnected')
      const first = await route.fetch()
      if (fate === 'lost') return route.abort('connectionreset')
      return route.fulfill({ response: await route.fetch().catch(() => first) })
    })
    // A printer or a clipboard stands for what the page asks of the computer.
    await page.addInitScript(() => {
      window.print = () => console.debug('printed')
    })
    page.on('popup', (opened) => {
      const window = { page: opened, watch: new Watch(opened) }
      this.#window = window
      opened.on('close', () => {
        if (this.#window === window) this.#window = undefined
      })
    })
    this.#tabs.push({ page, watch: new Watch(page) })
    this.#current = this.#tabs.length - 1
    await page.goto(path)
  }

  /** Does a step; a control that is not there is not used. */
  async go(step: Step): Promise<Omit<Done, 'sent' | 'problems'>> {
    this.#isLineBroken = false
    const { page } = this.tab
    const used = await this.#act(page, step)
    return { step, used, isLineBroken: this.#isLineBroken }
  }

  async #act(page: Page, step: Step): Promise<Node | undefined> {
    switch (step.act) {
      case 'visit':
        await page.goto(step.place)
        return undefined
      case 'follow':
        return this.#use(
          page,
          (nodes) => nodes.filter(isOwnLink),
          step,
          async (node) => (await locate(page, node)).click(quickly),
        )
      case 'press':
        return this.#use(
          page,
          (nodes) => nodes.filter(isButton),
          step,
          async (node) => (await locate(page, node)).click({ clickCount: step.times, ...quickly }),
        )
      case 'type':
        return this.#use(
          page,
          (nodes) => nodes.filter(isField),
          step,
          async (node) => (await locate(page, node)).fill(step.text, quickly),
        )
      case 'choose':
        return this.#use(
          page,
          (nodes) => nodes.filter(isChoice),
          step,
          (node) => choose(page, node, step.option),
        )
      case 'fill in':
        await this.#fillIn(page)
        return undefined
      case 'submit':
        await this.#fillIn(page)
        return this.#use(page, lastOf, { pick: 0 }, async (node) => {
          const control = await locate(page, node)
          await (isField(node) ? control.press('Enter', quickly) : control.click(quickly))
        })
      case 'read message': {
        const link = (await this.#messages()).find((message) => message.link !== null)?.link
        if (!link) return undefined
        const { pathname, search, hash } = new URL(link)
        // A link to the same page changes its hash only.
        await page.goto('about:blank')
        await page.goto(`${pathname}${search}${hash}`)
        return undefined
      }
      case 'back':
        await page.goBack({ timeout: 10_000 }).catch(() => undefined)
        return undefined
      case 'forward':
        await page.goForward({ timeout: 10_000 }).catch(() => undefined)
        return undefined
      case 'reload':
        await page.reload()
        return undefined
      case 'escape':
        await page.keyboard.press('Escape')
        return undefined
      case 'other tab':
        if (this.#tabs.length === 1) await this.openTab(page.url())
        else this.#current = 1 - this.#current
        return undefined
      case 'line':
        this.#fate = step.fate
        return undefined
      case 'wait':
        await this.#context.request.post('/sandbox/clock', { data: { advance_seconds: step.minutes * 60 } })
        return undefined
    }
  }

  /** Messages that the shop has sent, the newest first. */
  async #messages() {
    const answer = await this.#context.request.get('/sandbox/outbox/messages')
    return v.parse(messagesSchema, await answer.json()).messages
  }

  /** The newest code that was sent, or a wrong one. */
  async #code(): Promise<string> {
    return (await this.#messages()).find(({ code }) => code !== null)?.code ?? '123456'
  }

  /** Fills the empty fields of the page, ticks its boxes and makes its choices, as somebody does who wants to go on. */
  async #fillIn(page: Page): Promise<void> {
    const code = await this.#code()
    for (const node of await readTree(page)) {
      if (isOfFrame(node) || node.states.includes('disabled')) continue
      const control = await locate(page, node)
      const fill = async () => {
        if (isField(node) && node.value === '') await control.fill(answerTo(node.name, code), quickly)
        else if (node.role === 'checkbox' && !node.states.includes('checked')) await control.press('Space', quickly)
        else if (node.role === 'combobox' && node.value === '') await choose(page, node, 1)
        else if (node.role === 'radio' && (await control.evaluate(isUndecided, undefined, quickly)))
          await control.press('Space', quickly)
        else return
        this.used.add(node.name)
      }
      // A field that goes while others are filled is not filled.
      await fill().catch(() => undefined)
    }
  }

  async #use(
    page: Page,
    listUsable: (nodes: readonly Node[]) => readonly Node[],
    { pick, isOfPage = true }: { readonly pick: number; readonly isOfPage?: boolean },
    use: (node: Node) => Promise<unknown>,
  ): Promise<Node | undefined> {
    const usable = listUsable((await readTree(page)).filter(({ states }) => !states.includes('disabled')))
    const own = usable.filter((node) => isOfPage && !isOfFrame(node))
    const offered = own.length > 0 ? own : usable
    const node = offered[pick % Math.max(offered.length, 1)]
    if (node === undefined) return undefined
    // It may be covered, or go while the page changes: then nobody could have used it either.
    const isUsed = await use(node).then(
      () => true,
      () => false,
    )
    if (!isUsed) return undefined
    this.used.add(node.name)
    return node
  }
}

function fail(): never {
  throw new Error('the walk has not begun')
}

const isOwnLink = ({ role, url }: Node) =>
  role === 'link' && url !== undefined && /^\/(?!api|media|\/)|^\?|^#/.test(url)
const isButton = ({ role, name }: Node) => ['button', 'tab', 'switch'].includes(role) && name !== ''
const isOfFrame = ({ within }: Node) => within.includes('banner') || within.includes('contentinfo')
/** What sends a form: the last text field by the Enter key, or else the last button of the page. */
const lastOf = (nodes: readonly Node[]) => {
  const own = nodes.filter((node) => !isOfFrame(node))
  const last = own.findLast(({ role }) => role === 'textbox') ?? own.findLast(isButton)
  return last ? [last] : []
}
const isField = ({ role }: Node) => ['textbox', 'searchbox', 'spinbutton'].includes(role)
const isChoice = ({ role }: Node) => ['checkbox', 'radio', 'combobox', 'listbox'].includes(role)

async function choose(page: Page, node: Node, option: number): Promise<void> {
  const control = await locate(page, node)
  // By key: a box may lie under its own picture.
  if (node.role !== 'combobox' && node.role !== 'listbox') return control.press('Space', quickly)
  const count = await control.locator('option').count()
  if (count > 0) await control.selectOption({ index: option % count }, quickly)
}

/** What somebody would type, by the name of the field. */
const answers: readonly (readonly [name: RegExp, text: string])[] = [
  [/우편번호|Postal/i, '04799'],
  [/전화|휴대|phone|mobile/i, '010 2345 0142'],
  [/이메일|e-?mail/i, 'walker@member.example'],
  [/비밀번호|password/i, 'Practice1!'],
  [/아이디|\bID\b/, 'practice01'],
  [/계좌|account number/i, '110023456789'],
  [/수량|quantity|pieces/i, '1'],
  [/검색|search/i, '안전'],
  [/생년월일|birth/i, '19990503'],
]

function answerTo(field: string, code: string): string {
  if (/인증번호|code/i.test(field)) return code
  return answers.find(([name]) => name.test(field))?.[1] ?? '김하늘'
}

/** Runs in the page: whether none of a question's answers is chosen. */
function isUndecided(radio: Element): boolean {
  return document.querySelector(`input[type=radio][name="${radio.getAttribute('name')}"]:checked`) === null
}

const messagesSchema = v.object({
  messages: v.array(v.object({ code: v.nullable(v.string()), link: v.nullable(v.string()) })),
})
