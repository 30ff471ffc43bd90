import {
  confirmEmail,
  type EmailVerification,
  emailVerificationLimits,
  emailVerificationStatus,
  sendEmailVerification,
} from '#contract/accounts/email-verification.ts'
import { requestLimits } from '#contract/accounts/one-time-code.ts'
import * as codes from '#contract/protocol/codes.ts'
import { emailVerificationActors, emailVerificationMachine } from '#machines/email-verification.machine.ts'
import { signUpMachine } from '#machines/sign-up.machine.ts'
import type { Notice, Text } from './expectations.ts'
import { defineFlow, defineFlowModel, positionIn } from './flow-model.ts'
import { errorOf, errorReply, offlineReply } from './replies.ts'
import { sampleDayBefore, sampleDeadline, sampleId, sampleMoment } from './samples/samples.ts'
import type { UserDriver } from './user-driver.ts'

/** An address without an account. No path creates one. */
const email = 'gaeul@member.example'
const verification = (status: EmailVerification['status']): EmailVerification => ({
  id: sampleId,
  email,
  status,
  sent_at: sampleMoment,
  expires_at: sampleDeadline,
  resend_at: sampleDayBefore,
  sends_left: 4,
})

async function submit(user: UserDriver): Promise<void> {
  await user.type('Email', email)
  await user.click('button', 'Send email')
}

async function askAgain(user: UserDriver): Promise<void> {
  await user.environment.advanceClock(requestLimits.resendSeconds)
  await user.click('button', 'Resend')
}

/** Opens the email step of a sign-up whose identity step is complete. */
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

const emailVerificationFlow = defineFlow({
  name: 'email-verification',
  title: { ko: '이메일 확인', en: 'Email verification' },
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
    back: { pressed: { payload: {}, perform: (user) => user.click('button', 'Change address') } },
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
      failing: errorReply(confirmEmail, codes.internalError),
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
})

/** The call that sends a mail to the address. */
const sending = {
  target: 'sendingMail',
  invokes: { sendEmailVerification: { body: { email: 'gaeul@member.example' } } },
} as const

/** Another mail is out. */
const sentAgain: Notice<typeof emailVerificationMachine> = {
  text: {
    ko: '이전 메일의 버튼은 쓸 수 없어요. 가장 최근 메일을 열어 주세요.',
    en: 'Buttons in earlier emails no longer work. Open the latest one.',
  },
  context: { isResent: true, error: undefined },
}

/** Another mail is asked for. */
const sendingAgain = [{ when: { isResent: true }, ...sending, notice: sentAgain }, sending] as const

/** A mail is out: the page watches it until its time is over. */
const waiting = {
  target: 'waitingForLink',
  invokes: { watchMail: { id: sampleId }, deadline: { expiresAt: '2099-12-31T15:00:00.000Z' } },
} as const

const checking = { target: 'checkingLink', invokes: { checkLink: undefined } } as const

/** No mail was sent: the first time back to the form, later back to the mail from before, which is good or over. */
const notSent = (shows: Text) =>
  [
    { when: { verification: undefined }, target: 'enteringEmail', shows },
    { when: { verification: verification('sent') }, ...waiting, shows },
    { when: { verification: verification('expired') }, target: 'mailExpired', shows },
  ] as const

const mailError = {
  ko: '가입하는 중에 저희 쪽에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
  en: 'Something went wrong on our side during sign-up. Try again in a moment.',
}
const serverError = {
  ko: '저희 쪽에 문제가 생겼어요. 다시 시도해 주세요. 계속되면 아래 번호와 함께 알려 주세요.',
  en: 'Something went wrong on our side. Try again. If it keeps happening, send us the number below.',
}
const networkError = { ko: '네트워크 오류가 생겼어요', en: 'Network Error' }

/** What confirming the address does. */
const linkTexts = [
  {
    ko: 'gaeul@member.example 주소를 계정에 사용하려고 해요. 요청한 적이 없다면 이 페이지를 닫아 주세요.',
    en: 'Confirm gaeul@member.example for your account at Practicum. If you didn’t request this, close this page.',
  },
] as const

/** Confirming an email address by the link in a mail (specification, sections 4, 5 and 8). */
export const emailVerificationModel = defineFlowModel(emailVerificationFlow, {
  starts: {
    address: { target: 'enteringEmail' },
    link: checking,
  },
  states: {
    opening: 'transient',
    enteringEmail: {
      sees: { role: 'button', name: { ko: '확인 메일 받기', en: 'Send email' } },
      reads: [
        {
          ko: '메일을 보내 드려요. 메일의 버튼을 누르면 주소가 확인돼요.',
          en: 'We’ll send an email. Press the button in it to confirm your address.',
        },
      ],
      failureTitles: [{ ko: '메일을 보내지 못했어요', en: 'We couldn’t send the email' }],
      steps: { 'email.submitted typed': sending },
    },
    sendingMail: {
      sees: { role: 'button', name: { ko: '메일을 보내고 있어요', en: 'Sending the email' } },
      steps: {
        'sendEmailVerification sent': [
          { when: { verification: undefined }, ...waiting },
          { ...waiting, notice: sentAgain },
        ],
        'sendEmailVerification limited': {
          target: 'mailsLimited',
          shows: {
            ko: '메일을 너무 많이 보냈어요. 24시간 뒤에 다시 시도하거나 다른 주소를 써 주세요.',
            en: 'Too many emails sent. Try again in 24 hours or use another address.',
          },
        },
        'sendEmailVerification no address': notSent({
          ko: '이메일 주소를 다시 확인해 주세요.',
          en: 'Enter a valid email address.',
        }),
        'sendEmailVerification in use': notSent({
          ko: '이미 사용 중이에요. 다른 것으로 정해 주세요.',
          en: 'This is already in use. Choose another.',
        }),
        'sendEmailVerification refused': notSent(mailError),
        'sendEmailVerification failing': notSent(mailError),
        'sendEmailVerification offline': notSent(networkError),
      },
    },
    waitingForLink: {
      sees: { role: 'heading', name: { ko: '메일을 확인해 주세요', en: 'Check your email' } },
      reads: [
        {
          ko: 'gaeul@member.example 주소로 확인 메일을 보냈어요. 메일의 버튼을 누르면 이 화면이 자동으로 넘어가요.',
          en: 'We sent an email to gaeul@member.example. Press the button in it and this page continues automatically.',
        },
        {
          ko: '메일이 열리기를 기다리고 있어요. 다른 기기에서 열어도 돼요.',
          en: 'Waiting for you to open the email. You can use any device.',
        },
      ],
      failureTitles: [{ ko: '새 메일을 보내지 못했어요', en: 'We couldn’t send a new email' }],
      steps: {
        'watchMail verified': {
          target: 'emailVerified',
          actions: [{ type: 'reportVerified', params: { verification: verification('verified') } }],
        },
        'watchMail over': { target: 'mailExpired' },
        'watchMail unknown': { target: 'mailExpired' },
        'deadline passed': { target: 'mailExpired' },
        'mail.requested pressed': sendingAgain,
        'back pressed': { target: 'enteringEmail' },
      },
    },
    mailExpired: {
      sees: { role: 'heading', name: { ko: '확인 시간이 지났어요', en: 'Confirmation expired' } },
      reads: [
        {
          ko: 'gaeul@member.example 주소로 보낸 메일이 30분 안에 열리지 않았어요. 입력한 내용은 그대로예요.',
          en: 'The email to gaeul@member.example wasn’t opened within 30 minutes. Your details are still here.',
        },
      ],
      failureTitles: [{ ko: '새 메일을 보내지 못했어요', en: 'We couldn’t send a new email' }],
      steps: { 'mail.requested pressed': sendingAgain, 'back pressed': { target: 'enteringEmail' } },
    },
    mailsLimited: {
      sees: { role: 'heading', name: { ko: '지금은 메일을 더 받을 수 없어요', en: 'No more emails for now' } },
      steps: { 'back pressed': { target: 'enteringEmail' } },
    },
    emailVerified: {
      sees: {
        role: 'status',
        name: { ko: '주소를 확인했어요', en: 'Address confirmed' },
        continuesIn: positionIn(signUpMachine, 'enteringDetails'),
      },
      steps: {},
    },
    checkingLink: {
      sees: { role: 'status', name: { ko: '링크를 확인하는 중이에요', en: 'Checking the link' } },
      steps: {
        'checkLink good': { target: 'linkChecked' },
        'checkLink done before': { target: 'emailConfirmed' },
        'checkLink over': { target: 'linkRefused' },
        'checkLink unknown': { target: 'linkRefused' },
        'checkLink failing': { target: 'linkUnchecked', shows: serverError },
      },
    },
    linkUnchecked: {
      sees: { role: 'alert', name: { ko: '링크를 확인하지 못했어요', en: 'We couldn’t check the link' } },
      steps: { 'check.requested pressed': checking },
    },
    linkChecked: {
      sees: { role: 'button', name: { ko: '네, 확인할게요', en: 'Yes, confirm it' } },
      reads: linkTexts,
      failureTitles: [{ ko: '주소를 확인하지 못했어요', en: 'We couldn’t confirm your address' }],
      steps: { 'email.confirmed pressed': { target: 'confirmingLink', invokes: { confirmLink: undefined } } },
    },
    confirmingLink: {
      sees: { role: 'button', name: { ko: '주소를 확인하고 있어요', en: 'Confirming your address' } },
      reads: linkTexts,
      steps: {
        'confirmLink confirmed': { target: 'emailConfirmed' },
        'confirmLink replaced': { target: 'linkRefused' },
        'confirmLink failing': { target: 'linkChecked', shows: serverError },
        'confirmLink offline': { target: 'linkChecked', shows: networkError },
      },
    },
    linkRefused: {
      sees: { role: 'heading', name: { ko: '더 이상 쓸 수 없는 링크예요', en: 'This link no longer works' } },
      reads: [
        {
          ko: '이미 썼거나 만료됐거나 새 메일로 바뀌었어요. 처음 화면에서 새 메일을 받아 주세요.',
          en: 'This link was used, has expired or was replaced by a newer email. Request a new one where you started.',
        },
      ],
      steps: {},
    },
    emailConfirmed: {
      sees: { role: 'heading', name: { ko: '주소를 확인했어요', en: 'Address confirmed' } },
      reads: [
        {
          ko: '처음 창으로 돌아가 주세요. 자동으로 계속돼요. 이 창은 닫아도 돼요.',
          en: 'Go back to the window where you started. It continues automatically. You can close this one.',
        },
      ],
      steps: {},
    },
  },
})
