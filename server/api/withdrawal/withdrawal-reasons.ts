import { type WithdrawalReason, withdrawalReasonSchema, withdrawalReasons } from '#contract/accounts/withdrawal.ts'
import type { Locale } from '#contract/values/locale.ts'
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
    learned: 'I’ve learned what I wanted',
    no_course: 'I can’t find the course I want',
    device: 'It doesn’t work with my device or PC',
    price: 'It costs too much',
    privacy: 'I’m worried about my privacy',
    other: 'Another reason',
  },
}

export default defineHandler(withdrawalReasons, async ({ locale }) => ({
  content: withdrawalReasonSchema.options.map((code) => ({ code, name: names[locale][code] })),
}))
