import {
  identityLimits,
  identityVerificationStatus,
  openIdentityPage,
  openIdentityPopup,
} from '#contract/accounts/identity-verification.ts'
import * as codes from '#contract/protocol/codes.ts'
import { identityActors, identityVerificationMachine } from '#machines/identity-verification.machine.ts'
import { loginMachine } from '#machines/login.machine.ts'
import { defineFlow, defineFlowModel, positionIn } from './flow-model.ts'
import { errorOf, errorReply, offlineReply } from './replies.ts'
import { sampleDeadline, sampleId } from './samples/samples.ts'

const opened = { idfc_id: sampleId, url: 'about:blank', expires_at: sampleDeadline }
const asked = (status: 'requested' | 'verified' | 'refused' | 'expired') => ({ status, expires_at: sampleDeadline })

const identityVerificationFlow = defineFlow({
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
    back: { browser: { payload: {}, perform: (user) => user.goBack('^/sandbox/identity') } },
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
      unknown: errorReply(identityVerificationStatus, codes.notFound),
      failing: { error: errorOf(identityVerificationStatus, codes.internalError) },
    },
    watchRestore: {},
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
})

/** The provider's window, or its page, is asked for. */
const opening = [
  {
    when: { method: 'OACX' },
    target: 'openingWindow',
    invokes: { openVerification: { method: 'OACX', purpose: 'login' } },
  },
  {
    when: { method: 'CIVS' },
    target: 'openingWindow',
    invokes: { openVerification: { method: 'CIVS', purpose: 'login' } },
  },
] as const

/** The server is asked for the result. */
const checking = {
  target: 'checkingResult',
  invokes: { identityVerificationStatus: { params: { idfc_id: sampleId } } },
} as const

const refused = {
  target: 'refused',
  shows: {
    ko: '전달된 정보는 없어요. 다시 시도하거나 아이디로 로그인해 주세요.',
    en: 'No information was shared. Try again or log in with your ID.',
  },
} as const

const canceled = {
  target: 'canceled',
  shows: {
    ko: '마치기 전에 창이 닫혔어요. 준비되면 다시 시작해 주세요.',
    en: 'The window was closed too early. Start again when you’re ready.',
  },
} as const

const expired = {
  target: 'expired',
  shows: { ko: '다시 시작해 주세요. 5분 안에 마치면 돼요.', en: 'Start again. You have five minutes.' },
} as const

const failing = {
  target: 'resultUnknown',
  shows: {
    ko: '저희 쪽에 문제가 생겼어요. 다시 시도해 주세요. 계속되면 아래 번호와 함께 알려 주세요.',
    en: 'Something went wrong on our side. Try again. If it keeps happening, send us the number below.',
  },
} as const

/** Leaving the wait closes the provider's window. */
const closing = [{ type: 'closeWindow' }] as const

/**
 * Proving who one is, in the provider's window or on its page (specification, sections 4, 6 and 7). The time for it is
 * limited; however it ends, it can be started again.
 */
export const identityVerificationModel = defineFlowModel(identityVerificationFlow, {
  starts: {
    'in a window': { target: 'ready' },
    'on a page': { target: 'ready' },
    'back from the page': checking,
  },
  states: {
    starting: 'transient',
    ready: {
      sees: { role: 'button', name: { ko: '본인 확인하기', en: 'Verify your identity' } },
      failureTitles: [{ ko: '처리하지 못했어요', en: 'That didn’t work' }],
      steps: { 'verification.requested pressed': opening },
    },
    openingWindow: {
      sees: { role: 'button', name: { ko: '창을 열고 있어요', en: 'Opening the window' } },
      steps: {
        'openVerification popup': {
          target: 'waitingForPerson',
          invokes: { watchWindow: { id: sampleId }, deadline: { expiresAt: sampleDeadline } },
        },
        'openVerification page': { target: 'leavingForProvider', invokes: { watchRestore: undefined } },
        'openVerification blocked': {
          target: 'windowBlocked',
          shows: {
            ko: '주소창에서 이 사이트의 팝업을 허용한 뒤 다시 시도해 주세요.',
            en: 'Allow pop-ups for this site in the address bar, then try again.',
          },
        },
        'openVerification offline': {
          target: 'ready',
          actions: closing,
          shows: { ko: '네트워크 오류가 생겼어요', en: 'Network Error' },
        },
      },
    },
    waitingForPerson: {
      sees: {
        role: 'status',
        name: { ko: '열린 창에서 본인 확인을 해 주세요', en: 'Verify your identity in the window' },
      },
      steps: {
        'window.requested pressed': { target: 'waitingForPerson', actions: [{ type: 'showWindow' }] },
        'cancel pressed': { ...canceled, actions: closing },
        'watchWindow verified': {
          target: 'verified',
          actions: [...closing, { type: 'reportVerified', params: { id: sampleId, method: 'OACX' } }],
        },
        'watchWindow refused': { ...refused, actions: closing },
        'watchWindow closed': { ...canceled, actions: closing },
        'watchWindow expired': { ...expired, actions: closing },
        'watchWindow failing': { ...failing, actions: closing },
        'deadline passed': { ...expired, actions: closing },
      },
    },
    leavingForProvider: {
      sees: {
        role: 'status',
        name: { ko: '본인 확인 기관으로 이동하고 있어요', en: 'Taking you to the identity provider' },
        navigatesTo: '^/sandbox/identity',
      },
      steps: { 'back browser': { target: 'ready' } },
    },
    checkingResult: {
      sees: { role: 'status', name: { ko: '결과를 확인하고 있어요', en: 'Checking the result' } },
      steps: {
        'identityVerificationStatus verified': [
          {
            when: { method: 'OACX' },
            target: 'verified',
            actions: [{ type: 'reportVerified', params: { id: sampleId, method: 'OACX' } }],
          },
          {
            when: { method: 'CIVS' },
            target: 'verified',
            actions: [{ type: 'reportVerified', params: { id: sampleId, method: 'CIVS' } }],
          },
        ],
        'identityVerificationStatus refused': refused,
        'identityVerificationStatus unfinished': canceled,
        'identityVerificationStatus expired': expired,
        // The verification is too old, or another browser's: asking again would end the same way.
        'identityVerificationStatus unknown': expired,
        'identityVerificationStatus failing': failing,
      },
    },
    resultUnknown: {
      sees: { role: 'alert', name: { ko: '결과를 확인하지 못했어요', en: 'We couldn’t check the result' } },
      steps: { 'verification.requested pressed': checking },
    },
    windowBlocked: {
      sees: { role: 'alert', name: { ko: '브라우저가 창을 막았어요', en: 'Your browser blocked the window' } },
      reads: [
        {
          ko: '주소창에서 이 사이트의 팝업을 허용한 뒤 다시 시도해 주세요.',
          en: 'Allow pop-ups for this site in the address bar, then try again.',
        },
      ],
      // Only a popup can be blocked.
      steps: { 'verification.requested pressed': opening[0] },
    },
    refused: {
      sees: { role: 'alert', name: { ko: '본인 확인을 거절했어요', en: 'The verification was declined' } },
      reads: [
        {
          ko: '전달된 정보는 없어요. 다시 시도하거나 아이디로 로그인해 주세요.',
          en: 'No information was shared. Try again or log in with your ID.',
        },
      ],
      steps: { 'verification.requested pressed': opening },
    },
    canceled: {
      sees: { role: 'alert', name: { ko: '본인 확인을 마치지 않았어요', en: 'The verification wasn’t completed' } },
      reads: [
        {
          ko: '마치기 전에 창이 닫혔어요. 준비되면 다시 시작해 주세요.',
          en: 'The window was closed too early. Start again when you’re ready.',
        },
      ],
      steps: { 'verification.requested pressed': opening },
    },
    expired: {
      sees: { role: 'alert', name: { ko: '본인 확인 시간이 지났어요', en: 'The verification has expired' } },
      reads: [{ ko: '다시 시작해 주세요. 5분 안에 마치면 돼요.', en: 'Start again. You have five minutes.' }],
      steps: { 'verification.requested pressed': opening },
    },
    verified: {
      sees: {
        role: 'status',
        name: { ko: '본인 확인을 마쳤어요', en: 'Your identity is verified' },
        continuesIn: positionIn(loginMachine, 'checkingIdentity'),
        navigatesTo: '^/$',
      },
      steps: {},
    },
  },
})
