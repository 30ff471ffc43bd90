import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
import * as lists from './pages/lists.ts'

// Each control of the desk's pages has a row that says what it does. A control without a row fails, and a row without a
// control.

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T03:00:00.000Z') })
})
afterEach(() => {
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

describe.each(Object.entries(lists))('%s', (_, page) => {
  const cases = casesOf(page.controls)

  it('has a row for every control, with what a screen reader says', async () => {
    const opened = await openPage(page)
    expect(saidOf(opened.controls())).toEqual(saidByRows(page))
  })

  it.each(cases)('$name does what its row says, until Back', async (each) => {
    const [opened, key, row] = await lead(page, each)
    expect(await opened.use(key, row)).toEqual(expectedOf(key, row))
    if (row.use === undefined || row.address === undefined) return
    opened.back()
    await vi.waitFor(() => expect(saidOf(opened.controls())).toEqual(saidByRows(page)))
  })

  it.each(cases.filter(writes))('$name says that the server failed, and keeps what was typed', async (each) => {
    const [opened, key, row] = await lead(page, each)
    opened.fail()
    const before = opened.says()
    await opened.press(key, row, 1)
    await vi.waitFor(() => expect(opened.says()).not.toBe(before))
    const values = opened.controls().map((control) => [control.key, control.state])
    for (const typed of Object.entries(row.typed ?? {}))
      expect(values).toContainEqual([typed[0], expect.stringContaining(typed[1])])
    expect(opened.controls().map((control) => control.key)).toContain(key)
  })

  it.each(cases.filter(writes))('$name is sent once, however often it is pressed', async (each) => {
    const [opened, key, row] = await lead(page, each)
    opened.hold()
    const before = opened.calls.length
    await opened.press(key, row, 2)
    expect(opened.calls.slice(before)).toEqual(row.calls?.slice(0, 1))
  })
})
