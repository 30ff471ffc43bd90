import {
  answerObjection,
  endSession,
  endSessions,
  exportMember,
  memberDetail,
  recordObjection,
  restoreMember,
  restrictMember,
  terminateMember,
} from '#contract/desk/members.ts'
import { today } from '#contract/desk/today.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { Controls } from '#tests/controls/rows.ts'
import type { DeskTable } from '../page.tsx'

// A member in good standing, and one whose restriction has an objection.

const id = '11111111-1111-4111-8111-111111111111'
const other = '22222222-2222-4222-8222-222222222222'
const phone = '77777777-7777-4777-8777-777777777777'
const computer = '88888888-8888-4888-8888-888888888888'
const again = `GET /member/${id}`
const reason = 'textbox Reason, for the record'
const cause = 'combobox Cause, in the email to the member'

/** The end of a form of an act: what it sends, and that it says so. */
const submit = (
  act: string,
  button: string,
  fields: readonly string[],
  typed: Readonly<Record<string, string>>,
  calls: readonly string[],
): Controls => ({
  [button]: { typed, calls, says: `Done: ${act}`, focus: `status Done: ${act}`, goes: [...fields, button] },
})

const person = {
  userid: 'haneul',
  name: '김하늘',
  type: 'IDV',
  registered_at: '2026-01-05T02:00:00.000Z',
  identity: 'verified' as const,
  erased_on: null,
  withdrawal: null,
  termination_waits: false,
} as const

const profile: NonNullable<ContentOf<typeof memberDetail>['profile']> = {
  email: 'haneul@example.com',
  phone: '01012345678',
  birth: '2001-02-03',
  nickname: 'sky',
  affiliation: '하늘고등학교',
  locale: 'ko',
  receives_email: true,
  receives_sms: false,
  guardian: null,
  answers: [],
  acts: [],
  inquiries: [],
}

export const member: DeskTable = {
  address: `/members/${id}`,
  answers: [
    answer(restrictMember, {}),
    answer(terminateMember, {}),
    answer(exportMember, {}),
    answer(endSession, {}),
    answer(endSessions, {}),
    answer(memberDetail, {
      ...person,
      id,
      status: 'active',
      sanction: null,
      profile: {
        ...profile,
        inquiries: [
          { id: 7, category: 'refund', title: '환불해 주세요', sent_at: '2026-11-26T02:00:00.000Z' },
          { id: 9, category: 'error', title: 'No picture', sent_at: '2026-11-25T03:00:00.000Z' },
        ],
      },
      orders: [
        { number: '20261121-ABCDEFGH', status: 'paid', total_amt: 480_000, ordered_at: '2026-11-21T02:00:00.000Z' },
        { number: '20261120-JKLMNPQR', status: 'canceled', total_amt: 12_500, ordered_at: '2026-11-20T03:00:00.000Z' },
      ],
      orders_total: 2,
      courses: [],
      sessions: [
        {
          id: phone,
          browser: 'chrome',
          system: 'android',
          started_at: '2026-11-20T02:00:00.000Z',
          last_used_at: '2026-11-26T02:00:00.000Z',
        },
        {
          id: computer,
          browser: 'edge',
          system: 'windows',
          started_at: '2026-11-19T02:00:00.000Z',
          last_used_at: '2026-11-25T02:00:00.000Z',
        },
      ],
    }),
  ],
  controls: {
    'link All members': { address: '/members' },
    'button Restrict': {
      opens: {
        [cause]: { state: 'breach' },
        'day Last day': { description: 'Empty: for good' },
        [reason]: { state: 'required' },
        ...submit(
          'Restrict',
          'button Restrict (2)',
          [cause, 'day Last day', reason],
          { [cause]: 'shared_credentials', 'day Last day': '2026-12-05', [reason]: 'three devices' },
          [
            `POST /member/${id}/restriction {"cause":"shared_credentials","reason":"three devices","until":"2026-12-05"}`,
            again,
          ],
        ),
      },
    },
    'button Terminate': {
      opens: {
        [cause]: { state: 'fraud' },
        [reason]: { state: 'required' },
        ...submit(
          'Terminate',
          'button Ask for approval',
          [cause, reason],
          { [cause]: 'false_information', [reason]: 'a stolen card' },
          [`POST /member/${id}/termination {"cause":"false_information","reason":"a stolen card"}`, again],
        ),
      },
    },
    'button Prepare their data': {
      opens: {
        [reason]: { state: 'required' },
        ...submit('Prepare their data', 'button Prepare', [reason], { [reason]: 'asked by phone' }, [
          `POST /member/${id}/data-export {"reason":"asked by phone"}`,
          again,
        ]),
      },
    },
    'link 환불해 주세요': { address: '/inquiries/7' },
    'link No picture': { address: '/inquiries/9' },
    'button End Chrome, Android': {
      calls: [`DELETE /member/${id}/session/${phone}`, again],
      says: 'Done: End',
      focus: 'status Done: End',
    },
    'button End Edge, Windows': {
      calls: [`DELETE /member/${id}/session/${computer}`, again],
      says: 'Done: End',
      focus: 'status Done: End',
    },
    'button End all': {
      opens: {
        'button Keep': { focus: 'button End all' },
        'button End all': {
          calls: [`DELETE /member/${id}/session`, again],
          says: 'Done: End all',
          focus: 'status Done: End all',
        },
      },
      focus: 'button End all',
      says: 'End every session?The member is logged out in every browser, and can log in again.KeepEnd all',
    },
    'link 20261121-ABCDEFGH': { address: '/orders/20261121-ABCDEFGH' },
    'link 20261120-JKLMNPQR': { address: '/orders/20261120-JKLMNPQR' },
  },
}

const nobody = { profile, orders: [], orders_total: 0, courses: [], sessions: [] }
const refuse = 'radio Refuse: it stays as it is'
const uphold = 'radio Uphold: the membership is restored'

export const restrictedMember: DeskTable = {
  address: `/members/${other}`,
  answers: [
    answer(answerObjection, {}),
    answer(restoreMember, {}),
    answer(terminateMember, {}),
    answer(exportMember, {}),
    answer(today, { entries: [], counts: [] }),
    answer(memberDetail, {
      ...person,
      ...nobody,
      id: other,
      status: 'restricted',
      sanction: {
        cause: 'breach',
        since: '2026-11-20T02:00:00.000Z',
        until: null,
        objection_until: '2026-12-05T02:00:00.000Z',
        objected_at: '2026-11-22T03:00:00.000Z',
        answer_until: '2026-12-07T03:00:00.000Z',
        answered_at: null,
        inquiry: 12,
      },
    }),
  ],
  controls: {
    'link All members': { address: '/members' },
    'link Read the objection': { address: '/inquiries/12' },
    'button Decide on the objection': {
      opens: {
        [uphold]: { state: 'required', changes: { [uphold]: 'checked required' } },
        [refuse]: { state: 'required', changes: { [refuse]: 'checked required' } },
        'textbox Answer to the member': { state: 'required' },
        'button Decide': {
          typed: { [uphold]: 'checked', 'textbox Answer to the member': '복구했어요.' },
          calls: [
            `POST /member/${other}/objection/answer {"decision":"upheld","answer":"복구했어요."}`,
            `GET /member/${other}`,
            'GET /today',
          ],
          says: 'Done: Decide on the objection',
          focus: 'link Everything is done. View Today',
          comes: ['link Everything is done. View Today'],
          goes: [uphold, refuse, 'textbox Answer to the member', 'button Decide'],
        },
      },
    },
    'button Restore': {
      opens: {
        [reason]: { state: 'required' },
        ...submit('Restore', 'button Restore (2)', [reason], { [reason]: 'it was a mistake' }, [
          `POST /member/${other}/restoration {"reason":"it was a mistake"}`,
          `GET /member/${other}`,
        ]),
      },
    },
    'button Terminate': {
      opens: { [cause]: { state: 'fraud' }, [reason]: { state: 'required' }, 'button Ask for approval': {} },
    },
    'button Prepare their data': { opens: { [reason]: { state: 'required' }, 'button Prepare': {} } },
  },
}

const told = 'textbox What the member said'

export const terminatedMember: DeskTable = {
  address: `/members/${other}`,
  answers: [
    answer(recordObjection, {}),
    answer(memberDetail, {
      ...person,
      ...nobody,
      id: other,
      status: 'terminated',
      sanction: {
        cause: 'fraud',
        since: '2026-11-20T02:00:00.000Z',
        until: null,
        objection_until: '2026-12-05T02:00:00.000Z',
        objected_at: null,
        answer_until: null,
        answered_at: null,
        inquiry: null,
      },
    }),
  ],
  controls: {
    'link All members': { address: '/members' },
    'button Record an objection': {
      opens: {
        [told]: { state: 'required' },
        ...submit('Record an objection', 'button Record', [told], { [told]: 'it was my brother' }, [
          `POST /member/${other}/objection {"reason":"it was my brother"}`,
          `GET /member/${other}`,
        ]),
      },
    },
  },
}
