import type { DeclineReason } from '../../../contract/addresses/order-addresses.ts'
import type { Locale } from '../../../contract/values/locale.ts'
import type { PaymentMethod } from '../../../contract/orders/orders.ts'

interface Entry {
  readonly name: string
  readonly text: string
  readonly leads: string
}

interface PaymentMessages {
  readonly title: string
  readonly subtitle: string
  readonly amount: string
  readonly won: (amount: number) => string
  readonly paid: string
  readonly unpaid: string
  readonly methods: Readonly<Record<PaymentMethod, string>>
  readonly approve: Entry
  readonly late: Entry
  readonly seconds: string
  readonly account: Entry
  readonly decline: Entry
  readonly declineWhy: string
  readonly declines: Readonly<Record<DeclineReason, string>>
  readonly cancel: Entry
  readonly mismatch: Entry
  readonly mismatchAmount: string
  readonly invalid: Entry
  readonly duplicate: Entry
  readonly session: Entry
  readonly silent: Entry
  readonly unknown: Entry
  readonly over: string
  readonly goBack: string
  readonly missing: string
  readonly does: string
  readonly doesWhat: string
  readonly order: string
  readonly back: string
  readonly request: string
  readonly about: string
  readonly aboutWhat: string
}

/** Messages of the payment window. */
export const paymentMessages: Readonly<Record<Locale, PaymentMessages>> = {
  ko: {
    title: '연습용 결제창',
    subtitle: '실제로 결제되지 않아요',
    amount: '결제 금액',
    won: (amount) => `${amount.toLocaleString('ko-KR')}원`,
    paid: '결제되는 응답',
    unpaid: '결제되지 않는 응답',
    methods: {
      card: '신용카드',
      simple: '간편결제',
      transfer: '계좌이체',
      virtual_account: '가상계좌',
      phone: '휴대폰 결제',
    },
    approve: { name: '승인', text: '', leads: '주문 완료' },
    late: { name: '늦게 승인', text: '정한 시간 뒤에 답해요. 창을 닫아도 결제돼요', leads: '주문 완료' },
    seconds: '늦추는 시간, 초',
    account: { name: '가상계좌 내주기', text: '입금은 연습용 은행에서 해요', leads: '입금 기다림' },
    decline: { name: '거절', text: '주문서로 돌아가 고칠 수 있어요', leads: '주문서' },
    declineWhy: '거절 이유',
    declines: {
      over_limit: '한도를 넘었어요',
      insufficient_funds: '잔액이 모자라요',
      suspended_card: '정지된 카드예요',
      expired_card: '유효 기간이 지났어요',
      declined: '이유를 말하지 않아요',
    },
    cancel: { name: '구매자가 취소', text: '창의 닫기를 누른 것과 같아요', leads: '주문 실패' },
    mismatch: { name: '금액을 다르게', text: '승인은 하되 다른 금액으로 답해요', leads: '주문 실패' },
    mismatchAmount: '답할 금액, 원',
    invalid: { name: '금액이 잘못됨', text: '0원이거나 숫자가 아니에요', leads: '주문 실패' },
    duplicate: { name: '주문번호가 겹침', text: '이미 쓴 번호라고 답해요', leads: '주문 실패' },
    session: { name: '로그인이 끝남', text: '결제하는 사이에 로그아웃됐어요', leads: '주문 실패' },
    silent: { name: '응답하지 않기', text: '10분 동안 답하지 않다가 끝나요. 결제되지 않아요', leads: '주문 실패' },
    unknown: { name: '이유 모를 오류', text: '고객센터로 안내하는 답이에요', leads: '주문 실패' },
    over: '이미 끝난 결제예요',
    goBack: '쇼핑몰로 돌아가기',
    missing: '없는 결제예요. 쇼핑몰에서 다시 시작해 주세요.',
    does: '용도',
    doesWhat: '결제 대행',
    order: '주문번호',
    back: '돌아갈 곳',
    request: '요청',
    about: '이 창은',
    aboutWhat: '실제 결제창의 모든 응답을 시험해 볼 수 있어요.',
  },
  en: {
    title: 'Sandbox payment',
    subtitle: 'No real money',
    amount: 'Amount to pay',
    won: (amount) => `₩${amount.toLocaleString('en-US')}`,
    paid: 'Successful responses',
    unpaid: 'Failed responses',
    methods: {
      card: 'Credit card',
      simple: 'Digital wallet',
      transfer: 'Account transfer',
      virtual_account: 'Virtual account',
      phone: 'Phone bill',
    },
    approve: { name: 'Approve', text: '', leads: 'Order complete' },
    late: {
      name: 'Approve late',
      text: 'Answers after the time below, even with the window closed',
      leads: 'Order complete',
    },
    seconds: 'Seconds of delay',
    account: {
      name: 'Issue a virtual account',
      text: 'The deposit is made at the sandbox bank',
      leads: 'Waiting for the deposit',
    },
    decline: { name: 'Decline', text: 'Back to the order form to try again', leads: 'Order form' },
    declineWhy: 'Decline reason',
    declines: {
      over_limit: 'Over the limit',
      insufficient_funds: 'Not enough money',
      suspended_card: 'The card is suspended',
      expired_card: 'The card has expired',
      declined: 'No reason given',
    },
    cancel: { name: 'The buyer cancels', text: 'As if the window had been closed', leads: 'Order failed' },
    mismatch: { name: 'Another amount', text: 'Approves, and answers another amount', leads: 'Order failed' },
    mismatchAmount: 'Amount to answer, won',
    invalid: { name: 'Invalid amount', text: 'Zero, or not a number', leads: 'Order failed' },
    duplicate: { name: 'Duplicate order number', text: 'Says the number was already used', leads: 'Order failed' },
    session: { name: 'Login expired', text: 'The buyer was logged out meanwhile', leads: 'Order failed' },
    silent: { name: 'Don’t respond', text: 'No response for 10 minutes, then ends unpaid', leads: 'Order failed' },
    unknown: { name: 'Unknown error', text: 'The answer that leads to customer support', leads: 'Order failed' },
    over: 'This payment is already complete',
    goBack: 'Back to the shop',
    missing: 'This payment doesn’t exist. Start again in the shop.',
    does: 'Purpose',
    doesWhat: 'Payment',
    order: 'Order number',
    back: 'Returns to',
    request: 'Request',
    about: 'This window',
    aboutWhat: 'has a button for every response of a real payment window.',
  },
}
