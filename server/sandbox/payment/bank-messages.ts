import type { Locale } from '../../../contract/values/locale.ts'

interface BankMessages {
  readonly title: string
  readonly subtitle: string
  readonly heading: string
  readonly unknown: string
  readonly account: string
  readonly open: string
  readonly time: string
  readonly sender: string
  readonly amount: string
  readonly when: string
  readonly now: string
  readonly late: string
  readonly twice: string
  readonly twiceHint: string
  readonly pay: string
  readonly records: string
  readonly none: string
  readonly at: string
  readonly who: string
  readonly sum: string
  readonly result: string
  readonly results: Readonly<Record<'taken' | 'wrong_amount' | 'closed', string>>
  readonly does: string
  readonly doesWhat: string
  readonly order: string
  readonly deadline: string
  readonly about: string
  readonly aboutWhat: string
}

/** Messages of the bank. */
export const bankMessages: Readonly<Record<Locale, BankMessages>> = {
  ko: {
    title: '연습용 은행',
    subtitle: '실제로 결제되지 않아요',
    heading: '어느 계좌에 보낼까요?',
    unknown: '없는 가상계좌예요.',
    account: '계좌번호',
    open: '열기',
    time: '마감까지, 24시간',
    sender: '보내는 사람',
    amount: '보낼 금액, 원',
    when: '입금하는 때',
    now: '지금',
    late: '마감 1분 뒤',
    twice: '같은 알림을 두 번 보내기',
    twiceHint: '주문은 한 번만 결제돼요',
    pay: '입금',
    records: '입금 내역',
    none: '아직 입금이 없어요.',
    at: '때',
    who: '보낸 사람',
    sum: '금액',
    result: '답',
    results: { taken: '입금됨', wrong_amount: '금액 다름', closed: '닫힌 계좌' },
    does: '용도',
    doesWhat: '입금 알림',
    order: '주문번호',
    deadline: '마감',
    about: '이 창은',
    aboutWhat: '가상계좌에 돈이 들어온 것처럼 알려요. 시계를 앞당기면 마감도 지나가요.',
  },
  en: {
    title: 'Sandbox bank',
    subtitle: 'No real money',
    heading: 'Which account?',
    unknown: 'This virtual account doesn’t exist.',
    account: 'Account number',
    open: 'Open',
    time: 'to the deadline, 24 hours',
    sender: 'Sender',
    amount: 'Amount, won',
    when: 'When it arrives',
    now: 'Now',
    late: 'A minute after the deadline',
    twice: 'Tell the shop twice',
    twiceHint: 'The order is paid once',
    pay: 'Deposit',
    records: 'Account history',
    none: 'No deposits yet.',
    at: 'When',
    who: 'Sender',
    sum: 'Amount',
    result: 'Answer',
    results: { taken: 'Taken', wrong_amount: 'Another amount', closed: 'Account closed' },
    does: 'Purpose',
    doesWhat: 'Deposits',
    order: 'Order number',
    deadline: 'Deadline',
    about: 'This window',
    aboutWhat: 'tells the shop that money has arrived. Move the clock to pass the deadline.',
  },
}
