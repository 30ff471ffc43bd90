import { act, cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type Faq, faqCategories, faqList } from '#contract/content/faq.ts'
import { type NoticeSummary, noticeCategories, noticeList } from '#contract/content/notices.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { answer } from '../fake-server.ts'
import { openShopPage, type ShopTable } from './page.tsx'

// A visitor goes from one address of a list to another before the first one is answered: the page of the second stays,
// whatever comes for the first one.

afterEach(cleanup)

const category = { code: 'service', name: 'Courses' }
const question = (idx: number, title: string): Faq => ({
  ...{ idx, category, title, description: 'Yes.', created_at: '2026-11-20', updated_at: '2026-11-20' },
})
const notice = (title: string): NoticeSummary => ({
  ...{ idx: 1, number: 1, category: 'notice' as const, title, author: 'Practicum', view: 3, top: false },
  ...{ created_at: '2026-11-20', attachments: [] },
})

interface Place extends ShopTable {
  /** Addresses of which the second is gone to before the first is answered, and what the second one says. */
  readonly to: readonly [first: string, second: string]
  readonly says: string
}

const questions: Place = {
  address: '/cs/faq',
  answers: [
    answer(faqCategories, [{ ...category, count: 2 }]),
    answer(faqList, ({ search }) => [question(7, `About ${search.get('title')}`)]),
  ],
  controls: {},
  to: ['/cs/faq?title=cranes', '/cs/faq?title=coffee'],
  says: 'About coffee',
}
const places: Readonly<Record<string, Place>> = {
  questions,
  // The first leads to another address, because the question is not in its list.
  'questions, of which one is gone': { ...questions, to: ['/cs/faq?title=cranes&id=8', '/cs/faq?title=coffee'] },
  notices: {
    address: '/cs/notices',
    answers: [
      answer(noticeCategories, []),
      answer(noticeList, ({ search }) => [notice(`Page ${search.get('page_index')}`)]),
    ],
    controls: {},
    to: ['/cs/notices?page=2', '/cs/notices?page=3'],
    says: 'Page 3',
  },
}

describe.each(Object.entries(places))('%s', (_, { to: [first, second], says, ...table }) => {
  it.each(['answer', 'fail'] as const)(
    'stay those of the last address when the first has its %s later',
    async (end) => {
      const opened = await openShopPage(table)
      const asked = opened.server.keep()
      act(() => opened.go(first))
      await waitFor(() => expect(asked.length).toBeGreaterThan(0))
      const early = [...asked]
      act(() => opened.go(second))
      await waitFor(() => expect(asked.length).toBeGreaterThan(early.length))
      for (const each of asked.filter((one) => !early.includes(one))) each.answer()
      await waitFor(() => expect(document.querySelector('main')?.textContent).toContain(says))
      const shown = document.querySelector('main')?.textContent
      for (const each of early) each[end]()
      await act(() => new Promise((done) => setTimeout(done)))
      expect(opened.address()).toBe(second)
      expect(document.querySelector('main')?.textContent).toBe(shown)
    },
  )
})
