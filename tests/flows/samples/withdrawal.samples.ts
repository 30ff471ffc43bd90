import type { WithdrawalPreview } from '#contract/accounts/withdrawal.ts'

/** A minor with a running course, an order that is not paid, and progress; nothing is refunded. */
export const sampleWithdrawalPreview: WithdrawalPreview = {
  courses: [
    {
      course: 104,
      title: '타워크레인 신호수 실습',
      from: '2026-10-05',
      until: '2027-01-03',
      days: { all: 91, left: 44 },
    },
  ],
  unpaid: [{ order_number: '20261121-7KQ2M9XA', name: '정맥주사와 채혈, 처음부터 끝까지', others: 0 }],
  refunds: [],
  refund_amt: 0,
  kept: [],
  records: { courses: 2, lessons: 11 },
  delay: null,
  has_guardian: true,
}
