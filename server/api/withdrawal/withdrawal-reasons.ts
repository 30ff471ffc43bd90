import type { Locale } from '../../../contract/locale.ts'
import { type WithdrawalReason, withdrawalReasons, withdrawalReasonSchema } from '../../../contract/withdrawal.ts'
import { defineHandler } from '../define-handler.ts'

const names: Record<Locale, Record<WithdrawalReason, string>> = {
  ko: {
    learned: '배울 것을 다 배웠어요',
    no_course: '찾는 과정이 없어요',
    device: '기기나 프로그램이 맞지 않아요',
    price: '값이 부담돼요',
    privacy: '개인정보가 걱정돼요',
    other: '그 밖의 이유',
  },
  en: {
    learned: 'I have learned what I wanted to',
    no_course: 'There is no course that I look for',
    device: 'The device or the program does not suit me',
    price: 'It costs too much',
    privacy: 'I worry about my personal data',
    other: 'Another reason',
  },
}

export default defineHandler(withdrawalReasons, async ({ locale }) => ({
  content: withdrawalReasonSchema.options.map((code) => ({ code, name: names[locale][code] })),
}))
