import { sendOwnPasswordLink } from '#contract/accounts/find-password.ts'
import { requestLimits } from '#contract/accounts/one-time-code.ts'
import { changePassword } from '#contract/accounts/profile.ts'
import * as codes from '#contract/protocol/codes.ts'
import { changePasswordActors, changePasswordMachine } from '#machines/change-password.machine.ts'
import type { Text } from './expectations.ts'
import { defineFlow, defineFlowModel } from './flow-model.ts'
import { errorReply, lostReply, offlineReply } from './replies.ts'
import { sampleLink, samplePassword } from './samples/samples.ts'
import type { UserDriver } from './user-driver.ts'

/** A member of the sandbox, restored before each path: the password really changes. */
const userid = 'unverified01'
const newPassword = 'Practice2!'
const address = '/mypage/change-password'

async function submit(user: UserDriver): Promise<void> {
  await user.type('Current password', samplePassword)
  await user.type('New password', newPassword)
  await user.type('Confirm new password', newPassword)
  await user.click('button', 'Change password')
}

async function resend(user: UserDriver): Promise<void> {
  await user.environment.advanceClock(requestLimits.resendSeconds)
  await user.click('button', 'Resend')
}

const changePasswordFlow = defineFlow({
  name: 'change-password',
  title: { ko: '비밀번호 바꾸기', en: 'Changing the password' },
  machine: changePasswordMachine,
  actors: changePasswordActors,
  starts: {
    'from my page': {
      input: undefined,
      address,
      isMember: true,
      open: (user) => user.environment.visitAs(userid, address),
    },
  },
  events: {
    'passwords.submitted': {
      typed: {
        payload: { current: samplePassword, password: newPassword, repeated: newPassword },
        perform: submit,
      },
    },
    'link.requested': {
      pressed: { payload: { userid }, perform: (user) => user.click('button', 'Email me a link') },
    },
    'resend.requested': { pressed: { payload: {}, perform: resend, takesTime: true } },
    back: { pressed: { payload: {}, perform: (user) => user.click('button', 'Enter your current password') } },
  },
  replies: {
    changePassword: {
      changed: { output: { ended_sessions: 2 } },
      incomplete: errorReply(changePassword, codes.passwordMissing),
      'wrong current': errorReply(changePassword, codes.wrongCurrentPassword),
      'too weak': errorReply(changePassword, codes.changedPasswordInvalid),
      different: errorReply(changePassword, codes.changedPasswordMismatch),
      same: errorReply(changePassword, codes.changedPasswordUnchanged),
      limited: errorReply(changePassword, codes.loginAttemptsUsedUp),
      failing: errorReply(changePassword, codes.internalError),
      lost: lostReply(changePassword),
      offline: offlineReply,
    },
    sendOwnPasswordLink: {
      sent: { output: sampleLink },
      limited: errorReply(sendOwnPasswordLink, codes.tooManyPasswordLinks),
      refused: errorReply(sendOwnPasswordLink, codes.passwordMailRefused),
      failing: errorReply(sendOwnPasswordLink, codes.passwordMailUnavailable),
      offline: offlineReply,
    },
  },
  stateTitles: {
    enteringPasswords: { ko: '비밀번호 입력', en: 'Typing the passwords' },
    changingPassword: { ko: '바꾸는 중', en: 'Changing it' },
    sendingLink: { ko: '링크 보내는 중', en: 'Sending the link' },
    linkSent: { ko: '링크 보냄', en: 'Link was sent' },
    passwordChanged: { ko: '비밀번호 바뀜', en: 'Password changed' },
  },
})

const networkError = { ko: '네트워크 오류가 생겼어요', en: 'Network Error' }
const mailError = {
  ko: '저희 쪽에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
  en: 'Something went wrong on our side. Try again in a moment.',
}
const limitError = {
  ko: '링크를 너무 많이 요청했어요. 24시간 뒤에 다시 시도해 주세요.',
  en: 'You’ve requested too many links. Try again in 24 hours.',
}

/** The form again, with the reason. */
const refused = (shows: Text) => ({ target: 'enteringPasswords', shows }) as const

/** Without a link before, the form shows the failure; with one, the page of the link does. */
const notSent = (shows: Text) =>
  [
    { when: { link: undefined }, target: 'enteringPasswords', shows },
    { when: { link: sampleLink }, target: 'linkSent', shows },
  ] as const

/** Changing the password of a logged-in member (specification, sections 5, 7 and 8). */
export const changePasswordModel = defineFlowModel(changePasswordFlow, {
  starts: { 'from my page': { target: 'enteringPasswords' } },
  states: {
    enteringPasswords: {
      sees: { role: 'heading', name: { ko: '비밀번호 변경', en: 'Change password' } },
      failureTitles: [{ ko: '처리하지 못했어요', en: 'That didn’t work' }],
      steps: {
        'passwords.submitted typed': {
          target: 'changingPassword',
          invokes: {
            changePassword: {
              body: { old_pwd: 'Practice1!', new_pwd: 'Practice2!', new_pwd_confirm: 'Practice2!' },
            },
          },
        },
        'link.requested pressed': {
          target: 'sendingLink',
          invokes: { sendOwnPasswordLink: { body: { userId: 'unverified01' } } },
        },
      },
    },
    changingPassword: {
      sees: { role: 'button', name: { ko: '비밀번호를 변경하고 있어요', en: 'Changing your password' } },
      steps: {
        'changePassword changed': { target: 'passwordChanged' },
        'changePassword incomplete': refused({ ko: '비밀번호를 입력해 주세요.', en: 'Enter your password.' }),
        'changePassword wrong current': refused({
          ko: '현재 비밀번호가 맞지 않아요. 다시 입력해 주세요.',
          en: 'Your current password isn’t right. Try again.',
        }),
        'changePassword too weak': refused({
          ko: '새 비밀번호는 영문, 숫자, 기호를 섞어 8자 이상으로 만들어 주세요.',
          en: 'The new password needs at least 8 characters, with letters, numbers and symbols.',
        }),
        'changePassword different': refused({
          ko: '새 비밀번호가 서로 달라요. 둘 다 다시 입력해 주세요.',
          en: 'The new passwords don’t match. Enter both again.',
        }),
        'changePassword same': refused({
          ko: '현재 비밀번호와 같아요. 다른 비밀번호를 정해 주세요.',
          en: 'That’s your current password. Choose a different one.',
        }),
        'changePassword limited': refused({
          ko: '비밀번호를 여러 번 잘못 입력했어요. 잠시 기다리거나 새 비밀번호를 정해 주세요.',
          en: 'Too many wrong passwords. Wait a while, or set a new password.',
        }),
        'changePassword failing': refused({
          ko: '저희 쪽에 문제가 생겼어요. 다시 시도해 주세요. 계속되면 아래 번호와 함께 알려 주세요.',
          en: 'Something went wrong on our side. Try again. If it keeps happening, send us the number below.',
        }),
        'changePassword lost': refused(networkError),
        'changePassword offline': refused(networkError),
      },
    },
    sendingLink: {
      sees: { role: 'button', name: { ko: '링크를 보내는 중이에요', en: 'Sending the link' } },
      steps: {
        'sendOwnPasswordLink sent': { target: 'linkSent' },
        'sendOwnPasswordLink limited': notSent(limitError),
        'sendOwnPasswordLink refused': notSent(mailError),
        'sendOwnPasswordLink failing': notSent(mailError),
        'sendOwnPasswordLink offline': notSent(networkError),
      },
    },
    linkSent: {
      sees: { role: 'heading', name: { ko: '메일을 확인해 주세요', en: 'Check your email' } },
      reads: [
        {
          ko: '가입한 이메일로 링크를 보냈어요. 새 비밀번호를 정하면 모든 기기에서 로그아웃돼요.',
          en: 'We sent a link to your registered email. Setting a new password logs you out on every device.',
        },
      ],
      failureTitles: [{ ko: '새 메일을 보내지 못했어요', en: 'We couldn’t send a new email' }],
      steps: {
        'resend.requested pressed': {
          target: 'sendingLink',
          invokes: { sendOwnPasswordLink: { body: { userId: 'unverified01' } } },
        },
        'back pressed': { target: 'enteringPasswords' },
      },
    },
    passwordChanged: {
      sees: { role: 'heading', name: { ko: '비밀번호를 변경했어요', en: 'Your password has changed' } },
      reads: [
        {
          ko: '메일로도 알려 드렸어요. 직접 바꾸지 않았다면 메일의 링크로 취소해 주세요.',
          en: 'We’ve emailed you about it. If this wasn’t you, use the link in the email to undo the change.',
        },
        { ko: '다른 기기 2대에서 로그아웃했어요.', en: '2 other devices were logged out.' },
      ],
      steps: {},
    },
  },
})
