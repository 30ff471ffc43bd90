import * as codes from '../../contract/codes.ts'
import {
  passwordLinkLimits,
  checkPasswordLink,
  changeForgottenPassword,
  sendPasswordLink,
} from '../../contract/find-password.ts'
import { requestLimits } from '../../contract/one-time-code.ts'
import { findPasswordActors, findPasswordMachine } from '../find-password.machine.ts'
import { defineFlowModel } from './flow-model.ts'
import { offlineReply, errorReply } from './replies.ts'
import type { UserDriver } from './user-driver.ts'
import { sampleDeadline, sampleLink, samplePassword } from './samples.ts'

/** A member whom no other test uses: the password really changes. */
const account = { userid: 'unverified01', email: 'minseo@practicum.example' }

async function submit(user: UserDriver): Promise<void> {
  await user.type('ID', account.userid)
  await user.type('E-mail', account.email)
  await user.click('button', 'Get the link')
}

async function askAgain(user: UserDriver): Promise<void> {
  await user.environment.advanceClock(requestLimits.resendSeconds)
  await user.click('button', 'Send it again')
}

async function change(user: UserDriver): Promise<void> {
  // Never the previous one.
  const password = `Aa1!${crypto.randomUUID().slice(0, 8)}`
  await user.type('New password', password)
  await user.type('Once more', password)
  await user.click('button', 'Change the password')
}

/** Resets a forgotten password. */
export const findPasswordModel = defineFlowModel({
  name: 'find-password',
  title: { ko: '비밀번호 찾기', en: 'Finding a password' },
  machine: findPasswordMachine,
  actors: findPasswordActors,
  starts: {
    asking: { input: { step: 'request', refused: undefined }, address: '/find-password' },
    'after a link': {
      input: { step: 'request', refused: codes.passwordLinkNotFound },
      address: '/find-password?refused=MB22101404',
    },
    link: {
      input: { step: 'link' },
      address: '/find-password-reset',
      open: async (user) => {
        await user.environment.visit('/find-password')
        await submit(user)
        await user.environment.openMailedLink(account.email)
      },
    },
  },
  events: {
    'account.submitted': { typed: { payload: account, perform: submit } },
    'link.requested': { pressed: { payload: {}, perform: askAgain, takesTime: true } },
    'check.requested': { pressed: { payload: {}, perform: (user) => user.click('button', 'Try again') } },
    'password.submitted': {
      typed: { payload: { password: samplePassword, repeated: samplePassword }, perform: change },
    },
    back: { browser: { payload: {}, perform: (user) => user.goBack() } },
  },
  replies: {
    sendPasswordLink: {
      sent: { output: sampleLink },
      limited: errorReply(sendPasswordLink, codes.tooManyPasswordLinks),
      'no address': errorReply(sendPasswordLink, codes.passwordLinkEmailInvalid),
      unknown: errorReply(sendPasswordLink, codes.passwordLinkAccountNotFound),
      refused: errorReply(sendPasswordLink, codes.passwordMailRefused),
      failing: errorReply(sendPasswordLink, codes.passwordMailUnavailable),
      offline: offlineReply,
    },
    deadline: {
      passed: {
        output: undefined,
        after: (user) => user.environment.advanceClock(passwordLinkLimits.linkSeconds + 1),
      },
    },
    checkLink: {
      good: { output: { userid: account.userid, expires_at: sampleDeadline } },
      missing: errorReply(checkPasswordLink, codes.passwordLinkIncomplete),
      used: errorReply(checkPasswordLink, codes.passwordLinkNotFound),
      over: errorReply(checkPasswordLink, codes.passwordLinkExpired),
      failing: errorReply(checkPasswordLink, codes.internalError),
    },
    changePassword: {
      changed: { output: { ended_sessions: 2, removed_accounts: [] } },
      refused: errorReply(changeForgottenPassword, codes.passwordLinkInvalid),
      'too weak': errorReply(changeForgottenPassword, codes.resetPasswordInvalid),
      different: errorReply(changeForgottenPassword, codes.resetPasswordMismatch),
      same: errorReply(changeForgottenPassword, codes.resetPasswordUnchanged),
      offline: offlineReply,
    },
  },
  calls: { checkLink: [checkPasswordLink], changePassword: [changeForgottenPassword] },
  stateTitles: {
    enteringAccount: { ko: '계정 입력', en: 'Entering the account' },
    sendingLink: { ko: '링크 보내는 중', en: 'Sending the link' },
    linkSent: { ko: '링크 보냄', en: 'Link was sent' },
    linkExpired: { ko: '링크 만료', en: 'Link has expired' },
    linksLimited: { ko: '24시간 쉼', en: '24-hour pause' },
    checkingLink: { ko: '링크 확인 중', en: 'Checking the link' },
    linkUnchecked: { ko: '링크 확인 못 함', en: 'Link not checked' },
    enteringPassword: { ko: '새 비밀번호 입력', en: 'Choosing a password' },
    changingPassword: { ko: '바꾸는 중', en: 'Changing it' },
    linkRefused: { ko: '쓸 수 없는 링크', en: 'Link does not work' },
    passwordChanged: { ko: '비밀번호 바뀜', en: 'Password changed' },
  },
  expectations: {
    enteringAccount: { role: 'button', name: 'Get the link' },
    sendingLink: { role: 'button', name: 'Sending the link' },
    linkSent: { role: 'heading', name: 'Open the mail' },
    linkExpired: { role: 'heading', name: 'The link has expired' },
    linksLimited: { role: 'heading', name: 'No more links for now' },
    checkingLink: { role: 'status', name: 'Checking the link' },
    linkUnchecked: { role: 'alert', name: 'The link could not be checked' },
    enteringPassword: { role: 'heading', name: 'Choose a new password' },
    changingPassword: { role: 'button', name: 'Changing the password' },
    linkRefused: {
      role: 'status',
      name: 'This link does not work. Going to where you get a new one.',
      navigatesTo: '^/find-password$',
    },
    passwordChanged: { role: 'alertdialog', name: 'The password is changed' },
  },
})
