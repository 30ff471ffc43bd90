import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeAlert, currentAlert } from '#ui/alert/alert-store.ts'
import {
  type Controls,
  expectedOf,
  type OpenPage,
  openPage,
  type PageTable,
  type Row,
  saidByRows,
  saidOf,
} from './page.tsx'
import * as approvals from './pages/approvals.ts'
import * as figures from './pages/figures.ts'
import * as inquiries from './pages/inquiries.ts'
import * as lists from './pages/lists.ts'
import * as members from './pages/members.ts'
import * as operators from './pages/operators.ts'
import * as orders from './pages/orders.ts'
import * as shipments from './pages/shipments.ts'

// Each control of the desk's pages has a row that says what it does. A control without a row fails, and a row without a
// control.

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T03:00:00.000Z') })
})
afterEach(() => {
  while (currentAlert()) closeAlert()
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

interface Case {
  /** The controls that lead to it, and itself. */
  readonly path: readonly (readonly [key: string, row: Row])[]
  readonly name: string
}

/** Each row of a page with those before it. */
function casesOf(controls: Controls, before: Case['path'] = []): Case[] {
  return Object.entries(controls).flatMap(([key, row]) => {
    const path = [...before, [key, row] as const]
    return [{ path, name: path.map(([each]) => each).join(', ') }, ...casesOf(row.opens ?? {}, path)]
  })
}

/** Opens the page and what leads to the last control of a case, which it returns. */
async function lead(page: PageTable, { path }: Case): Promise<[opened: OpenPage, key: string, row: Row]> {
  const opened = await openPage(page)
  for (const [key, row] of path.slice(0, -1)) await opened.use(key, row)
  const [key, row] = path.at(-1) ?? ['', {}]
  return [opened, key, row]
}

const writes = ({ path }: Case) => path.at(-1)?.[1].calls?.some((call) => !call.startsWith('GET ')) ?? false

// Modules keep the last list for its way back, and the last carrier: what begins without them comes first.
const tables: Readonly<Record<string, PageTable>> = {
  ...approvals,
  ...figures,
  ...inquiries,
  ...members,
  ...operators,
  ...orders,
  ...shipments,
  ...lists,
}

/** Pages whose flow has a model (`tests/flows`). */
const withModel = ['content.file', 'content.new', 'orders.$number.refund']

it('has a table for every page', () => {
  const routes = Object.keys(import.meta.glob('#desk/routes/_desk/*.tsx')).map((file) =>
    file.replace(/^.*\/_desk\//, '').replace('.tsx', ''),
  )
  const paths = Object.values(tables).map(({ address }) => address.replace(/[?#].*/, ''))
  const missing = routes.filter((route) => {
    const path = `/${route.replace(/\.?index$/, '').replaceAll('.', '/')}`.replace(/\$\w+/g, '[^/]+')
    return !paths.some((each) => new RegExp(`^${path}$`).test(each))
  })
  expect(missing).toEqual(withModel)
})

describe.each(Object.entries(tables))('%s', (_, page) => {
  const cases = casesOf(page.controls)

  it('has a row for every control, with what a screen reader says', async () => {
    const opened = await openPage(page)
    expect(saidOf(opened.controls())).toEqual(saidByRows(page.controls))
  })

  it.each(cases)('$name does what its row says, until Back', async (each) => {
    const [opened, key, row] = await lead(page, each)
    expect(await opened.use(key, row)).toEqual(expectedOf(key, row))
    const opens = row.opens ?? {}
    const found = opened.controls().filter((control) => control.key in opens)
    expect(saidOf(found)).toEqual(saidByRows(opens))
    if (row.use === undefined || row.address === undefined) return
    opened.back()
    await vi.waitFor(() => expect(saidOf(opened.controls())).toEqual(saidByRows(page.controls)))
  })

  it.each(cases.filter(writes))('$name says that the server failed, and keeps what was typed', async (each) => {
    const [opened, key, row] = await lead(page, each)
    opened.fail()
    const before = opened.says()
    const element = await opened.press(key, row, 1)
    await vi.waitFor(() => expect(opened.says()).not.toBe(before))
    const values = opened.controls().map((control) => [control.key, control.state])
    for (const typed of Object.entries(row.typed ?? {}))
      expect(values).toContainEqual([typed[0], expect.stringContaining(typed[1])])
    // A dialog asks, and closes.
    if (!element.closest('dialog')) expect(element.isConnected).toBe(true)
    expect(element.closest('[hidden]')).toBeNull()
  })

  it.each(cases.filter(writes))('$name is sent once, however often it is pressed', async (each) => {
    const [opened, key, row] = await lead(page, each)
    opened.hold()
    const before = opened.calls.length
    await opened.press(key, row, 2)
    expect(opened.calls.slice(before)).toEqual(row.calls?.slice(0, 1))
  })
})
