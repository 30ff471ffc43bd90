import { oneTimeCodeLimits } from '#contract/accounts/one-time-code.ts'
import type { Company } from '#contract/values/company.ts'
import type { Locale } from '#contract/values/locale.ts'
import { renderMail } from './mail-page.ts'
import type { MailSender } from './mail-sender.ts'

const minutes = oneTimeCodeLimits.seconds / 60

/** A code as a text message: short enough for one, 90 bytes in the Korean encoding. */
export function codeTextMessage(locale: Locale, code: string, { short_name: shop }: Company): string {
  return locale === 'ko'
    ? `[${shop}] 인증번호 ${code}. ${minutes}분 안에 입력하고, 다른 사람에게 알려 주지 마세요.`
    : `[${shop}] Your code is ${code}. It works for ${minutes} minutes. Don’t share it.`
}

/** A code as a mail. */
export function codeMail(locale: Locale, code: string, sender: MailSender) {
  return renderMail(
    locale === 'ko'
      ? {
          locale,
          subject: `인증번호 ${code}`,
          heading: '아이디 찾기 인증번호예요',
          before: [`${minutes}분 안에 열려 있는 화면에 입력해 주세요.`],
          code,
          after: ['요청하지 않았다면 이 메일을 무시해 주세요. 이 번호는 아무에게도 알려 주지 마세요.'],
        }
      : {
          locale,
          subject: `Your code: ${code}`,
          heading: 'Your code to find your ID',
          before: [`Enter it on the open page within ${minutes} minutes.`],
          code,
          after: ['If you didn’t request it, you can ignore this email. Don’t share this code with anyone.'],
        },
    sender,
  )
}
