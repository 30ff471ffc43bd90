import type { Locale } from './locale.ts'

/** Facts that a shop in Korea shows in its footer. */
export const company: Record<
  Locale,
  Record<'name' | 'representative' | 'address' | 'mailOrder' | 'officer' | 'hosting', string>
> = {
  ko: {
    name: '주식회사 프랙티컴',
    representative: '박도현',
    address: '서울 성동구 공방길 12, 4층',
    mailOrder: '제2024-서울성동-01234호 (성동구청)',
    officer: '이서연',
    hosting: '주식회사 프랙티컴',
  },
  en: {
    name: 'Practicum Inc.',
    representative: 'Park Dohyun',
    address: '4F, 12 Gongbang-gil, Seongdong-gu, Seoul',
    mailOrder: '2024-Seoul Seongdong-01234 (Seongdong-gu Office)',
    officer: 'Lee Seoyeon',
    hosting: 'Practicum Inc.',
  },
}

export const registrationNumber = '123-45-67890'
export const email = 'help@practicum.example'
export const phone = '1600-0142'
/** The regulator's page about this business. */
export const businessInformation = 'https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1234567890'
