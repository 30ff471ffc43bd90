import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitFor } from '#tests/support/wait-for.ts'
import { closeAlert, currentAlert } from '#ui/alert/alert-store.ts'
import { keysOf } from './elements.ts'
import type { FakeServer } from './fake-server.ts'
import type { OpenedPage } from './opened-page.ts'
import {
  type Controls,
  copiesAfter,
  expectedOf,
  isPlainLink,
  type Row,
  saidByRows,
  saidOf,
  type Table,
} from './rows.ts'

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

/** Role of what a person types into or chooses from. Boxes have rows of their own. */
const isField = /^(?:textbox|searchbox|combobox|spinbutton|day)$/

const callsOf = ({ path }: Case) => path.at(-1)?.[1].calls ?? []
const writes = (each: Case) => callsOf(each).some((call) => !call.startsWith('GET '))
const reads = (each: Case) => callsOf(each)[0]?.startsWith('GET ') ?? false

function closeAlerts(): void {
  while (currentAlert()) closeAlert()
}

const pathOf = (address: string) => address.replace(/[?#].*/, '')

/** Links of a page to others of its kind, as another page of the list, or another notice. */
function neighboursOf({ address, controls }: Table): string[] {
  const found = Object.entries(controls).flatMap(([key, row]) =>
    isPlainLink(key, row) && row.address !== undefined && !otherDocument.test(row.address) ? [row.address] : [],
  )
  return [...new Set(found)].filter((each) => each !== address && pathOf(each) === pathOf(address))
}

/** Addresses in another language or layout, which the server renders. */
const otherDocument = /[?&](?:lang|layout)=/

/** Role and first word of a control, as "button Remove". */
const actOf = (key: string) =>
  key
    .replace(/ \(\d+\)$/, '')
    .split(' ')
    .slice(0, 2)
    .join(' ')

/** A list in an address, in any order. */
const unordered = (links: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(links).map(([key, address]) => [
      key,
      address
        .split(/[?=&,_]/)
        .toSorted()
        .join(),
    ]),
  )

/** Entries of a list that other tables open, each with the links of its page back to the list. */
function entriesOf<Page extends Table>(list: Page, tables: Readonly<Record<string, Page>>) {
  return Object.values(tables).flatMap((entry) => {
    const [link] = Object.entries(list.controls).find(([, { address }]) => address === entry.address) ?? []
    const back = Object.entries(entry.controls).flatMap(([key, { address = '' }]) =>
      pathOf(address) === pathOf(list.address) ? [key] : [],
    )
    return link === undefined || back.length === 0 || pathOf(entry.address) === pathOf(list.address)
      ? []
      : [{ address: entry.address, entry, link, back }]
  })
}

/** Acts that take or change an entry, by the first words of their names: each entry with the next one. */
function pairsOf(controls: Controls): (readonly [Case, Case])[] {
  const last = new Map<string, Case>()
  return Object.entries(controls).flatMap(([key, row]) => {
    const each = withConsequence(key, row)
    const takesIt = each.path.some(([, { goes = [] }]) => goes.includes(key))
    if (!takesIt || each.path.some(([, { address }]) => address !== undefined)) return []
    const former = last.get(actOf(key))
    last.set(actOf(key), each)
    return former ? [[former, each] as const] : []
  })
}

/** An act with what its form or dialog does, if only that does something. */
function withConsequence(key: string, row: Row): Case {
  const path = casesOf({ [key]: row })
  return path.find((each) => writes(each)) ?? { path: [[key, row]], name: key }
}

/** Buttons and links that open a form which writes: the first of each act with the second, and with that of the next act. */
function openersOf(controls: Controls): readonly { name: string; opener: Opener; next: Opener }[] {
  const all = Object.entries(controls).filter(
    ([key, { opens = {} }]) => /^(?:button|link) /.test(key) && casesOf(opens).some(writes),
  )
  const acts = [...Map.groupBy(all, ([key]) => actOf(key)).values()]
  return acts.flatMap(([opener, second], index) => {
    const [other] = acts[(index + 1) % acts.length] ?? []
    return [second, other].flatMap((next) =>
      opener && next && next !== opener ? [{ name: `${opener[0]}, ${next[0]}`, opener, next }] : [],
    )
  })
}
type Opener = readonly [key: string, row: Row]

/** How a form is closed: by a row of it that brings its button back or the focus to it, or by the button itself. */
function closingOf([key, { opens = {} }]: Opener): Opener | undefined {
  return Object.entries(opens).find(
    ([, { calls, comes = [], focus }]) => calls === undefined && (comes.includes(key) || focus === key),
  )
}

/**
 * Tests each page by its rows. A control without a row fails, and a row without a control. `remembersLists` where the page
 * of an entry leads back to its list as it was left.
 */
export function describePages<Page extends Table>(
  tables: Readonly<Record<string, Page>>,
  openPage: (page: Page) => Promise<OpenedPage>,
  { remembersLists = false }: { readonly remembersLists?: boolean } = {},
): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T03:00:00.000Z') })
  })
  const servers: FakeServer[] = []
  const open = async (page: Page) => {
    const opened = await openPage(page)
    servers.push(opened.server)
    return opened
  }
  /** Takes the page away, with an alert that it has opened. */
  const leave = () => {
    act(closeAlerts)
    cleanup()
  }
  afterEach(async () => {
    // React keeps every later transition pending while one of an earlier page waits for its answer.
    for (const server of servers.splice(0)) server.recover()
    await new Promise((done) => setTimeout(done))
    leave()
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

    it('says the same while the focus is on any control', async () => {
      const opened = await open(page)
      const said = saidOf(opened.controls())
      for (const { element } of opened.controls()) {
        act(() => element.focus())
        expect(saidOf(opened.controls())).toEqual(said)
      }
    })

    it.each(cases.filter(writes))('$name sends each field of its form changed', async (each) => {
      const [opened, key, { typed = {}, leaves = [] }] = await lead(page, each)
      const form = opened
        .controls()
        .find((control) => control.key === key)
        ?.element.closest('form')
      const fields = opened
        .controls()
        .filter(({ element, role, state }) => form?.contains(element) && isField.test(role) && !/disabled/.test(state))
      expect(keysOf(fields).filter((field) => !(field in typed) && !leaves.includes(field))).toEqual([])
    })

    it.each(cases)('$name does what its row says, until Back', async (each) => {
      const [opened, key, row] = await lead(page, each)
      expect(await opened.use(key, row)).toEqual(expectedOf(key, row))
      const copies = copiesAfter(page.controls, row)
      // A dialog covers the page, and another address has other links.
      if (row.address === undefined) expect(copies).toMatchObject(await opened.copies(Object.keys(copies)))
      const invalid = opened.controls().filter(({ state }) => /\binvalid\b/.test(state))
      expect(keysOf(invalid.filter(({ description }) => description === ''))).toEqual([])
      const opens = row.opens ?? {}
      const found = opened.controls().filter((control) => control.key in opens)
      expect(saidOf(found)).toEqual(saidByRows(opens))
      if (row.use === undefined || row.address === undefined) return
      if (!opened.back()) return
      await waitFor(() => expect(saidOf(opened.controls())).toEqual(saidByRows(page.controls)))
    })

    it.each(neighboursOf(page))('%s by a link is what it is when it is opened', async (address) => {
      const opened = await open(page)
      const link = opened.controls().find(({ element }) => element.getAttribute('href') === address)
      const before = opened.server.calls
      const known = new Set(before)
      const count = before.length
      link?.element.click()
      await waitFor(() => expect(opened.address()).toBe(address))
      await opened.settle()
      const copying = Object.keys(copiesAfter(page.controls, {}))
      const followed = {
        ...opened.look(),
        copies: await opened.copies(copying),
        calls: opened.server.calls.slice(count),
      }
      leave()
      const direct = await open({ ...page, address })
      const { text, said, links } = direct.look()
      expect([followed.text, followed.said, unordered(followed.links)]).toEqual([text, said, unordered(links)])
      expect(followed.copies).toEqual(await direct.copies(copying))
      const asked = direct.server.calls.filter((call) => !call.startsWith('GET ') || !known.has(call))
      expect(followed.calls).toEqual(expect.arrayContaining(asked))
    })

    it.each(remembersLists && page.address.includes('page=') ? entriesOf(page, tables) : [])(
      'is what its entry $address leads back to',
      async ({ entry, link, back }) => {
        const opened = await open({ ...page, answers: [...entry.answers, ...page.answers] })
        await opened.press(link, {}, 1)
        await waitFor(() => expect(opened.address()).toBe(entry.address))
        await opened.settle()
        const { links } = opened.look()
        expect(back.map((key) => links[key])).toEqual(back.map(() => page.address))
      },
    )

    it.each(pairsOf(page.controls).map(([one, other]) => ({ name: `${one.name}, ${other.name}`, one, other })))(
      'does the same for a second entry, in any order: $name',
      async ({ one, other }) => {
        const ends = []
        for (const order of [
          [one, other],
          [other, one],
        ]) {
          const opened = await open(page)
          for (const { path } of order)
            for (const [key, row] of path) {
              await opened.press(key, row, 1)
              await waitFor(() => expect(opened.focus()).toBe(expectedOf(key, row).focus))
              await opened.settle()
            }
          const { said, links } = opened.look()
          ends.push({
            said,
            links: unordered(links),
            copies: unordered(await opened.copies(Object.keys(copiesAfter(page.controls, {})))),
          })
          leave()
        }
        expect(ends[0]).toEqual(ends[1])
      },
    )

    it.each(openersOf(page.controls))(
      'opens a form without the failure of another one: $name',
      async ({ opener: [key, row], next: [nextKey, nextRow] }) => {
        const opened = await open(page)
        await opened.use(key, row)
        const [send] = casesOf(row.opens ?? {}).filter(writes)
        for (const [each, itsRow] of send?.path.slice(0, -1) ?? []) await opened.use(each, itsRow)
        const [sendKey, sendRow] = send?.path.at(-1) ?? ['', {}]
        const [said, asked] = [opened.says(), opened.server.calls.length]
        opened.server.fail()
        await opened.press(sendKey, sendRow, 1)
        await waitFor(() => {
          expect(opened.server.calls.length).toBeGreaterThan(asked)
          expect(opened.server.isAsked()).toBe(false)
          expect(opened.says()).not.toBe(said)
        })
        opened.server.recover()
        const close = closingOf([key, row])
        // A dialog may have closed with the failure.
        if (close && keysOf(opened.controls()).includes(close[0])) await opened.use(...close)
        else if (
          opened
            .controls()
            .find((control) => control.key === key)
            ?.state.includes('expanded')
        )
          await opened.press(key, {}, 1)
        act(closeAlerts)
        // A list that could not be read again either.
        for (const control of opened.controls()) if (control.key.startsWith('button Try again')) control.element.click()
        await opened.settle()
        await opened.use(nextKey, nextRow)
        const look = opened.look()
        leave()
        const direct = await open(page)
        await direct.use(nextKey, nextRow)
        expect(look).toEqual(direct.look())
      },
    )

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
