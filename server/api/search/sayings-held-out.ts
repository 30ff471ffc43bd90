import type { Saying } from './saying.ts'

/**
 * Thirty sayings of customers that were written before the search was built, and never used to tune it. Their result
 * says how search does with sayings that nobody has prepared it for.
 */
export const heldOutSayings: readonly Saying[] = [
  { language: 'ko', saying: '지게차를 배우고 싶어요', means: ['course 403'] },
  { language: 'ko', saying: '심폐 소생술', means: ['course 102'] },
  { language: 'ko', saying: '소화기로 불끄기', means: ['course 404'] },
  { language: 'ko', saying: '헬기 조종', means: ['course 205'] },
  { language: 'ko', saying: 'ㅈㄱㅊ', means: ['course 403'] },
  { language: 'ko', saying: 'wlrpck', means: ['course 403'] },
  { language: 'en', saying: 'ㅠㅁ갼ㅅㅁ', means: ['course 604'] },
  { language: 'en', saying: 'forklfit', means: ['course 403'] },
  { language: 'en', saying: 'fire extingisher', means: ['course 404'] },
  { language: 'en', saying: 'headsets', means: ['device 11'] },
  { language: 'ko', saying: '가상현실 헤드셋', means: ['device 11'] },
  { language: 'ko', saying: '환불받으려면', means: ['question 1'] },
  { language: 'en', saying: 'get my money back', means: ['question 1'] },
  { language: 'ko', saying: '카드 할부', means: ['question 5'] },
  { language: 'ko', saying: '비번 까먹었어요', means: ['question 26'] },
  { language: 'en', saying: 'forgot password', means: ['question 26'] },
  { language: 'en', saying: 'can i use it on mac', means: ['question 18'] },
  { language: 'ko', saying: '청약철회', means: ['terms order-withdrawal'] },
  { language: 'ko', saying: '용접을', means: ['course 602'] },
  { language: 'ko', saying: '커피 만들기', means: ['course 604'] },
  { language: 'en', saying: 'english for airport', means: ['course 301'] },
  { language: 'ko', saying: '드론으로', means: ['course 202'] },
  { language: 'ko', saying: '현금 영수증 발급', means: ['question 7'] },
  { language: 'en', saying: 'tower crain', means: ['course 401'] },
  { language: 'ko', saying: '타워 크레인에서 신호 보내기', means: ['course 401'] },
  { language: 'ko', saying: '배송비 얼마에요', means: ['question 39'] },
  { language: 'ko', saying: '고글 빌리기', means: ['device 11'] },
  { language: 'en', saying: 'drone license', means: ['course 202'] },
  { language: 'ko', saying: '화면이 까맣게 나와요', means: ['manual 3'] },
  { language: 'ko', saying: '회원 탈퇴', means: ['terms leaving'] },
]
