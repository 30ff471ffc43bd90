import type { ErrorCode } from '../contract/codes.ts'
import { type EmailVerification, emailVerificationLimits } from '../contract/email-verification.ts'
import { requestLimits } from '../contract/one-time-code.ts'
import { emailVerificationActors, emailVerificationMachine } from './email-verification.machine.ts'
import { refusal } from './failure.ts'
import { flowModel } from './model.ts'
import type { Person } from './person.ts'
import { networkFailure, sampleDeadline, sampleId, sampleMoment } from './sample.ts'

/** Nobody's yet, and free again for each path, since none ends in an account. */
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

async function submit(person: Person): Promise<void> {
  await person.type('E-mail', email)
  await person.press('button', 'Send the mail')
}

async function askAgain(person: Person): Promise<void> {
  await person.world.waitFor(requestLimits.resendSeconds)
  await person.press('button', 'Send it again')
}

/** Gets into the step of the sign-up, whose identity part is done. */
async function openStep(person: Person): Promise<void> {
  await person.world.signUpBegun('identity')
  await person.world.visit('/regist?step=email')
}

/** Comes from a mail that was sent before; what has happened to it meanwhile makes the reply. */
async function openLink(person: Person, next: string | undefined): Promise<void> {
  await person.world.mailEmailLink(email)
  if (next === 'checkLink done before') await person.world.confirmEmail(email)
  if (next === 'checkLink over') await person.world.waitFor(emailVerificationLimits.linkSeconds + 1)
  await person.world.openMailedLink(email)
}

const refusedBy = (call: string) => (code: ErrorCode) => ({
  error: refusal(code),
  before: (person: Person) => person.world.fault(call, code),
})
const whenSent = refusedBy('send-email-verification')
const whenChecked = refusedBy('email-verification-status')
const whenConfirmed = refusedBy('confirm-email')

/** Confirming an e-mail address by the link in a mail. */
export const emailVerificationModel = flowModel({
  name: 'email-verification',
  title: { ko: '이메일 확인', en: 'E-mail verification' },
  machine: emailVerificationMachine,
  actors: emailVerificationActors,
  within: { flow: 'sign-up', state: 'verifyingEmail' },
  starts: {
    address: {
      input: { step: 'address', email: '' },
      address: '/regist?step=email',
      approach: (person) => person.world.answer('sign-up', 'readKept', 'identity'),
      open: openStep,
    },
    link: {
      input: { step: 'link' },
      address: '/verify-email',
      open: openLink,
    },
  },
  events: {
    'email.submitted': { typed: { facts: { email }, gesture: submit } },
    'mail.requested': { pressed: { facts: {}, gesture: askAgain, takesTime: true } },
    'check.requested': { pressed: { facts: {}, gesture: (person) => person.press('button', 'Try again') } },
    'email.confirmed': { pressed: { facts: {}, gesture: (person) => person.press('button', 'Yes, confirm it') } },
    back: { pressed: { facts: {}, gesture: (person) => person.press('button', 'Change the address') } },
  },
  replies: {
    sendEmailVerification: {
      sent: { output: verification('sent') },
      limited: whenSent('PR11001429'),
      'no address': whenSent('MB10005400'),
      'in use': whenSent('MB11001400'),
      refused: whenSent('MB10012500'),
      failing: whenSent('MB10013500'),
      offline: { error: networkFailure, before: (person) => person.world.network('down') },
    },
    watchMail: {
      verified: { output: verification('verified'), after: (person) => person.world.confirmEmail(email) },
      over: {
        output: verification('expired'),
        after: (person) => person.world.waitFor(emailVerificationLimits.linkSeconds + 1),
      },
      unknown: {
        error: refusal('PR11002404'),
        after: (person) => person.world.fault('email-verification-status', 'PR11002404'),
      },
    },
    deadline: {
      passed: {
        output: undefined,
        after: (person) => person.world.waitFor(emailVerificationLimits.linkSeconds + 1),
      },
    },
    checkLink: {
      good: { output: verification('sent') },
      'done before': { output: verification('verified') },
      over: { output: verification('expired') },
      unknown: whenChecked('PR11002404'),
      failing: whenChecked('PR10006500'),
    },
    confirmLink: {
      confirmed: { output: verification('verified') },
      replaced: whenConfirmed('PR11002404'),
      offline: { error: networkFailure, before: (person) => person.world.network('down') },
    },
  },
  calls: {
    watchMail: 'email-verification-status',
    checkLink: 'email-verification-status',
    confirmLink: 'confirm-email',
  },
  sights: {
    enteringEmail: { role: 'button', name: 'Send the mail' },
    sendingMail: { role: 'button', name: 'Sending the mail' },
    waitingForLink: { role: 'heading', name: 'Open the mail' },
    mailExpired: { role: 'heading', name: 'The time to confirm is over' },
    mailsLimited: { role: 'heading', name: 'No more mails for now' },
    emailVerified: {
      role: 'status',
      name: 'The address is confirmed',
      handsTo: { flow: 'sign-up', state: 'enteringDetails' },
    },
    checkingLink: { role: 'status', name: 'Checking the link' },
    linkUnchecked: { role: 'alert', name: 'The link could not be checked' },
    linkChecked: { role: 'button', name: 'Yes, confirm it' },
    confirmingLink: { role: 'button', name: 'Confirming the address' },
    linkRefused: { role: 'heading', name: 'The link does not work any more' },
    emailConfirmed: { role: 'heading', name: 'The address is confirmed' },
  },
})
