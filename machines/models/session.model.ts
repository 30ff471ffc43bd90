import { checkSession, refreshSession } from '../../contract/session.ts'
import * as codes from '../../contract/codes.ts'
import { defineFlowModel } from './flow-model.ts'
import { errorReply, offlineReply, errorOf } from './replies.ts'
import { sampleSession } from './samples.ts'
import { sessionActors, sessionMachine } from '../session.machine.ts'

/** Session, on a page for members. */
export const sessionModel = defineFlowModel({
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
      here: { payload: { everywhere: false }, perform: (user) => user.click('button', 'Log out') },
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
      renewed: { output: sampleSession },
      refused: {
        error: errorOf(refreshSession, codes.accessTokenInvalid),
        before: (user) => user.environment.corrupt('tokens'),
      },
      gone: errorReply(refreshSession, codes.memberGone),
      secured: errorReply(refreshSession, codes.accountSecured),
      failing: errorReply(refreshSession, codes.internalError),
    },
    closeSession: {
      closed: { output: {} },
      offline: offlineReply,
    },
  },
  calls: { refresh: [refreshSession] },
  stateTitles: {
    anonymous: { ko: '로그인 전', en: 'Not logged in' },
    signedIn: { ko: '로그인됨', en: 'Logged in' },
    checking: { ko: '로그인 확인 중', en: 'Checking the login' },
    refreshing: { ko: '로그인 잇는 중', en: 'Renewing the login' },
    rejected: { ko: '로그인 끝남', en: 'Login is over' },
    signingOut: { ko: '로그아웃 중', en: 'Logging out' },
  },
  expectations: {
    anonymous: { role: 'alertdialog', name: 'Please login first.', navigatesTo: '^/(login)?$' },
    // A call repeated with a new token may navigate to another host.
    signedIn: { role: 'link', name: 'My profile', navigatesTo: '^/sandbox/oauth' },
    checking: { role: 'status', name: 'Checking your login' },
    refreshing: { role: 'status', name: 'Checking your login' },
    rejected: { role: 'alertdialog', name: 'This is not authorized access, please login again.' },
    signingOut: { role: 'status', name: 'Logging out' },
  },
})
