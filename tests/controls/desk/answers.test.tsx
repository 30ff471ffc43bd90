import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memberList } from '#contract/desk/members.ts'
import { deskOrderList } from '#contract/desk/orders.ts'
import { shopSearch } from '#contract/desk/search.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import { answer, type Question } from '../fake-server.ts'
import type { Row } from '../rows.ts'
import { type DeskTable, openDeskPage } from './page.tsx'
import * as figures from './pages/figures.ts'
import * as lists from './pages/lists.ts'

// What a page asks several times, as a list after other filters, is answered in another order: the page shows the answer
// to the last question.

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T03:00:00.000Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const asksAgain = ({ calls = [] }: Row) => calls.length > 0 && calls.every((call) => call.startsWith('GET '))

/** Pages with fields that ask again, and up to three of them. A button asks the same again. */
const pages = Object.entries<DeskTable>({ ...figures, ...lists }).flatMap(([name, page]) => {
  const fields = Object.entries(page.controls).filter(([key, row]) => asksAgain(row) && !key.startsWith('button'))
  return fields.length > 1 ? [{ name, page, asking: fields.slice(0, 3) }] : []
})

it('has every page with filters', () => {
  expect(pages.map(({ name }) => name).toSorted()).toEqual([
    'content',
    'emptySearches',
    'figures',
    'funnels',
    'inquiries',
    'members',
    'orders',
    'record',
    'reviews',
  ])
})

/** Content without the first entry of each list. */
function shorter(content: unknown): unknown {
  if (Array.isArray(content)) return content.slice(1).map(shorter)
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, shorter(value)]))
}

/** Waits until what was answered has been read and rendered. */
const settled = () => new Promise((done) => setTimeout(done))

describe.each(pages)('$name', ({ page, asking }) => {
  it('shows the answer to the last question, whenever the others are answered or fail', async () => {
    const opened = await openDeskPage(page)
    const asked = opened.server.keep()
    const ends: number[] = []
    for (const [key, row] of asking) {
      const count = asked.length
      await opened.press(key, row, 1)
      await waitFor(() => expect(asked.length).toBeGreaterThan(count))
      ends.push(asked.length)
    }
    const [first = 0] = ends
    const last = ends.at(-2) ?? 0
    const unanswered = document.body.textContent
    for (const { endpoint, answer: give } of asked.slice(last)) {
      const content = page.answers
        .find((each) => each.endpoint === endpoint)
        ?.contentOf({ search: new URLSearchParams(), path: '', before: [], body: '' })
      give(v.parse(endpoint.content, shorter(content)))
    }
    await waitFor(() => {
      expect(document.querySelector('[aria-busy=true]')).toBeNull()
      expect(document.body.textContent).not.toBe(unanswered)
    })
    const shown = document.body.textContent
    for (const each of asked.slice(0, first)) each.answer()
    for (const each of asked.slice(first, last)) each.fail()
    await settled()
    expect(document.body.textContent).toBe(shown)
  })
})

/** A member whom the palette finds. */
const memberOf = (digit: string, userid: string): ContentOf<typeof memberList>[number] => ({
  id: `${digit.repeat(8)}-1111-4111-8111-111111111111`,
  userid,
  name: '김하늘',
  type: 'IDV',
  status: 'active',
  registered_at: '2026-01-05T02:00:00.000Z',
  email: null,
  phone: null,
})

describe('the palette', () => {
  async function openPalette() {
    const { address, answers } = figures.today
    const opened = await openDeskPage({
      address,
      answers: [
        ...answers,
        answer(memberList, []),
        answer(deskOrderList, []),
        answer(shopSearch, { origin: '', suggestions: [] }),
      ],
      controls: {},
    })
    const asked = opened.server.keep()
    await userEvent.click(screen.getByRole('button', { name: /Find anything/ }))
    const field = screen.getByRole('combobox', { name: /Number, name/ })
    return {
      opened,
      field,
      type: (value: string) => fireEvent.change(field, { target: { value } }),
      /** Waits until a text is searched for. Returns how to answer with a member, or with an error. */
      async asks(text: string) {
        const isOf = ({ call }: Question) => call.includes(`=${text}&`) || call.endsWith(`=${text}`)
        await waitFor(() => expect(asked.some((each) => isOf(each) && each.endpoint === memberList)).toBe(true))
        return (userid: string | undefined) => {
          for (const each of asked.filter(isOf)) {
            if (userid === undefined) each.fail()
            else each.answer(each.endpoint === memberList ? [memberOf(userid.slice(-1), userid)] : undefined)
          }
        }
      },
      offered: () => screen.queryAllByRole('option').map(({ textContent }) => textContent),
    }
  }

  it('says which one the arrows have reached, and Enter opens it', async () => {
    const { opened, field, type, offered } = await openPalette()
    type('re')
    await waitFor(() =>
      expect(offered()).toEqual(['DeskFigures ', 'DeskNo-result searches ', 'DeskReviews ', 'DeskRecord ']),
    )
    const reached = () =>
      screen
        .getAllByRole('option')
        .map((option) => [
          option.getAttribute('aria-selected') === 'true',
          option.id === field.getAttribute('aria-activedescendant'),
        ])
    const only = (index: number) => offered().map((_, each) => [each === index, each === index])
    expect(reached()).toEqual(only(0))
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    expect(reached()).toEqual(only(1))
    fireEvent.keyDown(field, { key: 'ArrowUp' })
    expect(reached()).toEqual(only(0))
    fireEvent.keyDown(field, { key: 'ArrowUp' })
    expect(reached()).toEqual(only(offered().length - 1))
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    fireEvent.keyDown(field, { key: 'Enter' })
    await waitFor(() => expect(opened.address()).toMatch(/^\/figures/))
  })

  it('offers and opens nothing of a text that has changed, before the answer to the new one', async () => {
    const { opened, field, type, asks, offered } = await openPalette()
    type('sky')
    ;(await asks('sky'))('sky1')
    await waitFor(() => expect(offered()).toEqual(['Member김하늘 sky1']))
    type('rain')
    expect(offered()).toEqual([])
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(opened.address()).toBe('/')
    ;(await asks('rain'))('rain2')
    await waitFor(() => expect(offered()).toEqual(['Member김하늘 rain2']))
    fireEvent.keyDown(field, { key: 'Enter' })
    await waitFor(() => expect(opened.address()).toBe('/members/22222222-1111-4111-8111-111111111111'))
  })

  it.each([['sky1'], [undefined]])(
    'shows the answer to the last text when an earlier one ends later: %s',
    async (early) => {
      const { type, asks, offered } = await openPalette()
      type('sky')
      const answerEarly = await asks('sky')
      type('rain')
      ;(await asks('rain'))('rain2')
      await waitFor(() => expect(offered()).toEqual(['Member김하늘 rain2']))
      answerEarly(early)
      await settled()
      expect(offered()).toEqual(['Member김하늘 rain2'])
    },
  )
})
