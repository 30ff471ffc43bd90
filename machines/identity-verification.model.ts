import { identityLimits } from '../contract/identity-verification.ts'
import { identityActors, identityVerificationMachine } from './identity-verification.machine.ts'
import { refusal } from './failure.ts'
import { flowModel } from './model.ts'
import { networkFailure, sampleDeadline, sampleId } from './sample.ts'

const opened = { idfc_id: sampleId, url: 'about:blank', expires_at: sampleDeadline }
const asked = (status: 'requested' | 'verified' | 'refused' | 'expired') => ({ status, expires_at: sampleDeadline })

/** Proving who one is, in the provider's window or on its page. */
export const identityVerificationModel = flowModel({
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
      open: (person, next) => person.world.returnFromIdentity(next ?? ''),
    },
  },
  events: {
    'verification.requested': {
      pressed: { facts: {}, gesture: (person) => person.press('button', 'Verify your identity') },
    },
    'window.requested': { pressed: { facts: {}, gesture: (person) => person.press('button', 'Show the window') } },
    back: { browser: { facts: {}, gesture: (person) => person.goBack() } },
    cancel: { pressed: { facts: {}, gesture: (person) => person.press('button', 'Cancel') } },
  },
  replies: {
    openVerification: {
      popup: { output: { window: 'popup', verification: opened }, possible: ({ method }) => method === 'OACX' },
      page: { output: { window: 'page', verification: opened }, possible: ({ method }) => method === 'CIVS' },
      blocked: {
        output: { window: 'blocked', verification: undefined },
        possible: ({ method }) => method === 'OACX',
        before: (person) => person.world.popups('blocked'),
      },
      offline: { error: networkFailure, before: (person) => person.world.network('down') },
    },
    watchWindow: {
      verified: { output: 'verified', after: (person) => person.world.verifyIdentity('approve', 'haneul') },
      refused: { output: 'refused', after: (person) => person.world.verifyIdentity('refuse') },
      expired: { output: 'expired', after: (person) => person.world.verifyIdentity('expire') },
      closed: { output: 'canceled', after: (person) => person.world.verifyIdentity('close') },
      failing: {
        error: refusal('PR10006500'),
        after: async (person) => {
          await person.world.fault('identity-verification-status', 'PR10006500')
          await person.world.verifyIdentity('approve', 'haneul')
        },
      },
    },
    deadline: {
      passed: { output: undefined, after: (person) => person.world.waitFor(identityLimits.verifySeconds + 1) },
    },
    identityVerificationStatus: {
      verified: { output: asked('verified') },
      refused: { output: asked('refused') },
      expired: { output: asked('expired') },
      unfinished: { output: asked('requested') },
      failing: { error: refusal('PR10006500') },
    },
  },
  sights: {
    ready: { role: 'button', name: 'Verify your identity' },
    openingWindow: { role: 'button', name: 'Opening the window' },
    waitingForPerson: { role: 'status', name: 'Verify your identity in the window' },
    leavingForProvider: { role: 'status', name: 'On to the identity provider', leadsTo: '^/sandbox/identity' },
    checkingResult: { role: 'status', name: 'Asking for the result' },
    resultUnknown: { role: 'alert', name: 'The result could not be asked for' },
    windowBlocked: { role: 'alert', name: 'The browser blocked the window' },
    refused: { role: 'alert', name: 'The verification was refused' },
    canceled: { role: 'alert', name: 'The verification was not finished' },
    expired: { role: 'alert', name: 'The time for the verification is over' },
    verified: {
      role: 'status',
      name: 'Your identity is verified',
      handsTo: { flow: 'login', state: 'checkingIdentity' },
      leadsTo: '^/$',
    },
  },
})
