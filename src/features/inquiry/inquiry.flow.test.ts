import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import * as codes from '#contract/protocol/codes.ts'
import { type Answer, type RecordedTab, randomKey, recordedTab } from '#tests/support/screens/recorded-tab.ts'
import { provideInquiry } from './inquiry.flow.ts'

const inquiry = {
  name: '김하늘',
  affiliation: '바른현장',
  category: 'service',
  email: 'haneul@member.example',
  phone: '01023450142',
  title: '단체 수강',
  content: '마흔 명이 함께 들을 수 있나요?',
} as const
const image = new File(['x'], 'screen.png', { lastModified: 1 })
const arrived: Answer = { content: { inquiry_id: 7, submitted_at: '2026-11-21T03:00:00.000Z' } }

/** Sends an inquiry on a newly loaded page; returns what leaves. */
async function send(
  tab: RecordedTab,
  answer: Answer,
  typed: { title?: string } = {},
  picture: File | undefined = image,
) {
  const before = tab.effects.length
  const machine = provideInquiry({
    http: tab.http,
    onUploadProgress: () => {},
    sentFrom: { page: '/contents/course?id=101', layout: 'mobile' },
    goToComplete: (number) => tab.note('goToComplete', number),
  })
  tab.answer(answer)
  const actor = createActor(machine).start()
  actor.send({ type: 'inquiry.submitted', inquiry: { ...inquiry, ...typed }, image: picture })
  await tab.pass()
  actor.stop()
  return tab.effects.slice(before)
}
const sentWith = (key: number, changed: object = {}, picture: File | undefined = image) => [
  'POST /v1/service/qna',
  {
    body: {
      ...inquiry,
      page: '/contents/course?id=101',
      layout: 'mobile',
      idempotency_key: randomKey(key),
      consent: 'Y',
      ...changed,
    },
    files: { image: picture },
  },
]

test('sends every field and the picture, and keeps no key afterwards', async () => {
  const tab = recordedTab()
  expect(await send(tab, arrived)).toEqual([sentWith(1), ['goToComplete', 7]])
  expect(tab.drafts()).toEqual({})
  expect(await send(tab, arrived)).toEqual([sentWith(2), ['goToComplete', 7]])
})

test.each<[what: string, answer: Answer, again: Parameters<typeof send>[2], picture: File, key: number]>([
  ['the answer was lost', 'lost', {}, image, 1],
  ['the server failed', codes.internalError, {}, image, 1],
  ['the server was busy', codes.serverBusy, {}, image, 1],
  ['too many inquiries', codes.tooManyInquiries, {}, image, 1],
  ['the key belongs to another inquiry', codes.idempotencyKeyReused, {}, image, 2],
  ['the picture was refused', codes.imageDamaged, {}, image, 2],
  ['a change of its title', 'lost', { title: '다른 제목' }, image, 2],
  ['another picture', 'lost', {}, new File(['xy'], 'other.png', { lastModified: 1 }), 2],
])('has the right key when it is sent again after %s', async (_, answer, again, picture, key) => {
  const tab = recordedTab()
  await send(tab, answer)
  expect(await send(tab, 'lost', again, picture)).toEqual([sentWith(key, again, picture)])
})
