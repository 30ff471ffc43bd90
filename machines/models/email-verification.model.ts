import * as codes from '../../contract/codes.ts'
import {
  type EmailVerification,
  emailVerificationLimits,
  emailVerificationStatus,
  confirmEmail,
  sendEmailVerification,
} from '../../contract/email-verification.ts'
import { requestLimits } from '../../contract/one-time-code.ts'
import { emailVerificationActors, emailVerificationMachine } from '../email-verification.machine.ts'
import { defineFlowModel, positionIn } from './flow-model.ts'
import { offlineReply, errorReply, errorOf } from './replies.ts'
import { signUpMachine } from '../sign-up.machine.ts'
import type { UserDriver } from './user-driver.ts'
import { sampleDeadline, sampleId, sampleMoment } from './samples.ts'

/** An address without an account. No path creates one. */
const email = 'gaeul@practicum.example'
const verification = (status: EmailVerification['status']): EmailVerification => ({
  id: sampleId,
  email,
  status,
  sent_at: sampleMoment,
  expires_at: sampleDeadline,
  resend_at: sampleMoment,
  sends_left: 4,
})

async function submit(user: UserDriver): Promise<void> {
  await user.type('E-mail', email)
  await user.click('button', 'Send the mail')
}

async function askAgain(user: UserDriver): Promise<void> {
  await user.environment.advanceClock(requestLimits.resendSeconds)
  await user.click('button', 'Send it again')
}

/** Opens the e-mail step of a sign-up whose identity step is complete. */
async function openStep(user: UserDriver): Promise<void> {
  await user.environment.storeSignUpDraft('identity')
  await user.environment.visit('/regist?step=email')
}

/** Opens the link of a mail that was sent before, prepared for the given reply. */
async function openLink(user: UserDriver, next: string | undefined): Promise<void> {
  await user.environment.sendEmailLink(email)
  if (next === 'checkLink done before') await user.environment.confirmEmail(email)
  if (next === 'checkLink over') await user.environment.advanceClock(emailVerificationLimits.linkSeconds + 1)
  await user.environment.openMailedLink(email)
}

/** Verifies an e-mail address by a mailed link. */
export const emailVerificationModel = defineFlowModel({
  name: 'email-verification',
  title: { ko: '이메일 확인', en: 'E-mail verification' },
  machine: emailVerificationMachine,
  actors: emailVerificationActors,
  within: positionIn(signUpMachine, 'verifyingEmail'),
  starts: {
    address: {
      input: { step: 'address', email: '' },
      address: '/regist?step=email',
      arrange: (user) => user.environment.settleActor('sign-up', 'readDraft', 'identity'),
      open: openStep,
    },
    link: {
      input: { step: 'link' },
      address: '/verify-email',
      open: openLink,
    },
  },
  events: {
    'email.submitted': { typed: { payload: { email }, perform: submit } },
    'mail.requested': { pressed: { payload: {}, perform: askAgain, takesTime: true } },
    'check.requested': { pressed: { payload: {}, perform: (user) => user.click('button', 'Try again') } },
    'email.confirmed': { pressed: { payload: {}, perform: (user) => user.click('button', 'Yes, confirm it') } },
    back: { pressed: { payload: {}, perform: (user) => user.click('button', 'Change the address') } },
  },
  replies: {
    sendEmailVerification: {
      sent: { output: verification('sent') },
      limited: errorReply(sendEmailVerification, codes.tooManyMails),
      'no address': errorReply(sendEmailVerification, codes.emailInvalid),
      'in use': errorReply(sendEmailVerification, codes.alreadyInUse),
      refused: errorReply(sendEmailVerification, codes.signUpMailRefused),
      failing: errorReply(sendEmailVerification, codes.signUpMailUnavailable),
      offline: offlineReply,
    },
    watchMail: {
      verified: { output: verification('verified'), after: (user) => user.environment.confirmEmail(email) },
      over: {
        output: verification('expired'),
        after: (user) => user.environment.advanceClock(emailVerificationLimits.linkSeconds + 1),
      },
      unknown: {
        error: errorOf(emailVerificationStatus, codes.emailLinkInvalid),
        after: (user) => user.environment.failNextCall(emailVerificationStatus, codes.emailLinkInvalid),
      },
    },
    deadline: {
      passed: {
        output: undefined,
        after: (user) => user.environment.advanceClock(emailVerificationLimits.linkSeconds + 1),
      },
    },
    checkLink: {
      good: { output: verification('sent') },
      'done before': { output: verification('verified') },
      over: { output: verification('expired') },
      unknown: errorReply(emailVerificationStatus, codes.emailLinkInvalid),
      failing: errorReply(emailVerificationStatus, codes.internalError),
    },
    confirmLink: {
      confirmed: { output: verification('verified') },
      replaced: errorReply(confirmEmail, codes.emailLinkInvalid),
      offline: offlineReply,
    },
  },
  calls: {
    watchMail: [emailVerificationStatus],
    checkLink: [emailVerificationStatus],
    confirmLink: [confirmEmail],
  },
  stateTitles: {
    enteringEmail: { ko: '주소 입력', en: 'Entering the address' },
    sendingMail: { ko: '메일 보내는 중', en: 'Sending the mail' },
    waitingForLink: { ko: '링크 기다림', en: 'Waiting for the link' },
    mailExpired: { ko: '메일 만료', en: 'Mail has expired' },
    mailsLimited: { ko: '24시간 쉼', en: '24-hour pause' },
    emailVerified: { ko: '주소 확인됨', en: 'Address confirmed' },
    checkingLink: { ko: '링크 확인 중', en: 'Checking the link' },
    linkUnchecked: { ko: '링크 확인 못 함', en: 'Link not checked' },
    linkChecked: { ko: '버튼 기다림', en: 'Asking for a press' },
    confirmingLink: { ko: '확인하는 중', en: 'Confirming it' },
    linkRefused: { ko: '쓸 수 없는 링크', en: 'Link does not work' },
    emailConfirmed: { ko: '링크로 확인됨', en: 'Confirmed by link' },
  },
  expectations: {
    enteringEmail: { role: 'button', name: 'Send the mail' },
    sendingMail: { role: 'button', name: 'Sending the mail' },
    waitingForLink: { role: 'heading', name: 'Open the mail' },
    mailExpired: { role: 'heading', name: 'The time to confirm is over' },
    mailsLimited: { role: 'heading', name: 'No more mails for now' },
    emailVerified: {
      role: 'status',
      name: 'The address is confirmed',
      continuesIn: positionIn(signUpMachine, 'enteringDetails'),
    },
    checkingLink: { role: 'status', name: 'Checking the link' },
    linkUnchecked: { role: 'alert', name: 'The link could not be checked' },
    linkChecked: { role: 'button', name: 'Yes, confirm it' },
    confirmingLink: { role: 'button', name: 'Confirming the address' },
    linkRefused: { role: 'heading', name: 'The link does not work any more' },
    emailConfirmed: { role: 'heading', name: 'The address is confirmed' },
  },
})
