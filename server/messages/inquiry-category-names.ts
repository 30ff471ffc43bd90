import type { InquiryCategory } from '#contract/content/inquiries.ts'
import type { Locale } from '#contract/values/locale.ts'

/** Names of the types of an inquiry (specification, section 3). */
export const categoryNames: Readonly<Record<Locale, Readonly<Record<InquiryCategory['code'], string>>>> = {
  ko: {
    all: '전체',
    service: '서비스 신청',
    account: '계정 문의',
    error: '오류 신고',
    partnership: '제휴 문의',
    refund: '교환과 환불',
    other: '기타',
  },
  en: {
    all: 'All',
    service: 'Service application',
    account: 'Account inquiry',
    error: 'Error report',
    partnership: 'Partnership inquiry',
    refund: 'Exchange and refund',
    other: 'Other',
  },
}
