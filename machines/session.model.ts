import { refusal } from './failure.ts'
import { flowModel } from './model.ts'
import { networkFailure, sampleSession } from './sample.ts'
import { sessionActors, sessionMachine } from './session.machine.ts'

/** The session, seen from a page for members. */
export const sessionModel = flowModel({
  name: 'session',
  title: { ko: '로그인 상태', en: 'Session' },
  machine: sessionMachine,
  actors: sessionActors,
  starts: { 'a visitor': { input: undefined, address: '/mypage' } },
  events: {
    'session.opened': {
      'in another tab': { facts: {}, gesture: (person) => person.world.inOtherTab('log in') },
    },
    'session.closed': {
      'in another tab': { facts: {}, gesture: (person) => person.world.inOtherTab('log out') },
    },
    'check.requested': { 'by opening a page': { facts: {}, gesture: (person) => person.goTo('/mypage') } },
    'access.refused': { 'by a call': { facts: {}, gesture: (person) => person.world.refuseAccess() } },
    'logout.requested': {
      here: { facts: { everywhere: false }, gesture: (person) => person.press('button', 'Log out') },
    },
    'rejection.seen': { read: { facts: {}, gesture: (person) => person.press('button', 'Log in') } },
  },
  replies: {
    checkSession: {
      good: { output: {} },
      over: { error: refusal('PR10001400'), before: (person) => person.world.spoil('access token') },
      gone: {
        error: refusal('4040011'),
        before: (person) => person.world.fault('check-session', '4040011'),
      },
      offline: { error: networkFailure, before: (person) => person.world.network('down') },
    },
    refresh: {
      renewed: { output: sampleSession },
      refused: { error: refusal('PR10001400'), before: (person) => person.world.spoil('tokens') },
      gone: {
        error: refusal('4040011'),
        before: (person) => person.world.fault('refresh-session', '4040011'),
      },
      secured: {
        error: refusal('PR20007400'),
        before: (person) => person.world.fault('refresh-session', 'PR20007400'),
      },
      failing: {
        error: refusal('PR10006500'),
        before: (person) => person.world.fault('refresh-session', 'PR10006500'),
      },
    },
    closeSession: {
      closed: { output: {} },
      offline: { error: networkFailure, before: (person) => person.world.network('down') },
    },
  },
  calls: { refresh: 'refresh-session' },
  sights: {
    anonymous: { role: 'alertdialog', name: 'Please login first.', leadsTo: '^/(login)?$' },
    // A call that was repeated with a new token may lead on to another host's page.
    signedIn: { role: 'link', name: 'My profile', leadsTo: '^/sandbox/oauth' },
    checking: { role: 'status', name: 'Checking your login' },
    refreshing: { role: 'status', name: 'Checking your login' },
    rejected: { role: 'alertdialog', name: 'This is not authorized access, please login again.' },
    signingOut: { role: 'status', name: 'Logging out' },
  },
})
