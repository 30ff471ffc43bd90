import { expect, type Page, type Request } from '@playwright/test'
import { endpoints } from '../../contract/endpoints.ts'
import { sessionKeys } from '../../contract/values/browser-storage.ts'
import { type Node, readTree, textOf } from './tree.ts'

/** A request that a step made. */
export interface Sent {
  readonly method: string
  readonly url: URL
  /** Name of the call in the contract; undefined for pages and files. */
  readonly call: string | undefined
  readonly hasToken: boolean
  readonly body: string
  /** Undefined until it is answered, and when the line broke. */
  status: number | undefined
}

/** What there is to see and to hear after a step. */
export interface Sight {
  readonly url: URL
  readonly title: string
  readonly language: string
  readonly nodes: readonly Node[]
  /** Everything that is read aloud. */
  readonly text: string
  readonly isSignedIn: boolean
  /** Whether a modal dialog is open, and whether the focus is in it. */
  readonly dialog: 'none' | 'with focus' | 'without focus'
  /** Whether the focus is on something that can be seen, or on the page as a whole. */
  readonly isFocusVisible: boolean
  readonly focused: string
  /** Whether the browser itself says what is wrong with the focused field. */
  readonly isRefused: boolean
  /** Pixels by which the page is wider than the window. */
  readonly overflow: number
  /** Heights of the answers to an open question in pixels. */
  readonly choiceHeights: readonly number[]
  /** Whether something was still busy when nothing more is waited for. */
  readonly isBusy: boolean
}

/** What a page needs before it is whole: not its pictures. */
const awaited = new Set(['document', 'script', 'stylesheet', 'fetch', 'xhr'])

/** Watches the requests and messages of a page. */
export class Watch {
  readonly #sent: Sent[] = []
  readonly #problems: string[] = []
  readonly #pending = new Set<Request>()

  constructor(page: Page) {
    const known = new Map<Request, Sent>()
    page.on('request', (request) => {
      const sent = sentOf(request)
      known.set(request, sent)
      this.#sent.push(sent)
      if (awaited.has(request.resourceType())) this.#pending.add(request)
    })
    const end = (request: Request) => void this.#pending.delete(request)
    page.on('requestfinished', end)
    page.on('requestfailed', end)
    page.on('response', (response) => {
      const sent = known.get(response.request())
      if (sent) sent.status = response.status()
    })
    page.on('pageerror', (error) => this.#problems.push(error.message))
    page.on('console', (message) => {
      // The page handles the error of an answer, and the browser logs it as well.
      const isAnswer = /^Failed to load resource/.test(message.text())
      if (!isAnswer && ['error', 'warning'].includes(message.type())) this.#problems.push(message.text())
    })
  }

  get isIdle(): boolean {
    return this.#pending.size === 0
  }

  /** What was sent and logged since the last time. */
  take(): { readonly sent: readonly Sent[]; readonly problems: readonly string[] } {
    return { sent: this.#sent.splice(0), problems: this.#problems.splice(0) }
  }
}

function sentOf(request: Request): Sent {
  const url = new URL(request.url())
  const endpoint = endpoints.find(
    ({ method, path }) =>
      method === request.method() && new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(url.pathname),
  )
  return {
    method: request.method(),
    url,
    call: endpoint?.name,
    hasToken: request.headers()['authorization'] !== undefined,
    body: request.postData() ?? '',
    status: undefined,
  }
}

/**
 * Milliseconds that something may be busy after a step, and between two looks. Long enough for a machine that does other
 * work: only a walk that ends waits so long.
 */
const patience = 30_000
const pause = 50

/** Waits until nothing is busy and the page stays as it is, and looks. */
export async function look(page: Page, watch: Watch): Promise<Sight> {
  let seen: Awaited<ReturnType<typeof read>> | undefined
  try {
    await expect(async () => {
      const previous = seen?.text
      // A page that is being left cannot be read.
      seen = await read(page)
      expect([seen.isBusy, seen.isReady, watch.isIdle, seen.text]).toEqual([false, true, true, previous])
    }).toPass({ intervals: [pause], timeout: patience })
  } catch (error) {
    // A page that never settles is judged as it is.
    if (seen === undefined) throw error
  }
  return seen ?? read(page)
}

async function read(page: Page) {
  const facts = await page.evaluate(readFacts, sessionKeys.isLogin)
  const nodes = await readTree(page)
  return { ...facts, url: new URL(page.url()), title: await page.title(), nodes, text: textOf(nodes) }
}

/** Runs in the page. */
function readFacts(isLogin: string) {
  const root = document.documentElement
  // A message of the outbox and the browser's own error page have no origin, and no storage.
  const hasStorage = self.origin !== 'null'
  const isOurs = hasStorage && !location.pathname.startsWith('/sandbox')
  const dialog = document.querySelector('dialog:modal')
  const question = dialog?.matches('[role=alertdialog]') ? dialog : dialog?.querySelector('[role=alertdialog]')
  const focus = document.activeElement
  const box = focus?.getBoundingClientRect()
  const isWhole = focus === null || focus === document.body
  return {
    // A page of ours that leads to another one has no heading for a moment.
    isReady:
      document.readyState === 'complete' &&
      (!isOurs || (root.dataset['scripted'] !== undefined && document.querySelector('h1') !== null)),
    language: root.lang,
    isSignedIn: hasStorage && localStorage.getItem(isLogin) === 'true',
    dialog:
      dialog === null
        ? ('none' as const)
        : dialog.contains(focus)
          ? ('with focus' as const)
          : ('without focus' as const),
    isFocusVisible: isWhole || (box !== undefined && focus.checkVisibility({ visibilityProperty: true })),
    focused: `${focus?.tagName} ${focus?.id} ${focus?.textContent?.slice(0, 40)}`,
    isRefused: focus?.matches(':user-invalid') ?? false,
    overflow: root.scrollWidth - root.clientWidth,
    choiceHeights: [
      ...(question?.querySelector('button')?.parentElement?.querySelectorAll(':scope > button') ?? []),
    ].map((button) => button.getBoundingClientRect().height),
    isBusy: document.querySelector('[aria-busy=true]') !== null,
  }
}
