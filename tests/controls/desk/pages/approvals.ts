import { approvalList, approveRequest, refuseRequest, withdrawRequest } from '#contract/desk/approvals.ts'
import { today } from '#contract/desk/today.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { DeskTable } from '../page.tsx'

// A request of another operator, and one's own on which nobody decided in time.

const refund = '33333333-3333-4333-8333-333333333333'
const termination = '44444444-4444-4444-8444-444444444444'
const member = '11111111-1111-4111-8111-111111111111'
const next = 'link Done. View what else waits (1)'

export const approvals: DeskTable = {
  address: '/approvals',
  answers: [
    answer(approveRequest, {}),
    answer(refuseRequest, {}),
    answer(withdrawRequest, {}),
    answer(today, {
      entries: [
        {
          kind: 'review',
          subject: '3',
          since: null,
          due_at: null,
          count: 2,
          title: null,
          others: 0,
          buyer: null,
          failure: null,
        },
      ],
      counts: [{ kind: 'review', count: 1 }],
    }),
    answer(approvalList, [
      {
        kind: 'refund',
        id: refund,
        reason: 'broken on arrival',
        asked_by: 'Kim',
        asked_at: '2026-11-25T02:00:00.000Z',
        is_own: false,
        expires_at: '2026-12-02T02:00:00.000Z',
        has_expired: false,
        obstacle: null,
        order_number: '20261121-ABCDEFGH',
        amt: 480_000,
        rule_amt: 59_000,
        paid_amt: 612_500,
        lines: [1, 2],
        account: null,
      },
      {
        kind: 'terminate-member',
        id: termination,
        reason: 'sold the account',
        asked_by: 'Seo',
        asked_at: '2026-11-18T03:00:00.000Z',
        is_own: true,
        expires_at: '2026-11-25T03:00:00.000Z',
        has_expired: true,
        obstacle: { kind: 'own-request' },
        member_id: member,
        userid: 'haneul',
        cause: 'breach',
      },
    ]),
  ],
  controls: {
    'link 20261121-ABCDEFGH': { address: '/orders/20261121-ABCDEFGH' },
    'button Approve': {
      calls: [`POST /approval/${refund}/approve`, 'GET /approval', 'GET /today'],
      says: 'Done: Approve',
      focus: next,
      comes: [next],
    },
    'button Refuse': {
      opens: {
        'textbox Reason, for the record': { state: 'required' },
        'button Refuse (2)': {
          typed: { 'textbox Reason, for the record': 'not broken' },
          calls: [`POST /approval/${refund}/refuse {"reason":"not broken"}`, 'GET /approval', 'GET /today'],
          says: 'Done: Refuse',
          focus: next,
          comes: [next],
          goes: ['textbox Reason, for the record', 'button Refuse (2)'],
        },
      },
    },
    'link haneul': { address: `/members/${member}` },
    'button Withdraw': {
      calls: [`DELETE /approval/${termination}`, 'GET /approval', 'GET /today'],
      says: 'Done: Withdraw',
      focus: next,
      comes: [next],
    },
  },
}
