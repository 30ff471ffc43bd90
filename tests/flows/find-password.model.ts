import type { ContextFrom } from 'xstate'
import {
  changeForgottenPassword,
  checkPasswordLink,
  passwordLinkLimits,
  sendPasswordLink,
} from '#contract/accounts/find-password.ts'
import { requestLimits } from '#contract/accounts/one-time-code.ts'
import type { PasswordLinkErrorCode } from '#contract/accounts/password-link-errors.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import { findPasswordActors, findPasswordMachine, hasRecentLogins } from '#machines/find-password.machine.ts'
import type { Text } from './expectations.ts'
import { defineFlow, defineFlowModel } from './flow-model.ts'
import { errorReply, offlineReply } from './replies.ts'
import { sampleDeadline, sampleLink, samplePassword } from './samples/samples.ts'
import type { UserDriver } from './user-driver.ts'

/** A member whom no other test uses: the password really changes. */
const account = { userid: 'unverified01', email: 'minseo@member.example' }

async function submit(user: UserDriver): Promise<void> {
  await user.type('ID', account.userid)
  await user.type('Email', account.email)
  await user.click('button', 'Send link')
}

async function askAgain(user: UserDriver): Promise<void> {
  await user.environment.advanceClock(requestLimits.resendSeconds)
  await user.click('button', 'Resend')
}

async function change(user: UserDriver, choice?: Text): Promise<void> {
  if (choice) await user.mark('radio', choice)
  // Never the previous one.
  const password = `Aa1!${crypto.randomUUID().slice(0, 8)}`
  await user.type('New password', password)
  await user.type('Confirm new password', password)
  await user.click('button', 'Change password')
}

const checkedLink: ContentOf<typeof checkPasswordLink> = {
  userid: account.userid,
  expires_at: sampleDeadline,
  recent_accounts: [],
  recent_identity: false,
}

const typedPassword = { password: samplePassword, repeated: samplePassword }
const keepChoice = { ko: '네, 그대로 둘게요', en: 'Yes, keep' }
const removeChoice = { ko: '아니요, 해제할게요', en: 'No, remove' }

type FindPasswordContext = ContextFrom<typeof findPasswordMachine>
const asksAboutLogins = ({ link }: FindPasswordContext) => link !== undefined && hasRecentLogins(link)
const asksNothing = (context: FindPasswordContext) => !asksAboutLogins(context)

/** The page that requests a link, after one that did not work. */
const afterLink = (refused: PasswordLinkErrorCode) =>
  ({ input: { step: 'request', refused }, address: `/find-password?refused=${refused}`, reason: 'refused' }) as const

const findPasswordFlow = defineFlow({
  name: 'find-password',
  title: { ko: '비밀번호 찾기', en: 'Finding a password' },
  machine: findPasswordMachine,
  actors: findPasswordActors,
  starts: {
    asking: { input: { step: 'request', refused: undefined }, address: '/find-password' },
    'after an incomplete link': afterLink(codes.passwordLinkIncomplete),
    'after a used link': afterLink(codes.passwordLinkNotFound),
    'after an expired link': afterLink(codes.passwordLinkExpired),
    'after an invalid link': afterLink(codes.passwordLinkInvalid),
    link: {
      input: { step: 'link' },
      address: '/find-password-reset',
      open: async (user, next) => {
        if (next === 'checkLink with recent logins') await user.environment.linkSocialAccount(account.userid)
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
      typed: {
        payload: { ...typedPassword, keepRecent: false },
        possible: asksNothing,
        perform: (user) => change(user),
      },
      'keeping recent logins': {
        payload: { ...typedPassword, keepRecent: true },
        possible: asksAboutLogins,
        perform: (user) => change(user, keepChoice),
      },
      'removing recent logins': {
        payload: { ...typedPassword, keepRecent: false },
        possible: asksAboutLogins,
        perform: (user) => change(user, removeChoice),
      },
    },
    'password.changed': {
      'in another tab': {
        payload: { userid: 'Unverified01' },
        perform: (user) => user.environment.announcePasswordChange('Unverified01'),
      },
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
    watchPasswordChanges: {},
    deadline: {
      passed: {
        output: undefined,
        after: (user) => user.environment.advanceClock(passwordLinkLimits.linkSeconds + 1),
      },
    },
    checkLink: {
      good: { output: checkedLink },
      'with recent logins': { output: { ...checkedLink, recent_accounts: ['google'], recent_identity: true } },
      missing: errorReply(checkPasswordLink, codes.passwordLinkIncomplete),
      used: errorReply(checkPasswordLink, codes.passwordLinkNotFound),
      over: errorReply(checkPasswordLink, codes.passwordLinkExpired),
      // Recent logins are those from before the mail, which is on its way already.
      failing: { ...errorReply(checkPasswordLink, codes.internalError), endsPath: true },
    },
    changePassword: {
      changed: { output: { ended_sessions: 2, removed_accounts: [], removed_identity: false } },
      refused: errorReply(changeForgottenPassword, codes.passwordLinkInvalid),
      'too weak': errorReply(changeForgottenPassword, codes.resetPasswordInvalid),
      different: errorReply(changeForgottenPassword, codes.resetPasswordMismatch),
      same: errorReply(changeForgottenPassword, codes.resetPasswordUnchanged),
      offline: offlineReply,
    },
  },
  calls: { checkLink: [checkPasswordLink], changePassword: [changeForgottenPassword] },
  leavesBy: ['goToRequest'],
  stateTitles: {
    enteringAccount: { ko: '계정 입력', en: 'Entering the account' },
    sendingLink: { ko: '링크 보내는 중', en: 'Sending the link' },
    linkSent: { ko: '링크 보냄', en: 'Link was sent' },
    linkExpired: { ko: '링크 만료', en: 'Link has expired' },
    changedElsewhere: { ko: '다른 탭에서 바꿈', en: 'Changed elsewhere' },
    linksLimited: { ko: '24시간 쉼', en: '24-hour pause' },
    checkingLink: { ko: '링크 확인 중', en: 'Checking the link' },
    linkUnchecked: { ko: '링크 확인 못 함', en: 'Link not checked' },
    enteringPassword: { ko: '새 비밀번호 입력', en: 'Choosing a password' },
    changingPassword: { ko: '바꾸는 중', en: 'Changing it' },
    linkRefused: { ko: '쓸 수 없는 링크', en: 'Link does not work' },
    passwordChanged: { ko: '비밀번호 바뀜', en: 'Password changed' },
  },
})

/** The call that mails a link to the address of the account. */
const sending = {
  target: 'sendingLink',
  invokes: {
    sendPasswordLink: {
      body: { userid: 'unverified01', email: 'minseo@member.example' },
    },
  },
} as const

const checking = { target: 'checkingLink', invokes: { checkLink: undefined } } as const

/** The link was used in another tab: the login opens. */
const changedElsewhere = {
  target: 'changedElsewhere',
  actions: [{ type: 'goToLogin', params: { userid: 'unverified01' } }],
} as const

/** The password can be typed as long as the link is good. */
const entering = {
  target: 'enteringPassword',
  invokes: { deadline: { expiresAt: '2099-12-31T15:00:00.000Z' } },
} as const

/** The link does not work: back to where a link is requested, which says why. */
const refused = (code: PasswordLinkErrorCode, shows: Text) =>
  ({ target: 'linkRefused', actions: [{ type: 'goToRequest', params: { code } }], shows }) as const

const usedLink = {
  ko: '이미 사용했거나 새 링크로 바뀌었거나 온전하지 않은 링크예요. 가장 최근 메일의 링크를 열거나 새로 받아 주세요.',
  en: 'This link was used, replaced by a newer one, or isn’t complete. Open the latest email or request a new one.',
}
const incompleteLink = {
  ko: '링크가 온전하지 않아요. 메일에서 다시 열거나 새 링크를 받아 주세요.',
  en: 'This link is incomplete. Open it from the email again or request a new one.',
}
const invalidLink = {
  ko: '쓸 수 없는 링크예요. 새로 받아 주세요.',
  en: 'This link doesn’t work. Request a new one.',
}
const overdueLink = {
  ko: '링크가 만료됐어요. 새 링크를 받아 주세요.',
  en: 'This link has expired. Request a new one.',
}
const mailError = {
  ko: '저희 쪽에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
  en: 'Something went wrong on our side. Try again in a moment.',
}
const networkError = { ko: '네트워크 오류가 생겼어요', en: 'Network Error' }

/** What a new password does to logins. */
const changeTexts = [
  {
    ko: 'unverified01 계정이에요. 변경하면 다른 기기에서는 로그아웃돼요.',
    en: 'For the account unverified01. You’ll be logged out on other devices.',
  },
] as const

const changing = (keepRecent: boolean) =>
  ({
    target: 'changingPassword',
    invokes: { changePassword: { password: 'Practice1!', repeated: 'Practice1!', keepRecent } },
  }) as const

/** Setting a forgotten password anew (specification, sections 2, 5 and 8). */
export const findPasswordModel = defineFlowModel(findPasswordFlow, {
  starts: {
    asking: { target: 'enteringAccount' },
    'after an incomplete link': { target: 'enteringAccount', shows: incompleteLink },
    'after a used link': { target: 'enteringAccount', shows: usedLink },
    'after an expired link': { target: 'enteringAccount', shows: overdueLink },
    'after an invalid link': { target: 'enteringAccount', shows: invalidLink },
    link: checking,
  },
  states: {
    opening: 'transient',
    enteringAccount: {
      sees: { role: 'button', name: { ko: '재설정 링크 받기', en: 'Send link' } },
      reads: [{ ko: '가입한 이메일로 재설정 링크를 보내 드려요.', en: 'We’ll send a link to your registered email.' }],
      failureTitles: [
        { ko: '링크를 보내지 못했어요', en: 'We couldn’t send the link' },
        { ko: '더 이상 쓸 수 없는 링크예요', en: 'This link no longer works' },
      ],
      steps: { 'account.submitted typed': sending },
    },
    sendingLink: {
      sees: { role: 'button', name: { ko: '링크를 보내는 중이에요', en: 'Sending the link' } },
      steps: {
        'sendPasswordLink sent': {
          target: 'linkSent',
          invokes: { deadline: { expiresAt: '2099-12-31T15:00:00.000Z' }, watchPasswordChanges: undefined },
        },
        'sendPasswordLink limited': {
          target: 'linksLimited',
          shows: {
            ko: '링크를 너무 많이 요청했어요. 24시간 뒤에 다시 시도해 주세요.',
            en: 'You’ve requested too many links. Try again in 24 hours.',
          },
        },
        'sendPasswordLink no address': {
          target: 'enteringAccount',
          shows: {
            ko: '이메일 주소를 다시 확인해 주세요.',
            en: 'Enter a valid email address.',
          },
        },
        'sendPasswordLink unknown': {
          target: 'enteringAccount',
          shows: {
            ko: '없는 계정이에요. 입력한 내용을 확인해 주세요.',
            en: 'We couldn’t find this account. Check what you entered.',
          },
        },
        'sendPasswordLink refused': { target: 'enteringAccount', shows: mailError },
        'sendPasswordLink failing': { target: 'enteringAccount', shows: mailError },
        'sendPasswordLink offline': { target: 'enteringAccount', shows: networkError },
      },
    },
    linkSent: {
      sees: { role: 'heading', name: { ko: '메일을 확인해 주세요', en: 'Check your email' } },
      reads: [
        {
          ko: 'mi···@member.example 주소로 링크를 보냈어요. 이 창은 닫아도 돼요.',
          en: 'We sent a link to mi···@member.example. You can close this window.',
        },
      ],
      steps: {
        'deadline passed': { target: 'linkExpired' },
        'link.requested pressed': sending,
        'password.changed in another tab': changedElsewhere,
        'back browser': { target: 'enteringAccount' },
      },
    },
    linkExpired: {
      sees: { role: 'heading', name: { ko: '링크가 만료됐어요', en: 'The link has expired' } },
      reads: [
        {
          ko: '주소로 보낸 링크는 30분 동안만 쓸 수 있어요. 계정은 그대로예요.',
          en: 'worked for 30 minutes. Your account hasn’t changed.',
        },
      ],
      steps: {
        'link.requested pressed': sending,
        'password.changed in another tab': changedElsewhere,
        'back browser': { target: 'enteringAccount' },
      },
    },
    changedElsewhere: {
      sees: {
        role: 'heading',
        name: { ko: '비밀번호를 변경했어요', en: 'Your password has changed' },
        navigatesTo: '^/login$',
      },
      steps: {},
    },
    linksLimited: {
      sees: { role: 'heading', name: { ko: '지금은 링크를 더 받을 수 없어요', en: 'No more links for now' } },
      reads: [
        { ko: '원하지 않는 메시지를 막기 위한 제한이에요.', en: 'This limit protects you from unwanted messages.' },
      ],
      steps: { 'back browser': { target: 'enteringAccount' } },
    },
    checkingLink: {
      sees: { role: 'status', name: { ko: '링크를 확인하는 중이에요', en: 'Checking the link' } },
      steps: {
        'checkLink good': entering,
        'checkLink with recent logins': entering,
        'checkLink missing': refused(codes.passwordLinkIncomplete, incompleteLink),
        'checkLink used': refused(codes.passwordLinkNotFound, usedLink),
        'checkLink over': refused(codes.passwordLinkExpired, overdueLink),
        'checkLink failing': {
          target: 'linkUnchecked',
          shows: {
            ko: '저희 쪽에 문제가 생겼어요. 다시 시도해 주세요. 계속되면 아래 번호와 함께 알려 주세요.',
            en: 'Something went wrong on our side. Try again. If it keeps happening, send us the number below.',
          },
        },
      },
    },
    linkUnchecked: {
      sees: { role: 'alert', name: { ko: '링크를 확인하지 못했어요', en: 'We couldn’t check the link' } },
      steps: { 'check.requested pressed': checking },
    },
    enteringPassword: {
      sees: { role: 'heading', name: { ko: '새 비밀번호를 정해 주세요', en: 'Choose a new password' } },
      reads: changeTexts,
      failureTitles: [{ ko: '비밀번호를 변경하지 못했어요', en: 'We couldn’t change your password' }],
      steps: {
        'deadline passed': refused(codes.passwordLinkExpired, overdueLink),
        'password.submitted typed': changing(false),
        'password.submitted keeping recent logins': changing(true),
        'password.submitted removing recent logins': changing(false),
      },
    },
    changingPassword: {
      sees: { role: 'button', name: { ko: '비밀번호를 변경하고 있어요', en: 'Changing your password' } },
      reads: changeTexts,
      steps: {
        'changePassword changed': {
          target: 'passwordChanged',
          actions: [{ type: 'announceChange', params: { userid: 'unverified01' } }],
          shows: { ko: '새 비밀번호로 로그인해 주세요.', en: 'Log in with your new password.' },
        },
        'changePassword refused': refused(codes.passwordLinkInvalid, invalidLink),
        'changePassword too weak': {
          ...entering,
          shows: {
            ko: '비밀번호는 영문, 숫자, 기호를 섞어 8자에서 20자로 만들어 주세요.',
            en: 'The password needs 8 to 20 characters, with letters, numbers and symbols.',
          },
        },
        'changePassword different': {
          ...entering,
          shows: {
            ko: '새 비밀번호가 서로 달라요. 둘 다 다시 입력해 주세요.',
            en: 'The new passwords don’t match. Enter both again.',
          },
        },
        'changePassword same': {
          ...entering,
          shows: {
            ko: '전에 쓰던 비밀번호와 같아요. 다른 비밀번호를 정해 주세요.',
            en: 'That was your previous password. Choose a different one.',
          },
        },
        'changePassword offline': { ...entering, shows: networkError },
      },
    },
    linkRefused: {
      sees: {
        role: 'status',
        name: {
          ko: '쓸 수 없는 링크예요. 새 링크를 받는 화면으로 이동해요.',
          en: 'This link doesn’t work. Taking you to get a new one.',
        },
        navigatesTo: '^/find-password$',
      },
      steps: {},
    },
    passwordChanged: {
      sees: { role: 'alertdialog', name: { ko: '비밀번호를 변경했어요', en: 'Your password has changed' } },
      reads: [
        {
          ko: '새 비밀번호로 로그인해 주세요. 다른 기기 2대에서 로그아웃했어요.',
          en: 'Log in with your new password. You were logged out on 2 other devices.',
        },
      ],
      steps: {},
    },
  },
})
