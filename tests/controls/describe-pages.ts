import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitFor } from '#tests/support/wait-for.ts'
import { closeAlert, currentAlert } from '#ui/alert/alert-store.ts'
import { keysOf } from './elements.ts'
import type { OpenedPage } from './opened-page.ts'
import { type Controls, expectedOf, type Row, saidByRows, saidOf, type Table } from './rows.ts'

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

const callsOf = ({ path }: Case) => path.at(-1)?.[1].calls ?? []
const writes = (each: Case) => callsOf(each).some((call) => !call.startsWith('GET '))
const reads = (each: Case) => callsOf(each)[0]?.startsWith('GET ') ?? false

/** Tests each page by its rows. A control without a row fails, and a row without a control. */
export function describePages<Page extends Table>(
  tables: Readonly<Record<string, Page>>,
  open: (page: Page) => Promise<OpenedPage>,
): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T03:00:00.000Z') })
  })
  afterEach(() => {
    while (currentAlert()) closeAlert()
    cleanup()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  /** Opens the page and what leads to the last control of a case, which it returns. */
  const lead = async (page: Page, { path }: Case): Promise<[opened: OpenedPage, key: string, row: Row]> => {
    const opened = await open(page)
    for (const [key, row] of path.slice(0, -1)) await opened.use(key, row)
    const [key, row] = path.at(-1) ?? ['', {}]
    return [opened, key, row]
  }

  describe.each(Object.entries(tables))('%s', (_, page) => {
    const cases = casesOf(page.controls)

    it('has a row for every control, with what a screen reader says', async () => {
      const opened = await open(page)
      expect(saidOf(opened.controls())).toEqual(saidByRows(page.controls))
    })

    it.each(cases)('$name does what its row says, until Back', async (each) => {
      const [opened, key, row] = await lead(page, each)
      expect(await opened.use(key, row)).toEqual(expectedOf(key, row))
      const opens = row.opens ?? {}
      const found = opened.controls().filter((control) => control.key in opens)
      expect(saidOf(found)).toEqual(saidByRows(opens))
      if (row.use === undefined || row.address === undefined) return
      if (!opened.back()) return
      await waitFor(() => expect(saidOf(opened.controls())).toEqual(saidByRows(page.controls)))
    })

    it.each(cases.filter(writes))('$name says that the server failed, and keeps what was typed', async (each) => {
      const [opened, key, row] = await lead(page, each)
      opened.server.fail()
      const before = opened.says()
      const element = await opened.press(key, row, 1)
      await waitFor(() => expect(opened.says()).not.toBe(before))
      const values = opened.controls().map((control) => [control.key, control.state])
      for (const typed of Object.entries(row.typed ?? {}))
        expect(values).toContainEqual([typed[0], expect.stringContaining(typed[1])])
      // A dialog asks, and closes. A list that could not be read again says so in its place.
      const now = keysOf(opened.controls())
      if (!element.closest('dialog'))
        expect(element.isConnected || now.includes(key) || now.includes('button Try again')).toBe(true)
      expect(element.closest('[hidden]')).toBeNull()
    })

    it.each(cases.filter(writes))('$name is sent once, however often it is pressed', async (each) => {
      const [opened, key, row] = await lead(page, each)
      opened.server.hold()
      const before = opened.server.calls.length
      await opened.press(key, row, 2)
      expect(opened.server.calls.slice(before)).toEqual(row.calls?.slice(0, 1))
    })

    it.each(cases.filter(reads))('$name keeps what is there and the focus until a slow answer', async (each) => {
      const [opened, key, row] = await lead(page, each)
      const { goes, focus } = expectedOf(key, row)
      const away = [...goes, ...(row.awaits ?? [])]
      opened.server.hold()
      const before = keysOf(opened.controls())
      const calls = opened.server.calls.length
      await opened.press(key, row, 1)
      await waitFor(() => {
        expect(opened.server.calls.length).toBeGreaterThan(calls)
        expect(document.querySelector('[aria-busy=true]') ?? opened.says().match(/loading/i)).not.toBeNull()
      })
      expect(keysOf(opened.controls())).toEqual(expect.arrayContaining(before.filter((old) => !away.includes(old))))
      expect([key, focus]).toContain(opened.focus())
    })

    it.each(cases.filter(reads))('$name says that it could not be read, and reads again', async (each) => {
      const [opened, key, row] = await lead(page, each)
      const { comes, goes } = expectedOf(key, row)
      const before = keysOf(opened.controls())
      const said = opened.says()
      // The router reports what a page fails with.
      vi.spyOn(console, 'error').mockReturnValue()
      vi.spyOn(console, 'warn').mockReturnValue()
      opened.server.fail()
      await opened.press(key, row, 1)
      // A file is asked for again by the same button. A page may have read several answers.
      const retries = () =>
        opened.controls().filter((control) => control.key.startsWith(row.saves ? key : 'button Try again'))
      await waitFor(() => {
        expect(opened.says()).not.toBe(said)
        expect(retries()).not.toEqual([])
      })
      opened.server.recover()
      for (const { element } of retries()) element.click()
      await waitFor(() =>
        expect(keysOf(opened.controls()).toSorted()).toEqual(
          [...before.filter((old) => !goes.includes(old)), ...comes].toSorted(),
        ),
      )
    })
  })
}
