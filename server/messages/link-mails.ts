import { emailVerificationLimits } from '#contract/accounts/email-verification.ts'
import { passwordLinkLimits } from '#contract/accounts/find-password.ts'
import type { Locale } from '#contract/values/locale.ts'
import { renderMail } from './mail-page.ts'
import type { MailSender } from './mail-sender.ts'

/** The mail whose link opens a page with a button that confirms the address. */
export function verificationMail(locale: Locale, address: string, sender: MailSender) {
  const minutes = emailVerificationLimits.linkSeconds / 60
  return renderMail(
    locale === 'ko'
      ? {
          locale,
          subject: '이메일을 확인해 주세요',
          heading: '이 이메일을 쓰는 분이 맞나요?',
          before: [
            `${sender.company.name}에서 이 주소를 입력했어요. ${minutes}분 안에 아래 버튼을 눌러 주세요. 입력하던 화면은 자동으로 넘어가요.`,
          ],
          button: { label: '이메일 확인하기', address },
          after: ['요청하지 않았다면 이 메일을 무시해 주세요. 누르지 않으면 아무 일도 일어나지 않아요.'],
        }
      : {
          locale,
          subject: 'Confirm your email address',
          heading: 'Is this your email address?',
          before: [
            `This address was entered at ${sender.company.name}. If that was you, press the button within ${minutes} minutes. The page where you started continues automatically.`,
          ],
          button: { label: 'Confirm this address', address },
          after: ['If it wasn’t you, you can ignore this email. Nothing happens unless you press the button.'],
        },
    sender,
  )
}

/** The mail with a link to set a new password. */
export function passwordMail(locale: Locale, address: string, username: string, sender: MailSender) {
  const minutes = passwordLinkLimits.linkSeconds / 60
  return renderMail(
    locale === 'ko'
      ? {
          locale,
          subject: '비밀번호 재설정 링크',
          heading: `${username} 님, 새 비밀번호를 정해 주세요`,
          before: [`${minutes}분 안에 아래 버튼을 눌러 주세요. 한 번만 쓸 수 있어요.`],
          button: { label: '새 비밀번호 정하기', address },
          after: ['요청하지 않았다면 이 메일을 무시해 주세요. 비밀번호는 바뀌지 않아요.'],
        }
      : {
          locale,
          subject: 'Set a new password',
          heading: `${username}, set a new password`,
          before: [`Press the button within ${minutes} minutes. It works only once.`],
          button: { label: 'Set a new password', address },
          after: ['If you didn’t request this, you can ignore this email. Your password won’t change.'],
        },
    sender,
  )
}
