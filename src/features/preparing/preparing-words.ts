import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What an address that is still being built tells of itself. */
export interface PreparingWords {
  readonly title: MessageDescriptor
  /** What will be here, and what can be done until then. */
  readonly text: MessageDescriptor
  /** The page that comes nearest to it today. */
  readonly meanwhile: { readonly name: MessageDescriptor; readonly href: string }
}

const courses = { name: msg`See the courses`, href: '/contents' }
const freeLessons = { name: msg`Try a free lesson`, href: '/#free' }
const ask = { name: msg`Ask us`, href: '/cs/inquiry' }

const account: PreparingWords = {
  title: msg`Your account opens soon`,
  text: msg`Your profile, your purchases and your progress will be kept here.`,
  meanwhile: freeLessons,
}

/** By address: the longest that fits counts. */
const wordsByAddress: Record<string, PreparingWords> = {
  '/downloads': {
    title: msg`Downloads come soon`,
    text: msg`The PC client and the manuals will be here. Until then you can look at what each course asks of your PC.`,
    meanwhile: courses,
  },
  '/cs': {
    title: msg`Customer support is being prepared`,
    text: msg`Notices, questions and answers will be here. Our staff already help by phone and e-mail.`,
    meanwhile: ask,
  },
  '/cs/event': {
    title: msg`Events come soon`,
    text: msg`Campaigns and open days will be here. Special prices already stand on the courses.`,
    meanwhile: courses,
  },
  '/cs/faq': {
    title: msg`Questions and answers come soon`,
    text: msg`What people ask most will be answered here. Until then, ask us.`,
    meanwhile: ask,
  },
  '/cs/inquiry': {
    title: msg`Write to us or call us`,
    text: msg`The form for inquiries comes soon. Until then we answer by phone and e-mail.`,
    meanwhile: courses,
  },
  '/cs/recruit': {
    title: msg`Partner recruitment opens soon`,
    text: msg`Schools and companies will apply here. Until then, write to us.`,
    meanwhile: ask,
  },
  '/company': {
    title: msg`Our story is being written`,
    text: msg`Who we are, how it began and the way to us will be here. The facts of the company stand at the foot of every page.`,
    meanwhile: courses,
  },
  '/mypage': account,
  '/delete-account': account,
}

/** Words for the address that is nearest to `path`; undefined when there are none. */
export function preparingWords(path: string): PreparingWords | undefined {
  for (let address = path; address !== ''; address = address.slice(0, address.lastIndexOf('/'))) {
    const words = wordsByAddress[address]
    if (words) return words
  }
  return undefined
}
