import type { Locale } from '#contract/values/locale.ts'

/** English versions of the Korean sample data. */
const english: ReadonlyMap<string, string> = new Map([
  ['김하늘', 'Kim Haneul'],
  ['문가을', 'Moon Gaeul'],
  ['윤바다', 'Yoon Bada'],
  ['오소라', 'Oh Sora'],
  ['서울 성동구 아차산로 104', '104 Achasan-ro, Seongdong-gu, Seoul'],
  ['1203호', 'Unit 1203'],
  ['문 앞에 놓아 주세요', 'Leave it at the door'],
  ['직접 입력', 'Enter your own'],
  ['손길실습', 'Songil Practice'],
  ['전체', 'All'],
  ['서비스 신청', 'Service application'],
  ['계정 문의', 'Account inquiry'],
  ['오류 신고', 'Error report'],
  ['제휴 문의', 'Partnership inquiry'],
  ['교환과 환불', 'Exchange and refund'],
  ['그 밖에', 'Other'],
  ['정맥주사와 채혈, 처음부터 끝까지', 'IV insertion and blood draw, start to finish'],
  ['환불은 언제까지 되나요?', 'How long do I have to get a refund?'],
  ['맥에서도 실습할 수 있나요?', 'Can I practise on a Mac?'],
  ['배울 것을 다 배웠어요', 'I’ve learned what I wanted'],
  ['찾는 과정이 없어요', 'I can’t find the course I want'],
  ['기기나 프로그램이 맞지 않아요', 'It doesn’t work with my device or PC'],
  ['값이 부담돼요', 'It costs too much'],
  ['개인정보가 걱정돼요', 'I’m worried about my privacy'],
  ['그 밖의 이유', 'Another reason'],
  ['이도윤', 'Lee Doyun'],
  ['바른현장 안전원', 'Bareun Site Safety'],
  ['바른현장', 'Bareun Site'],
  ['안전한손', 'safe-hand'],
  ['바른손', 'right-hand'],
  ['다른손', 'other-hand'],
  ['같은손', 'same-hand'],
  ['타워크레인 신호수 실습', 'Tower crane signalling'],
  ['공방대학교', 'Gongbang University'],
  ['간호학과 40명 단체 이용', 'Group of 40 nursing students'],
  ['3월부터 40명이 이용하려고 해요.', 'We would like to start in March, with 40 students.'],
])

/** Sample text in the language of the page. */
export function sampleText(text: string, locale: Locale): string {
  return locale === 'en' ? (english.get(text) ?? text) : text
}

/** Sample data (JSON values) with its texts in the language of the page. */
export function sampleIn<Data>(data: Data, locale: Locale): Data {
  if (locale !== 'en') return data
  return JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' ? sampleText(value, locale) : value,
  )
}
