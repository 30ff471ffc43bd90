import * as codes from '../../contract/codes.ts'
import {
  identityLimits,
  openIdentityPopup,
  openIdentityPage,
  identityVerificationStatus,
} from '../../contract/identity-verification.ts'
import { identityActors, identityVerificationMachine } from '../identity-verification.machine.ts'
import { defineFlowModel, positionIn } from './flow-model.ts'
import { offlineReply, errorOf } from './replies.ts'
import { loginMachine } from '../login.machine.ts'
import { sampleDeadline, sampleId } from './samples.ts'

const opened = { idfc_id: sampleId, url: 'about:blank', expires_at: sampleDeadline }
const asked = (status: 'requested' | 'verified' | 'refused' | 'expired') => ({ status, expires_at: sampleDeadline })

/** Verifies an identity in the provider's popup or on its page. */
export const identityVerificationModel = defineFlowModel({
  name: 'identity-verification',
  title: { ko: '본인 확인', en: 'Identity verification' },
  machine: identityVerificationMachine,
  actors: identityActors,
  starts: {
    'in a window': {
      input: { method: 'OACX', purpose: 'login', returned: undefined },
      address: '/login?tab=simple',
      layout: 'desktop',
    },
    'on a page': {
      input: { method: 'CIVS', purpose: 'login', returned: undefined },
      address: '/login?tab=simple',
      layout: 'mobile',
    },
    'back from the page': {
      input: { method: 'CIVS', purpose: 'login', returned: sampleId },
      address: `/login?tab=simple&idfc_id=${sampleId}`,
      layout: 'mobile',
      open: (user, next) => user.environment.returnFromIdentity(next),
    },
  },
  events: {
    'verification.requested': {
      pressed: { payload: {}, perform: (user) => user.click('button', 'Verify your identity') },
    },
    'window.requested': { pressed: { payload: {}, perform: (user) => user.click('button', 'Show the window') } },
    back: { browser: { payload: {}, perform: (user) => user.goBack() } },
    cancel: { pressed: { payload: {}, perform: (user) => user.click('button', 'Cancel') } },
  },
  replies: {
    openVerification: {
      popup: { output: { window: 'popup', verification: opened }, possible: ({ method }) => method === 'OACX' },
      page: { output: { window: 'page', verification: opened }, possible: ({ method }) => method === 'CIVS' },
      blocked: {
        output: { window: 'blocked', verification: undefined },
        possible: ({ method }) => method === 'OACX',
        before: (user) => user.environment.blockNextPopup(),
      },
      offline: offlineReply,
    },
    watchWindow: {
      verified: { output: 'verified', after: (user) => user.environment.verifyIdentity('approve', 'haneul') },
      refused: { output: 'refused', after: (user) => user.environment.verifyIdentity('refuse') },
      expired: { output: 'expired', after: (user) => user.environment.verifyIdentity('expire') },
      closed: { output: 'canceled', after: (user) => user.environment.verifyIdentity('close') },
      failing: {
        error: errorOf(identityVerificationStatus, codes.internalError),
        after: async (user) => {
          await user.environment.failNextCall(identityVerificationStatus, codes.internalError)
          await user.environment.verifyIdentity('approve', 'haneul')
        },
      },
    },
    deadline: {
      passed: { output: undefined, after: (user) => user.environment.advanceClock(identityLimits.verifySeconds + 1) },
    },
    identityVerificationStatus: {
      verified: { output: asked('verified') },
      refused: { output: asked('refused') },
      expired: { output: asked('expired') },
      unfinished: { output: asked('requested') },
      failing: { error: errorOf(identityVerificationStatus, codes.internalError) },
    },
  },
  calls: { openVerification: [openIdentityPopup, openIdentityPage] },
  stateTitles: {
    ready: { ko: '시작 전', en: 'Ready to begin' },
    openingWindow: { ko: '창 여는 중', en: 'Opening the window' },
    waitingForPerson: { ko: '창에서 확인하는 중', en: 'Person in the window' },
    leavingForProvider: { ko: '확인 기관으로 감', en: 'On to the provider' },
    checkingResult: { ko: '결과 묻는 중', en: 'Asking for the result' },
    resultUnknown: { ko: '결과 모름', en: 'Result is unknown' },
    windowBlocked: { ko: '창이 막힘', en: 'Window was blocked' },
    refused: { ko: '거절됨', en: 'Refused' },
    canceled: { ko: '마치지 않음', en: 'Not finished' },
    expired: { ko: '시간 지남', en: 'Time is over' },
    verified: { ko: '확인됨', en: 'Verified' },
  },
  expectations: {
    ready: { role: 'button', name: 'Verify your identity' },
    openingWindow: { role: 'button', name: 'Opening the window' },
    waitingForPerson: { role: 'status', name: 'Verify your identity in the window' },
    leavingForProvider: { role: 'status', name: 'On to the identity provider', navigatesTo: '^/sandbox/identity' },
    checkingResult: { role: 'status', name: 'Asking for the result' },
    resultUnknown: { role: 'alert', name: 'The result could not be asked for' },
    windowBlocked: { role: 'alert', name: 'The browser blocked the window' },
    refused: { role: 'alert', name: 'The verification was refused' },
    canceled: { role: 'alert', name: 'The verification was not finished' },
    expired: { role: 'alert', name: 'The time for the verification is over' },
    verified: {
      role: 'status',
      name: 'Your identity is verified',
      continuesIn: positionIn(loginMachine, 'checkingIdentity'),
      navigatesTo: '^/$',
    },
  },
})
