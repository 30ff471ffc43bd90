import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { type Control, controlsIn, keysOf, nameOf } from './elements.ts'
import type { FakeServer } from './fake-server.ts'
import { type Effect, expectedOf, isPlainLink, nothing, type Row, saidOf } from './rows.ts'

/** A page before a fake server. */
export interface OpenedPage {
  readonly server: FakeServer
  controls(): readonly Control[]
  /** Uses a control and returns what it did once it equals what the row says, or what it did last. */
  use(key: string, row: Row): Promise<Effect>
  /** Fills in what a row says and presses its control so often, which it returns, without waiting for what follows. */
  press(key: string, row: Row, times: number): Promise<HTMLElement>
  /** Waits until nothing on the page is busy. */
  settle(): Promise<void>
  /** The text of the page and of an open dialog, how each control is, and where each link leads. */
  look(): Look
  /** Presses copy buttons, of those that are there, and returns what they copy. */
  copies(keys: readonly string[]): Promise<Readonly<Record<string, string>>>
  /** Goes back in the history, unless the page has replaced its entry. Returns whether it went. */
  back(): boolean
  /** Goes to another address of the shop. */
  go(address: string): void
  address(): string
  /** The text of alerts and states. */
  says(): string
  /** Role and name of what has the focus. */
  focus(): string
}

interface Look {
  readonly text: string
  readonly said: ReturnType<typeof saidOf>
  readonly links: Readonly<Record<string, string>>
}

interface RenderedPage {
  readonly router: AnyRouter
  readonly queryClient: QueryClient
  readonly server: FakeServer
  /** True when the rows are those of what is around the page: header, menus and footer. */
  readonly isFrame?: boolean
  /** Selector of the part that the rows are about; without it, the page or what is around it. */
  readonly part?: string
  /** Selector of what its styles hide. */
  readonly hidden?: string
}

const live = '[role=status], [role=alert], [role=alertdialog], output, [aria-live=polite], [aria-live=assertive]'

/** Waits until nothing on a rendered page is busy, and returns it. */
export async function openedPage({
  router,
  queryClient,
  server,
  isFrame = false,
  part,
  hidden = '[hidden]',
}: RenderedPage): Promise<OpenedPage> {
  const main = () => {
    const found = document.querySelector('main')
    if (!found) throw new Error('the page has no main part')
    return found
  }
  const around = part === undefined && !isFrame ? 'main' : 'body'
  const expectIdle = () => {
    expect(document.querySelector(`[aria-busy=true], [data-skeleton], ${around} [data-later]`)).toBeNull()
    expect(main().querySelector('h1')).toBeTruthy()
    expect(router.state.isLoading).toBe(false)
    expect(queryClient.isFetching()).toBe(0)
    expect(server.isAsked()).toBe(false)
  }
  const settle = async () => {
    await waitFor(expectIdle)
    // What an answer has brought may read more.
    await act(async () => {})
    await waitFor(expectIdle)
  }
  await settle()
  const files: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) void file.text().then((text) => files.push(text))
    return 'blob:file'
  })
  const user = userEvent.setup()
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  // The log of the chatbot is loaded after other pages.
  const announced = part === undefined ? live : `${live}, ${part} [role=log]`
  const announcements = () =>
    [...document.querySelectorAll(announced)]
      .filter((element) => !element.parentElement?.closest(announced))
      .map(({ textContent }) => textContent)
      .filter(Boolean)
  // A dialog has all that can be used while it is open.
  const dialog = () => document.querySelector<HTMLElement>('dialog[open]')
  const shownIn = (element: HTMLElement) => controlsIn(element, hidden)
  const below = () => {
    if (part !== undefined) return shownIn(document.body).filter(({ element }) => element.closest(part) !== null)
    return isFrame ? shownIn(document.body).filter(({ element }) => !main().contains(element)) : shownIn(main())
  }
  const controls = () => {
    const open = dialog()
    return open ? shownIn(open) : below()
  }
  const find = (key: string) => {
    const control = controls().find((each) => each.key === key)
    if (!control) throw new Error(`there is no ${key}`)
    return control
  }
  const pressOnce = async (key: string, { use, typed = {} }: Row) => {
    // Once something is typed or it is pressed, it may have another name.
    const control = find(key)
    for (const [name, value] of Object.entries(typed)) {
      const { role, element } = find(name)
      if (role === 'radio' || role === 'checkbox') await user.click(element)
      else fireEvent.change(element, { target: { value } })
    }
    await press(user, control, use)
    return control.element
  }
  const focus = () => nameOf(document.activeElement, dialog() ? controls() : shownIn(document.body))
  return {
    server,
    controls,
    focus,
    says: () => announcements().join(' '),
    settle,
    look: () => ({
      text: [main(), dialog()].map((part) => (part ? shownText(part) : '')).join(' '),
      said: saidOf(controls()),
      links: addressesOf(controls()),
    }),
    async copies(keys) {
      const found = new Map<string, string>()
      for (const { key, element } of controls().filter((control) => keys.includes(control.key))) {
        await user.click(element)
        found.set(key, String(copied.mock.lastCall))
      }
      return Object.fromEntries(found)
    },
    async press(key, row, times) {
      const element = await pressOnce(key, row)
      for (let time = 1; time < times; time += 1) await user.click(element)
      return element
    },
    back: () => {
      const mayGo = router.history.canGoBack()
      if (mayGo) router.history.back()
      return mayGo
    },
    go: (address) => router.history.push(address),
    address: () => router.state.location.href,
    async use(key, row) {
      const controlsBefore = below()
      const before = keysOf(controlsBefore)
      const { element } = find(key)
      if (isPlainLink(key, row)) return { ...nothing, address: element.getAttribute('href') ?? '', focus: key }
      const isInDialog = dialog() !== null
      const start = {
        calls: server.calls.length,
        says: announcements(),
        address: router.state.location.href,
        pathname: router.state.location.pathname,
        links: addressesOf(controlsBefore),
        copied: copied.mock.calls.length,
      }
      await pressOnce(key, row)
      const effect = (): Effect => {
        // Another page has controls of its own.
        const isElsewhere = router.state.location.pathname !== start.pathname
        const now = isElsewhere ? before : keysOf(below())
        return {
          calls: server.calls.slice(start.calls),
          address: router.state.location.href === start.address ? nothing.address : router.state.location.href,
          focus: focus(),
          says: without(announcements(), start.says).join(' ').trim(),
          saves: files.flatMap((text) => text.replace('\ufeff', '').trimEnd().split('\r\n')),
          copies: copied.mock.calls.slice(start.copied).join(' '),
          comes: dialog() && !isInDialog ? keysOf(controls()) : now.filter((one) => !before.includes(one)),
          goes: before.filter((old) => !now.includes(old)),
          changes: {
            ...(isElsewhere ? {} : changedStates(controlsBefore, below(), [key, ...Object.keys(row.typed ?? {})])),
            ...Object.fromEntries(Object.keys(row.changes ?? {}).map((each) => [each, find(each).state])),
          },
          leads:
            router.state.location.href === start.address
              ? Object.fromEntries(
                  Object.entries(addressesOf(below())).filter(
                    ([name, address]) => name in start.links && start.links[name] !== address,
                  ),
                )
              : {},
        }
      }
      const expected = expectedOf(key, row)
      try {
        await waitFor(() => expect(effect()).toEqual(expected), { timeout: 2_000 })
      } catch {
        // The caller compares, and says what differs.
      }
      return effect()
    },
  }
}

/** The text of an element without what is hidden in it. */
function shownText(element: HTMLElement): string {
  const copy = element.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ''
  for (const each of copy.querySelectorAll('[hidden], [inert], dialog, details:not([open]) > :not(summary)'))
    each.remove()
  return copy.textContent
}

/** Where links lead, by their role and name. */
function addressesOf(controls: readonly Control[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    controls.flatMap(({ key, element }) => {
      const address = element.getAttribute('href')
      return address === null ? [] : [[key, address]]
    }),
  )
}

/**
 * New states of controls that had another one before, without those that the row itself uses. What was expanded is no
 * more when its form closes.
 */
function changedStates(
  before: readonly Control[],
  after: readonly Control[],
  used: readonly string[],
): Record<string, string> {
  const plain = (state: string) => state.replace(/ ?expanded/, '')
  // A form that comes may take the name of another control, which then has a number.
  const nameIn = (key: string) => key.replace(/ \(\d+\)$/, '')
  const known = new Map(before.map((control) => [control.element, control]))
  return Object.fromEntries(
    after.flatMap(({ element, key, state }) => {
      const control = known.get(element)
      // One with another name has gone, and come.
      if (!control || nameIn(control.key) !== nameIn(key)) return []
      if (used.includes(control.key) || plain(control.state) === plain(state)) return []
      return [[control.key, state]]
    }),
  )
}

/** The texts that are not among others, as often as they stand there. */
function without(texts: readonly string[], others: readonly string[]): string[] {
  const rest = [...others]
  return texts.filter((text) => {
    const index = rest.indexOf(text)
    if (index >= 0) rest.splice(index, 1)
    return index < 0
  })
}

async function press(
  user: ReturnType<typeof userEvent.setup>,
  { role, element }: Control,
  use: string | undefined,
): Promise<void> {
  if (use === undefined) return user.click(element)
  if (role === 'combobox' && element instanceof HTMLSelectElement) return user.selectOptions(element, use)
  element.focus()
  fireEvent.change(element, { target: { value: use } })
  await user.keyboard('{Enter}')
}
