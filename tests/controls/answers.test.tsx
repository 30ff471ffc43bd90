import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { profile } from '#contract/accounts/profile.ts'
import { ownCertificate } from '#contract/content/certificates.ts'
import { type OwnInquiry, ownInquiries, ownInquiry } from '#contract/content/own-inquiries.ts'
import { courseSummaries } from '#contract/courses/course-calls.ts'
import { courseDetail, courseNotices, nextCourses } from '#contract/courses/course-detail.ts'
import { courseReviews } from '#contract/courses/reviews.ts'
import { basketQuote } from '#contract/orders/basket.ts'
import { deliveryMessages, quote } from '#contract/orders/checkout.ts'
import { orderDetail, orderList } from '#contract/orders/orders.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { type ContentOf, type Endpoint, parseAnswer } from '#contract/protocol/endpoint.ts'
import { CertificateScreen } from '#features/certificate/certificate-screen.tsx'
import { sampleCourse } from '#features/courses/course.fixture.ts'
import { NextCourses } from '#features/courses/detail/next-courses.tsx'
import { useCourse } from '#features/courses/detail/use-course.ts'
import { Notices } from '#features/courses/notices/notices.tsx'
import { Reviews } from '#features/courses/reviews/reviews.tsx'
import { SavedScreen } from '#features/courses/saved/saved-screen.tsx'
import { BasketScreen } from '#features/orders/basket/basket-screen.tsx'
import { LoadedForm } from '#features/orders/checkout/loaded-form.tsx'
import { HistoryScreen } from '#features/orders/history/history-screen.tsx'
import { OrderPage } from '#features/orders/history/order-page.tsx'
import { Receipt } from '#features/orders/order-result/receipt.tsx'
import { OwnInquiriesScreen } from '#features/own-inquiries/own-inquiries-screen.tsx'
import { OwnInquiryScreen } from '#features/own-inquiries/own-inquiry-screen.tsx'
import type { Http } from '#lib/http/http.ts'
import { sampleOrder, sampleProfile, sampleQuote, sampleQuoteItem } from '#tests/flows/samples/order-samples.ts'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'

// What a page of the shop asks several times, as another page of a list, is answered in another order: the page shows
// the answer to the last question.

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

/** Which question it is. */
type Count = 1 | 2 | 3

interface Place {
  readonly endpoint: Endpoint
  /** The same component, with another question each time. */
  readonly screen: (number: Count) => ReactElement
  /** The answer to a question, with a text that no other answer has. */
  readonly content: (number: Count) => unknown
  readonly says: (number: Count) => RegExp
  readonly catalogues?: NonNullable<Parameters<typeof renderScreen>[1]>['catalogues']
}

const place = <E extends Endpoint>(
  endpoint: E,
  { content, ...others }: Omit<Place, 'endpoint' | 'content'> & { readonly content: (number: Count) => ContentOf<E> },
): Place => ({ endpoint, content, ...others })

const inquiry = (number: Count): OwnInquiry => ({
  inquiry_id: 1040 + number,
  category: { code: 'service', name: 'Courses and devices' },
  title: `Inquiry of ${number} pages`,
  submitted_at: '2026-11-20T03:00:00.000Z',
  answered_at: null,
  content: 'How do we pay?',
  has_image: false,
  answer: null,
  kept_until: null,
})
const orderNumber = (number: Count) => `20261121-AAAAAAA${number + 1}`
const search = { id: 101, memberType: undefined, option: undefined, notices: undefined, reviews: undefined }
const checkout = {
  ...{ course: 101, option: undefined, devices: undefined, device: undefined, sale_type: undefined, months: undefined },
  ...{ quantity: undefined, delivery: undefined, order: undefined, payment: undefined, decline: undefined },
  ...{ idfc_id: undefined, at: undefined },
}
const nothing = () => undefined

function CourseTitle({ idx }: { readonly idx: number }) {
  const shown = useCourse(idx)
  return <p>{shown === 'missing' ? 'missing' : shown?.summary.title}</p>
}

/** Files that ask a changing question, with how to ask three of them. */
const places: Readonly<Record<string, Place>> = {
  'src/features/certificate/certificate-screen.tsx': place(ownCertificate, {
    screen: (number) => <CertificateScreen course={100 + number} />,
    content: (number) => ({
      ...{ title: `Course of ${number} lessons`, done: 1, lessons: 8, can_issue: false },
      ...{ waits_until: null, revoked_on: null, certificate: null },
    }),
    says: (number) => new RegExp(`Course of ${number} lessons`),
    catalogues: ['certificate', 'errors'],
  }),
  'src/features/courses/detail/next-courses.tsx': place(nextCourses, {
    screen: (number) => <NextCourses idx={100 + number} />,
    content: (number) => [sampleCourse({ idx: 400 + number, title: `Crane ${number}` })],
    says: (number) => new RegExp(`Crane ${number}`),
  }),
  'src/features/courses/detail/use-course.ts': place(courseDetail, {
    screen: (number) => <CourseTitle idx={100 + number} />,
    content: (number) => sampleCourse({ idx: 100 + number, title: `Crane ${number}` }),
    says: (number) => new RegExp(`Crane ${number}`),
  }),
  'src/features/courses/notices/notices.tsx': place(courseNotices, {
    screen: (number) => <Notices idx={101} search={{ ...search, notices: number }} />,
    content: (number) => [
      {
        ...{ idx: number, number, category: 'notice' as const, title: `Notice on floor ${number}`, text: 'Closed' },
        ...{ author: 'Practicum', view: 3, top: false, created_at: '2026-11-20', attachments: [] },
      },
    ],
    says: (number) => new RegExp(`Notice on floor ${number}`),
    catalogues: ['shop', 'course', 'course-lazy'],
  }),
  'src/features/courses/reviews/reviews.tsx': place(courseReviews, {
    screen: (number) => <Reviews idx={101} search={{ ...search, reviews: number }} rating={null} />,
    content: (number) => [
      {
        ...{ review_id: number, author: 'steady hand', rating: 4 as const, text: `Review of ${number} words` },
        ...{ written_at: '2026-11-19T03:00:00.000Z', edited_at: null, answer: null },
      },
    ],
    says: (number) => new RegExp(`Review of ${number} words`),
    catalogues: ['shop', 'course', 'course-lazy'],
  }),
  'src/features/courses/saved/saved-screen.tsx': place(courseSummaries, {
    screen: (number) => <SavedScreen search={{ ids: `${400 + number}`, compare: undefined }} />,
    content: (number) => [{ ...sampleCourse({ idx: 400 + number, title: `Crane ${number}` }), only_option: null }],
    says: (number) => new RegExp(`Crane ${number}`),
    catalogues: ['saved', 'shop', 'errors'],
  }),
  'src/features/orders/basket/basket-screen.tsx': place(basketQuote, {
    screen: (number) => <BasketScreen search={{ option: `101003x${number}`, devices: undefined }} />,
    content: (number) => ({
      ...sampleQuote({ total_amt: 69_000 + number }),
      lines: [
        {
          item: { kind: 'course' as const, option: 101_003, quantity: number },
          quote: { ...sampleQuoteItem, total_amt: 69_000 + number },
          refusal: null,
          stock: null,
        },
      ],
    }),
    says: (number) => new RegExp(`₩69,00${number}`),
  }),
  'src/features/orders/checkout/loaded-form.tsx': place(quote, {
    screen: (number) => (
      <LoadedForm
        search={{ ...checkout, option: `101003x${number}` }}
        busy={undefined}
        isRepeated={false}
        isOutdated={false}
        consentRefusal={undefined}
        onSearch={nothing}
        onSend={nothing}
      />
    ),
    content: (number) => sampleQuote({ total_amt: 69_000 + number }),
    says: (number) => new RegExp(`Pay ₩69,00${number}`),
  }),
  'src/features/orders/history/history-screen.tsx': place(orderList, {
    screen: (number) => <HistoryScreen page={number} since={{}} />,
    content: (number) => [
      {
        ...{ order_number: orderNumber(number), status: 'paid' as const, ordered_at: '2026-11-21T03:00:00.000Z' },
        ...{ name: `Crane ${number}`, others: 0, total_amt: 1, refunded_amt: 0, can_pay: false, failed_tries: [] },
      },
    ],
    says: (number) => new RegExp(`Crane ${number}`),
  }),
  'src/features/orders/history/order-page.tsx': place(orderDetail, {
    screen: (number) => <OrderPage id={orderNumber(number)} decline={undefined} />,
    content: (number) => sampleOrder({ order_number: orderNumber(number), total_amt: 69_000 + number, status: 'paid' }),
    says: (number) => new RegExp(`₩69,00${number}`),
  }),
  'src/features/orders/order-result/receipt.tsx': place(orderDetail, {
    screen: (number) => <Receipt order={orderNumber(number)} />,
    content: (number) => sampleOrder({ order_number: orderNumber(number), total_amt: 69_000 + number, status: 'paid' }),
    says: (number) => new RegExp(`₩69,00${number}`),
  }),
  'src/features/own-inquiries/own-inquiries-screen.tsx': place(ownInquiries, {
    screen: (number) => <OwnInquiriesScreen page={number} />,
    content: (number) => [inquiry(number)],
    says: (number) => new RegExp(`Inquiry of ${number} pages`),
    catalogues: ['own-inquiries', 'errors'],
  }),
  'src/features/own-inquiries/own-inquiry-screen.tsx': place(ownInquiry, {
    screen: (number) => <OwnInquiryScreen id={1040 + number} />,
    content: inquiry,
    says: (number) => new RegExp(`Inquiry of ${number} pages`),
    catalogues: ['own-inquiries', 'errors'],
  }),
}

/** What else the screens read. */
const others = new Map<Endpoint, unknown>([
  [profile, sampleProfile],
  [deliveryMessages, [{ code: 'door', text: 'At the door' }]],
])
const pages = { request_page: 1, request_size: 5, total_pages: 3, total_size: 15 }

/** The screen of the first question, then of the second and the third. */
function Switching({ screenOf }: { readonly screenOf: Place['screen'] }) {
  const [number, setNumber] = useState<Count>(1)
  return (
    <>
      <button type="button" onClick={() => setNumber(number === 1 ? 2 : 3)}>
        Ask another question
      </button>
      {screenOf(number)}
    </>
  )
}

/** Shows the answer to the first question, and asks two more. */
async function ask({ endpoint, screen: screenOf, content, says, catalogues }: Place) {
  /** Questions by their input, in the order in which they were asked first. */
  const asked = new Map<string, PromiseWithResolvers<unknown>>()
  const http: Http = async (called, input) => {
    const key = JSON.stringify(input)
    const known = others.get(called) ?? asked.get(key)?.promise
    if (called.name !== endpoint.name && known === undefined) throw ApiError.received({ status: 0 })
    const question = Promise.withResolvers<unknown>()
    if (known === undefined) asked.set(key, question)
    return parseAnswer(called, await (known ?? question.promise), pages)
  }
  await renderScreen(<Switching screenOf={screenOf} />, {
    http,
    userid: 'practice01',
    ...(catalogues ? { catalogues } : {}),
  })
  const questions = (count: number) => waitFor(() => expect([...asked.keys()]).toHaveLength(count))
  const shows = (number: Count) => waitFor(() => expect(document.body.textContent).toMatch(says(number)))
  await questions(1)
  const answer = (number: Count) => [...asked.values()][number - 1]?.resolve(content(number))
  answer(1)
  await shows(1)
  for (const count of [2, 3]) {
    fireEvent.click(screen.getByRole('button', { name: 'Ask another question' }))
    await questions(count)
  }
  return {
    answer,
    fail: (number: Count) => [...asked.values()][number - 1]?.reject(ApiError.received({ status: 0 })),
    shows,
    hides: (number: Count) => expect(document.body.textContent).not.toMatch(says(number)),
  }
}
const settled = () => new Promise((done) => setTimeout(done))

describe.each(Object.entries(places))('%s', (_, each) => {
  it.each(['answer', 'fail'] as const)(
    'shows the last answer, whatever comes later for the question before: %s',
    async (end) => {
      const asking = await ask(each)
      asking.answer(3)
      await asking.shows(3)
      await settled()
      const text = document.body.textContent
      asking[end](2)
      await settled()
      expect(document.body.textContent).toBe(text)
      for (const number of [1, 2] as const) asking.hides(number)
    },
  )
})

/** Files that ask in other ways, with the test of theirs or the reason why no order of answers matters. */
const elsewhere: Readonly<Record<string, string>> = {
  'src/desk/content/editor/course-controls.tsx': 'offers what was found for the text before until the answer is there',
  'src/desk/content/editor/editions.tsx': 'as a list of the desk',
  'src/desk/content/editor/file-control.tsx': 'src/desk/content/editor/file-control.test.tsx',
  'src/desk/content/editor/use-content-files.ts': 'asks once the files are needed',
  'src/desk/content/editor/use-published-codes.ts': 'asks once the codes are needed',
  'src/desk/content/list/new-content-screen.tsx': 'one press at a time, and then another page',
  'src/desk/figures/figures-screen.tsx': 'tests/controls/desk/answers.test.tsx',
  'src/desk/funnels/funnel-screen.tsx': 'tests/controls/desk/answers.test.tsx',
  'src/desk/inquiries/inquiry-screen.tsx': 'reads one inquiry, and nothing while its answer is sent',
  'src/desk/list/list-table.tsx': 'tests/controls/desk/answers.test.tsx',
  'src/desk/list/save-list.tsx': 'one press at a time; the file is saved also when the list is left',
  'src/desk/orders/shipments-screen.tsx': 'asks for one page of the list, again after each shipment',
  'src/desk/palette/use-found.ts': 'tests/controls/desk/answers.test.tsx',
  'src/entities/search/suggestion-list.lazy.tsx': 'src/entities/search/search-field.test.tsx',
  'src/features/account-change/account-change-screen.tsx': 'asks once for the link of the address',
  'src/features/certificate/proof-screen.tsx': 'asks once for the link of the address',
  'src/features/data-export/export-files.tsx': 'one press at a time; the file is saved also when the page is left',
  'src/features/membership/terminated-screen.tsx': 'asks once for the link of the address',
  'src/features/social-login/social-accounts.tsx': 'src/features/social-login/social-accounts.test.tsx',
  'src/lib/http/use-download.ts': 'src/lib/http/use-download.test.tsx',
  'src/lib/queries/use-endpoint-mutation.ts': 'one press at a time; answers are stored by `storeAnswer`',
}

/**
 * What a component does with answers itself. Without it, the question is the key of its query, and the library gives
 * each question its own answer.
 */
const handlesAnswers =
  /\b(?:placeholderData|keepPreviousData):|\benabled\b[:,} ]+|\.fetchQuery\(|useRef<AbortController>|\bhttp\(\w{2,},/

it('has every component and hook that does something with answers itself', () => {
  const asking = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /(?:\.tsx|\/use-[^/]+\.ts)$/.test(file) && !file.includes('.test.'))
    .filter((file) => handlesAnswers.test(readFileSync(file, 'utf8')))
  const known = [...Object.keys(places), ...Object.keys(elsewhere)]
  expect(asking.filter((file) => !known.includes(file))).toEqual([])
  expect(Object.keys(elsewhere).filter((file) => !asking.includes(file))).toEqual([])
  const tests = Object.values(elsewhere).filter((text) => text.includes('.test.'))
  expect(tests.filter((file) => !existsSync(file))).toEqual([])
})
