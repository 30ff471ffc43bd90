import {
  membership,
  objectToRestriction,
  objectToTermination,
  type Termination,
  terminatedMembership,
} from '#contract/accounts/membership.ts'
import { unsubscribe } from '#contract/accounts/unsubscribe.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { Controls } from '#tests/controls/rows.ts'
import type { ShopTable } from '../page.tsx'
import { accountParts, links } from './rows.ts'

const token = '11111111-1111-4111-8111-111111111111.secret'
const sanction: Termination = {
  cause: 'shared_credentials',
  since: '2026-11-20T02:00:00.000Z',
  objection_until: '2026-12-05T14:59:59.000Z',
  objected_at: null,
  answer_until: null,
  answered_at: null,
}
const recorded = { objected_at: '2026-11-27T03:00:00.000Z', answer_until: '2026-12-12T14:59:59.000Z' }

const received = 'We received your objectionWe’ve sent you a confirmation email. We’ll reply to the same address.'

/** The form of an objection, and the call that it sends. */
const objection = (call: string): Controls => ({
  'textbox Your objection': {},
  'button Send objection': {
    typed: { 'textbox Your objection': 'It was my brother.' },
    calls: [call],
    says: received,
    focus: `div ${received}`,
    goes: ['textbox Your objection', 'button Send objection'],
  },
})

export const restricted: ShopTable = {
  address: '/mypage/membership',
  isMember: true,
  answers: [
    answer(membership, { restriction: { ...sanction, until: '2027-02-20T02:00:00.000Z' } }),
    answer(objectToRestriction, recorded),
  ],
  controls: {
    'link My profile': { address: '/mypage' },
    ...accountParts,
    ...objection('POST /member/my/membership/objection {"content":"It was my brother."}'),
  },
}

export const unrestricted: ShopTable = {
  address: '/mypage/membership',
  isMember: true,
  answers: [answer(membership, { restriction: null })],
  controls: { 'link My profile': { address: '/mypage' }, ...accountParts, ...links({ 'Go to My page': '/mypage' }) },
}

export const terminated: ShopTable = {
  address: `/membership-ended#token=${token}`,
  answers: [answer(terminatedMembership, sanction), answer(objectToTermination, recorded)],
  controls: objection(`POST /member/auth/membership/objection {"token":"${token}","content":"It was my brother."}`),
}

export const unsubscribed: ShopTable = {
  address: `/unsubscribe#token=${token}`,
  answers: [answer(unsubscribe, {})],
  controls: {
    'button Stop these emails': {
      calls: [`POST /member/unsubscribe {"token":"${token}"}`],
      focus: 'h1 We won’t email you offers',
      comes: ['link Go to home'],
      goes: ['button Stop these emails'],
    },
  },
}
