import { courseDetail } from '#contract/courses/course-detail.ts'
import { cancelOpeningMails, requestClientMail, requestOpeningMail } from '#contract/courses/course-openings.ts'
import { sampleCourse } from '#features/courses/course.fixture.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { Controls } from '#tests/controls/rows.ts'
import type { ShopTable } from '../page.tsx'
import { links } from './rows.ts'

const email = 'textbox Email'

/** The form of a mail, which is sent as `call` and gives way to the link `then`. */
const form = (consent: string, button: string, call: string, then: string): Controls => ({
  [email]: {},
  [`checkbox ${consent}`]: { state: 'required', changes: { [`checkbox ${consent}`]: 'checked required' } },
  'link How we use your address': { address: '/private' },
  [`button ${button}`]: {
    typed: { [email]: 'kim@example.com', [`checkbox ${consent}`]: 'checked' },
    calls: [`POST ${call} {"email":"kim@example.com","consent":"Y"}`],
    focus: 'h1 We’ll let you know',
    comes: [then],
    goes: [email, `checkbox ${consent}`, 'link How we use your address', `button ${button}`],
  },
})

export const opening: ShopTable = {
  address: '/contents/opening?id=101',
  answers: [
    answer(courseDetail, sampleCourse({ is_coming: true, opens_on: '2026-12-20' })),
    answer(requestOpeningMail, { opens_on: '2026-12-20' }),
  ],
  controls: form(
    'I agree that my address is kept for this email only, until the course opens (required)',
    'Email me that day',
    '/lecture/intro/contents/101/opening',
    'link Back to the course',
  ),
}

export const clientOpening: ShopTable = {
  address: '/downloads/opening',
  answers: [answer(requestClientMail, { is_available: false })],
  controls: form(
    'I agree that my address is kept for this email only, for a year at most (required)',
    'Email me when it’s ready',
    '/client-file/opening',
    'link Go to downloads',
  ),
}

export const openCourse: ShopTable = {
  address: '/contents/opening?id=102',
  answers: [answer(courseDetail, sampleCourse({ idx: 102 }))],
  controls: links({ 'See the course': '/contents/detail?id=102' }),
}

export const openingCancel: ShopTable = {
  address: '/contents/opening-cancel#token=4cQ9',
  answers: [answer(cancelOpeningMails, {})],
  controls: {
    'button Delete my address': {
      calls: ['POST /lecture/intro/opening/cancel {"token":"4cQ9"}'],
      focus: 'h1 You have no notifications',
      comes: ['link Browse courses'],
      goes: ['button Delete my address'],
    },
  },
}
