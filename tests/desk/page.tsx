import { type Messages, setupI18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { fireEvent, render, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as v from 'valibot'
import { expect, vi } from 'vitest'
import type { DeskEndpoint } from '#contract/desk/desk-endpoint.ts'
import { deskSession } from '#contract/desk/operators.ts'
import type { Role } from '#contract/desk/roles.ts'
import { internalError } from '#contract/protocol/codes/request.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import { createDeskRouter } from '#desk/app/desk-router.tsx'
import { createPasskeyPrompt } from '#desk/http/passkey-prompt.ts'
import { createHttp } from '#lib/http/http.ts'

const [catalogue] = Object.values(import.meta.glob<{ messages: Messages }>('../../locales/desk/en.po', { eager: true }))

/** What the fake server answers to one call. */
interface Answer {
  readonly endpoint: DeskEndpoint
  readonly content: unknown
}

/** An answer with content that the call can have. */
export function answer<E extends DeskEndpoint>(endpoint: E, content: ContentOf<E>): Answer {
  return { endpoint, content: v.parse(endpoint.content, content) }
}

/** What a control does when it is used; what is left out stays as it was. */
export interface Effect {
  /** New calls, in order: method, path, query and JSON. */
  readonly calls: readonly string[]
  /** Address of the page; of a link, where it leads. */
  readonly address: string
  /** Role and name of what has the focus. */
  readonly focus: string
  /** New text of alerts and states that a screen reader says. */
  readonly says: string
  /** Lines of the file that the browser saves. */
  readonly saves: readonly string[]
  /** What has come and gone: role and name of each control. */
  readonly comes: readonly string[]
  readonly goes: readonly string[]
  /** New states of other controls, of those that the row names. */
  readonly changes: Readonly<Record<string, string>>
}

/**
 * A row: how the control is before it is used, what is typed or chosen, and what follows. A link is not pressed: it says
 * where it leads. What is left out is empty or stays.
 */
export type Row = Partial<Effect> & {
  readonly use?: string
  /** Its value or what is chosen, and `current`, `expanded`, `pressed`, `checked`, `invalid`, `required`, `disabled`. */
  readonly state?: string
  readonly description?: string
  /** What is typed into other fields before; `checked` for a box that is ticked. */
  readonly typed?: Readonly<Record<string, string>>
  /** The controls of the form that it opens, which come. */
  readonly opens?: Controls
}

/** A row for each control, by role and name; `(2)` behind the second one of a name. */
export type Controls = Readonly<Record<string, Row>>

export interface PageTable {
  readonly address: string
  /** Roles of the operator; an owner without it. */
  readonly roles?: readonly Role[]
  readonly answers: readonly Answer[]
  readonly controls: Controls
}

const pages = { total_pages: 3, total_size: 107 }
/** The roles of controls. An input for a day or a file has none of its own. */
const roles = ['link', 'button', 'textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'spinbutton', 'switch', 'tab']

interface Control {
  readonly key: string
  readonly role: string
  readonly element: HTMLElement
  readonly state: string
  readonly description: string
}

/** A page of the desk before a fake server. */
export interface OpenPage {
  controls(): readonly Control[]
  /** Uses a control and returns what it did once it equals what the row says, or what it did last. */
  use(key: string, row: Row): Promise<Effect>
  /** Fills in what a row says and presses its control so often, which it returns, without waiting for what follows. */
  press(key: string, row: Row, times: number): Promise<HTMLElement>
  /** Answers all further calls with an error of the server. */
  fail(): void
  /** Holds the answers of all further calls. */
  hold(): void
  back(): void
  /** The text of alerts and states. */
  says(): string
  readonly calls: readonly string[]
}

/** Opens a page, and waits until nothing on it is busy. */
export async function openPage({ address, answers, roles: own = ['owner'] }: PageTable): Promise<OpenPage> {
  const calls: string[] = []
  let fails = false
  let held = Promise.resolve()
  const ends = '2026-11-27T10:00:00.000Z'
  const known = [
    answer(deskSession, { name: 'Seo', roles: [...own], ends_at: ends, confirmed_until: ends }),
    ...answers,
  ]
  const http = createHttp({
    locale: 'en',
    xsrfToken: () => 'token',
    fetch: async (target, { method = 'GET', body } = {}) => {
      const { pathname, search } = new URL(target, 'https://desk.example')
      const path = pathname.replace('/api', '')
      const found = known.find(({ endpoint }) => endpoint.method === method && patternOf(endpoint).test(path))
      if (!found) throw new Error(`the fake server has no answer for ${method} ${path}`)
      if (found.endpoint !== deskSession)
        calls.push(
          [method, `${path.replace('/v1/desk', '')}${decodeURIComponent(search)}`, body].filter(Boolean).join(' '),
        )
      const mayFail = fails && found.endpoint !== deskSession
      await held
      const page = Number(new URLSearchParams(search).get('page_index') ?? 1)
      const envelope = mayFail
        ? { status_code: internalError, content: { message: '', request_id: '8f14e45f-ceea-467f-a9d5-3b1d2f6b7c10' } }
        : {
            status_code: found.endpoint.success ?? 200,
            content: found.content,
            ...(found.endpoint.paged ? { page_info: { request_page: page, request_size: 50, ...pages } } : {}),
          }
      return new Response(JSON.stringify(envelope), {
        status: mayFail ? 500 : 200,
        headers: { 'Content-Type': 'application/json' },
      })
    },
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createDeskRouter({
    http,
    plainHttp: http,
    queryClient,
    messages: { i18n: setupI18n({ locale: 'en', messages: { en: catalogue?.messages ?? {} } }), locale: 'en' },
    passkeyPrompt: createPasskeyPrompt(),
  })
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) })
  const files: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) void file.text().then((text) => files.push(text))
    return 'blob:file'
  })
  const { container } = render(<RouterProvider router={router} />)
  const main = () => within(container).getByRole('main')
  await waitFor(() => {
    expect(container.querySelector('[aria-busy=true]')).toBeNull()
    expect(within(main()).getByRole('heading', { level: 1 })).toBeTruthy()
    expect(router.state.isLoading).toBe(false)
    expect(queryClient.isFetching()).toBe(0)
  })
  const user = userEvent.setup()
  const says = () =>
    [...document.querySelectorAll('[role=status], [role=alert], [role=alertdialog], output')]
      .map(({ textContent }) => textContent)
      .filter(Boolean)
      .join(' ')
  // A dialog has all that can be used while it is open.
  const dialog = () => document.querySelector<HTMLElement>('dialog[open]')
  const find = (key: string) => {
    const control = controlsIn(dialog() ?? main()).find((each) => each.key === key)
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
  return {
    calls,
    controls: () => controlsIn(dialog() ?? main()),
    fail() {
      fails = true
    },
    hold() {
      held = new Promise(() => {})
    },
    says,
    async press(key, row, times) {
      const element = await pressOnce(key, row)
      for (let time = 1; time < times; time += 1) await user.click(element)
      return element
    },
    back: () => router.history.back(),
    async use(key, row) {
      const before = controlsIn(main())
      const { role, element } = find(key)
      if (role === 'link') return { ...nothing, address: element.getAttribute('href') ?? '', focus: key }
      const isInDialog = dialog() !== null
      const start = { calls: calls.length, says: says(), address: router.state.location.href }
      await pressOnce(key, row)
      const after = () => controlsIn(dialog() ?? document.body)
      const effect = (): Effect => ({
        calls: calls.slice(start.calls),
        address: router.state.location.href === start.address ? nothing.address : router.state.location.href,
        focus: nameOf(document.activeElement, after()),
        says: says().replace(start.says, '').trim(),
        saves: files.flatMap((text) => text.replace('\ufeff', '').trimEnd().split('\r\n')),
        comes: (dialog() && !isInDialog
          ? after()
          : controlsIn(main()).filter(({ key: one }) => !keysOf(before).includes(one))
        ).map((each) => each.key),
        goes: keysOf(before).filter((old) => !keysOf(controlsIn(document.body)).includes(old)),
        changes: Object.fromEntries(Object.keys(row.changes ?? {}).map((each) => [each, find(each).state])),
      })
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

/** What a control does that does nothing. */
const nothing: Effect = {
  calls: [],
  address: 'stays',
  focus: 'nothing',
  says: '',
  saves: [],
  comes: [],
  goes: [],
  changes: {},
}

const keysOf = (controls: readonly Control[]) => controls.map(({ key }) => key)

/** What a screen reader says of each control, in the order of the page: state and description. */
export function saidOf(controls: readonly Pick<Control, 'key' | 'state' | 'description'>[]) {
  return controls.map(({ key, state, description }) => [key, state, description])
}

/** The same by the rows. */
export function saidByRows(controls: Controls) {
  return saidOf(
    Object.entries(controls).map(([key, { state = '', description = '' }]) => ({ key, state, description })),
  )
}

/** The effect of a row, with what it leaves out. A form that opens takes the focus with its first control. */
export function expectedOf(key: string, row: Row): Effect {
  const { use: _use, description: _description, state: _state, typed: _typed, opens, ...effect } = row
  const comes = Object.keys(opens ?? {})
  return { ...nothing, focus: comes[0] ?? key, comes, ...effect }
}

function patternOf({ path }: DeskEndpoint): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
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

/** The controls in an element, in the order of the page, each with its role and name. */
function controlsIn(element: HTMLElement): Control[] {
  const found = roles.flatMap((role) => {
    const named: Control[] = []
    const names = new Map<Element, string>()
    within(element).queryAllByRole(role, {
      name: (name, each) => {
        names.set(each, name)
        return true
      },
      description: (description, each) => {
        if (each instanceof HTMLElement)
          named.push({ key: `${role} ${names.get(each)}`, role, element: each, state: stateOf(each), description })
        return true
      },
    })
    return named
  })
  const days = [...element.querySelectorAll<HTMLInputElement>('input[type=date], input[type=file]')].map((each) => ({
    key: `${each.type === 'date' ? 'day' : 'file'} ${each.labels?.[0]?.textContent ?? ''}`,
    role: 'day',
    element: each,
    state: stateOf(each),
    description: textOf(each.getAttribute('aria-describedby')),
  }))
  const shown = [...found, ...days].filter(({ element: each }) => !each.closest('[hidden]'))
  const inOrder = shown.toSorted((one, other) =>
    one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  const counts = new Map<string, number>()
  return inOrder.map((control) => {
    const count = (counts.get(control.key) ?? 0) + 1
    counts.set(control.key, count)
    return count === 1 ? control : { ...control, key: `${control.key} (${count})` }
  })
}

/** How a control is, as its value and the attributes that a screen reader says. */
function stateOf(element: HTMLElement): string {
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  const isTicked = element instanceof HTMLInputElement && /checkbox|radio/.test(element.type)
  const value = isField && !isTicked ? element.value : ''
  const attributes = [
    'current',
    'expanded',
    'pressed',
    'checked',
    'selected',
    'invalid',
    'required',
    'disabled',
  ].filter((name) => {
    const said = element.getAttribute(`aria-${name}`)
    return (
      (said !== null && said !== 'false') ||
      (name !== 'checked' && element.hasAttribute(name)) ||
      (name === 'checked' && isTicked && element.checked)
    )
  })
  return [value, ...attributes].filter(Boolean).join(' ')
}

function textOf(ids: string | null): string {
  return (ids ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()
}

/** What has the focus: a control, or another element by its role or name of tag. */
function nameOf(element: Element | null, controls: readonly Control[]): string {
  if (!element || element === document.body) return 'nothing'
  return (
    controls.find((each) => each.element === element)?.key ??
    `${element.getAttribute('role') ?? element.tagName.toLowerCase()} ${element.textContent}`
  )
}
