import type { Locale } from '#contract/values/locale.ts'
import type { SandboxMessage } from './records.ts'

/** What messages are about, in Korean and English. */
const texts: Readonly<Record<SandboxMessage['purpose'], Readonly<Record<Locale, string>>>> = {
  'find-id': { ko: '아이디 찾기', en: 'find ID' },
  'verify-email': { ko: '이메일 확인', en: 'verify email' },
  'set-password': { ko: '비밀번호 찾기', en: 'reset password' },
  'order-received': { ko: '주문 접수', en: 'order received' },
  'deposit-awaited': { ko: '입금 대기', en: 'deposit awaited' },
  'order-paid': { ko: '결제 완료', en: 'order paid' },
  'order-shipped': { ko: '배송 시작', en: 'order shipped' },
  'refund-requested': { ko: '환불 접수', en: 'refund requested' },
  'refund-completed': { ko: '환불 완료', en: 'refund completed' },
  'refund-failed': { ko: '환불 실패', en: 'refund failed' },
  'delivery-address-changed': { ko: '배송지 변경', en: 'delivery address changed' },
  'operator-access': { ko: '운영자 접속', en: 'operator access' },
  'record-head': { ko: '운영 기록 확인값', en: 'head of the record' },
  'password-changed': { ko: '비밀번호 변경', en: 'password changed' },
  'account-secured': { ko: '계정 보호', en: 'account secured' },
  'new-browser': { ko: '새 브라우저 로그인', en: 'login from a new browser' },
  'password-login-paused': { ko: '잘못된 비밀번호 여러 번', en: 'many wrong passwords' },
  'social-linked': { ko: '소셜 계정 연결', en: 'social account linked' },
  'social-unlinked': { ko: '소셜 계정 연결 해제', en: 'social account unlinked' },
  'identity-linked': { ko: '본인 확인 등록', en: 'identity added' },
  'email-changed': { ko: '이메일 변경', en: 'email changed' },
  'phone-changed': { ko: '휴대폰 번호 변경', en: 'phone changed' },
  'group-changed': { ko: '회사·기관 이름 변경', en: 'organisation renamed' },
  'person-changed': { ko: '이름·생년월일 변경', en: 'name or date of birth changed' },
  'child-paid': { ko: '자녀의 결제', en: 'payment by a child' },
  'child-legal-notice': { ko: '보호자에게 보내는 약관 변경 안내', en: 'new version of a legal text, to a guardian' },
  'inquiry-received': { ko: '문의 접수', en: 'inquiry received' },
  'inquiry-answered': { ko: '문의 답변', en: 'inquiry answered' },
  'course-opening-requested': { ko: '개강 알림 신청', en: 'course opening requested' },
  'course-opened': { ko: '개강 알림', en: 'course opened' },
  'client-requested': { ko: '실습 프로그램 알림 신청', en: 'Training app requested' },
  'client-ready': { ko: '실습 프로그램 알림', en: 'Training app ready' },
  'pass-ends': { ko: '이용권 만료 알림 (광고)', en: 'pass ends (advertising)' },
  'legal-notice': { ko: '약관·방침 변경 안내', en: 'new version of a legal text' },
  'withdrawal-requested': { ko: '탈퇴', en: 'withdrawal' },
  'membership-restricted': { ko: '이용 제한', en: 'membership restricted' },
  'membership-restored': { ko: '이용 제한 해제', en: 'membership restored' },
  'objection-refused': { ko: '이의 신청 거절', en: 'objection refused' },
  'membership-terminated': { ko: '계약 해지', en: 'membership terminated' },
  'data-export-ready': { ko: '내 정보 파일 준비', en: 'own data ready' },
}

export function purposeText(purpose: SandboxMessage['purpose'], locale: Locale): string {
  return texts[purpose][locale]
}
