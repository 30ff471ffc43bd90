import { checkSession, closeSession, refreshSession } from '#contract/accounts/session.ts'
import * as codes from '#contract/protocol/codes.ts'
import { sessionActors, sessionMachine } from '#machines/session.machine.ts'
import { defineFlow, defineFlowModel } from './flow-model.ts'
import { errorOf, errorReply, offlineReply } from './replies.ts'
import type { UserDriver } from './user-driver.ts'

async function logOut(user: UserDriver): Promise<void> {
  await user.openMenu()
  await user.click('button', 'Log out')
}

const sessionFlow = defineFlow({
  name: 'session',
  title: { ko: '로그인 상태', en: 'Session' },
  machine: sessionMachine,
  actors: sessionActors,
  starts: { 'a visitor': { input: undefined, address: '/mypage' } },
  events: {
    'session.opened': {
      'in another tab': { payload: {}, perform: (user) => user.environment.inOtherTab('log in') },
    },
    'session.closed': {
      'in another tab': { payload: {}, perform: (user) => user.environment.inOtherTab('log out') },
    },
    'check.requested': { 'by opening a page': { payload: {}, perform: (user) => user.followLink('/mypage') } },
    'access.refused': { 'by a call': { payload: {}, perform: (user) => user.environment.rejectAccessToken() } },
    'logout.requested': {
      here: { payload: { everywhere: false }, perform: logOut },
      everywhere: {
        payload: { everywhere: true },
        perform: async (user) => {
          await user.click('button', 'Log out on all devices')
          await user.click('button', 'Log out everywhere')
        },
      },
    },
    'rejection.seen': { read: { payload: {}, perform: (user) => user.click('button', 'Log in') } },
  },
  replies: {
    checkSession: {
      good: { output: {} },
      over: {
        error: errorOf(checkSession, codes.accessTokenInvalid),
        before: (user) => user.environment.corrupt('access token'),
      },
      gone: errorReply(checkSession, codes.memberGone),
      offline: offlineReply,
    },
    refresh: {
      renewed: { output: undefined },
      refused: {
        error: errorOf(refreshSession, codes.accessTokenInvalid),
        before: (user) => user.environment.corrupt('tokens'),
      },
      gone: errorReply(refreshSession, codes.memberGone),
      secured: errorReply(refreshSession, codes.accountSecured),
      invalid: errorReply(refreshSession, codes.invalidRequest),
      busy: errorReply(refreshSession, codes.tooManyRequests),
      failing: errorReply(refreshSession, codes.internalError),
    },
    closeSession: {
      closed: { output: {} },
      offline: offlineReply,
      // The login is too long ago to log out other devices.
      stale: {
        ...errorReply(closeSession, codes.freshAuthenticationRequired),
        possible: (_, state: string): boolean => state === 'signingOutEverywhere',
      },
    },
  },
  calls: { refresh: [refreshSession] },
  leavesBy: ['clearSession', 'reload'],
  stateTitles: {
    anonymous: { ko: '로그인 전', en: 'Not logged in' },
    signedIn: { ko: '로그인됨', en: 'Logged in' },
    checking: { ko: '로그인 확인 중', en: 'Checking the login' },
    refreshing: { ko: '로그인 잇는 중', en: 'Renewing the login' },
    rejected: { ko: '로그인 끝남', en: 'Login is over' },
    signingOut: { ko: '로그아웃 중', en: 'Logging out' },
    signingOutEverywhere: { ko: '모든 기기에서 로그아웃 중', en: 'Logging out everywhere' },
  },
})

/** A page for members asks a visitor to log in. */
const visitor = {
  target: 'anonymous',
  shows: {
    ko: '로그인하면 이 페이지로 돌아와요.',
    en: 'Log in to see this page. You’ll come right back.',
  },
} as const

/** Another tab has logged out. */
const closedElsewhere = { 'session.closed in another tab': visitor } as const

/** The member no longer exists (`4040011`): the session is removed and the page loads again. */
const gone = { ...visitor, actions: [{ type: 'clearSession' }, { type: 'reload' }] } as const

/** The access token is over: the refresh token gets another one. */
const refreshing = { target: 'refreshing', invokes: { refresh: undefined } } as const

/** The refresh token is refused: what this browser keeps of the session is removed. */
const rejected = { target: 'rejected', actions: [{ type: 'clearSession' }] } as const

/** The alert says that the session is over, without a reason. */
const refused = {
  ...rejected,
  shows: {
    ko: '로그아웃됐어요. 로그인하면 이 페이지로 돌아와요.',
    en: 'You’ve been logged out. Log in and you’ll come right back.',
  },
} as const

/** Logging out removes what this browser keeps of the session, whether the server answers or not. */
const loggedOut = { target: 'anonymous', actions: [{ type: 'clearSession' }] } as const

/** The page stays until the server has answered, so what was typed is removed only then. */
const loggedOutEverywhere = { ...loggedOut, actions: [{ type: 'forgetDrafts' }, { type: 'clearSession' }] } as const

/**
 * The session, seen from a page for members (specification, sections 4, 7 and 8). A token is checked, and refreshed when
 * it is over. A call that fails for another reason ends no session.
 */
export const sessionModel = defineFlowModel(sessionFlow, {
  starts: { 'a visitor': visitor },
  states: {
    anonymous: {
      sees: {
        role: 'alertdialog',
        name: { ko: '먼저 로그인해 주세요.', en: 'Please login first.' },
        navigatesTo: '^/(login)?$',
      },
      steps: { 'session.opened in another tab': { target: 'signedIn' } },
    },
    // A call that was repeated with a new token may lead on to another host's page.
    signedIn: {
      sees: { role: 'link', name: { ko: '내 정보', en: 'My profile' }, navigatesTo: '^/sandbox/oauth' },
      steps: {
        ...closedElsewhere,
        'logout.requested here': {
          target: 'signingOut',
          actions: [{ type: 'forgetDrafts' }],
          invokes: { closeSession: { body: { everywhere: false } } },
        },
        'logout.requested everywhere': {
          target: 'signingOutEverywhere',
          invokes: { closeSession: { body: { everywhere: true } } },
        },
        'check.requested by opening a page': {
          target: 'checking',
          invokes: { checkSession: {} },
        },
        'access.refused by a call': refreshing,
      },
    },
    checking: {
      sees: { role: 'status', name: { ko: '로그인을 확인하고 있어요', en: 'Checking your login' } },
      steps: {
        ...closedElsewhere,
        'checkSession good': { target: 'signedIn' },
        'checkSession over': refreshing,
        'checkSession gone': gone,
        'checkSession offline': { target: 'signedIn', keepsError: true },
      },
    },
    refreshing: {
      sees: { role: 'status', name: { ko: '로그인을 확인하고 있어요', en: 'Checking your login' } },
      steps: {
        ...closedElsewhere,
        'refresh renewed': { target: 'signedIn' },
        'refresh refused': refused,
        'refresh invalid': refused,
        'refresh secured': {
          ...rejected,
          shows: {
            ko: '새 비밀번호를 정했거나 변경을 취소해서 모든 기기에서 로그아웃됐어요.',
            en: 'Your account was secured with a new password or by undoing a change, so you were logged out everywhere.',
          },
        },
        'refresh gone': gone,
        'refresh busy': { target: 'signedIn', keepsError: true },
        'refresh failing': { target: 'signedIn', keepsError: true },
      },
    },
    rejected: {
      sees: {
        role: 'alertdialog',
        name: {
          ko: '인증되지 않은 접근입니다. 다시 로그인해 주세요.',
          en: 'This is not authorized access, please login again.',
        },
      },
      steps: {
        'rejection.seen read': { target: 'anonymous' },
        'session.opened in another tab': { target: 'signedIn' },
      },
    },
    signingOut: {
      sees: { role: 'status', name: { ko: '로그아웃하고 있어요', en: 'Logging out' } },
      steps: { 'closeSession closed': loggedOut, 'closeSession offline': { ...loggedOut, keepsError: true } },
    },
    signingOutEverywhere: {
      sees: { role: 'status', name: { ko: '로그아웃하고 있어요', en: 'Logging out' } },
      steps: {
        'closeSession closed': loggedOutEverywhere,
        'closeSession offline': { ...loggedOutEverywhere, keepsError: true },
        // The page asks for the password.
        'closeSession stale': { target: 'signedIn', keepsError: true },
      },
    },
  },
})
