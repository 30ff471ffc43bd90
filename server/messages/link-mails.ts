import { emailVerificationLimits } from '../../contract/email-verification.ts'
import { passwordLinkLimits } from '../../contract/find-password.ts'
import type { Locale } from '../../contract/locale.ts'
import { renderMail } from './mail-page.ts'

/** The mail whose link opens a page with a button that confirms the address. */
export function verificationMail(locale: Locale, address: string) {
  const minutes = emailVerificationLimits.linkSeconds / 60
  return renderMail(
    locale === 'ko'
      ? {
          locale,
          subject: '이메일을 확인해 주세요',
          heading: '이 이메일을 쓰는 분이 맞나요?',
          before: [
            `Practicum에서 이 주소를 적었어요. 아래 버튼을 ${minutes}분 안에 눌러 주세요. 적던 화면은 자동으로 넘어가요.`,
          ],
          button: { label: '이메일 확인하기', address },
          after: ['부탁하지 않았다면 그대로 두면 돼요. 누르지 않으면 아무 일도 일어나지 않아요.'],
        }
      : {
          locale,
          subject: 'Confirm your email address',
          heading: 'Is this your email address?',
          before: [
            `Somebody typed this address at Practicum. If it was you, press the button within ${minutes} minutes. The page where you began goes on by itself.`,
          ],
          button: { label: 'Confirm this address', address },
          after: ['If it was not you, there is nothing to do: without a press nothing happens.'],
        },
  )
}

/** The mail with a link to set a new password. */
export function passwordMail(locale: Locale, address: string, username: string) {
  const minutes = passwordLinkLimits.linkSeconds / 60
  return renderMail(
    locale === 'ko'
      ? {
          locale,
          subject: '비밀번호를 바꾸는 링크',
          heading: `${username} 님, 비밀번호를 새로 정해 주세요`,
          before: [`아래 버튼을 ${minutes}분 안에 눌러 주세요. 한 번만 쓸 수 있어요.`],
          button: { label: '비밀번호 바꾸기', address },
          after: ['부탁하지 않았다면 그대로 두면 돼요. 비밀번호는 바뀌지 않아요.'],
        }
      : {
          locale,
          subject: 'Set a new password',
          heading: `${username}, set a new password`,
          before: [`Press the button within ${minutes} minutes. It works once.`],
          button: { label: 'Set a new password', address },
          after: ['If you did not ask for it, there is nothing to do: your password stays as it is.'],
        },
  )
}
