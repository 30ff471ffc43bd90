import {
  acceptInvitation,
  confirmOperator,
  deskLogin,
  inviteOperator,
  openConfirmation,
  openDeskLogin,
  openInvitation,
} from '#contract/desk/operators.ts'
import type { AnyCallCode, AnyErrorCode } from '#contract/protocol/code-catalogue.ts'
import * as codes from '#contract/protocol/codes.ts'
import { invitationInvalid, passkeyConfirmationRequired, passkeyRefused } from '#contract/protocol/desk-codes.ts'
import { type PasskeyUse, passkeyActors, passkeyMachine } from '#machines/passkey.machine.ts'
import { defineFlow, defineFlowModel } from './flow-model.ts'
import { errorOf } from './replies.ts'
import { networkErrorData } from './samples/samples.ts'
import type { FailingCall, UserDriver } from './user-driver.ts'

interface Context {
  readonly use: PasskeyUse
}
const isFor =
  (use: PasskeyUse) =>
  (context: Context): boolean =>
    context.use === use

const approve = (user: UserDriver) => user.environment.answerPasskey('approve')

/** A call of one use answers with an error; the device has agreed. */
function refusal<C extends AnyErrorCode>(use: PasskeyUse, call: FailingCall<C>, code: NoInfer<C> | AnyCallCode) {
  return {
    error: errorOf(call, code),
    possible: isFor(use),
    before: async (user: UserDriver) => {
      await approve(user)
      await user.environment.failNextCall(call, code)
    },
  }
}

const passkeyFlow = defineFlow({
  name: 'passkey',
  title: { ko: '패스키', en: 'Passkey' },
  machine: passkeyMachine,
  actors: passkeyActors,
  starts: {
    'to log in': {
      input: { use: 'login' },
      address: '/login',
      layout: 'desktop',
      open: (user) => user.environment.openDesk('/login'),
    },
    'to accept an invitation': {
      input: { use: 'invitation' },
      address: '/invitation#secret=sample',
      layout: 'desktop',
      open: (user) => user.environment.openDesk('/invitation'),
    },
    'to confirm an act': {
      input: { use: 'confirm' },
      address: '/operators',
      layout: 'desktop',
      open: (user) => user.environment.openDesk('/operators'),
      arrange: async (user) => {
        // Every call that needs a confirmation may answer it.
        const call = { name: inviteOperator.name, codes: [passkeyConfirmationRequired] }
        await user.environment.failNextCall(call, passkeyConfirmationRequired)
        await user.type('Name', '이바다')
        await user.type('Email address', 'bada@shop.example')
        await user.click('button', 'Make a link')
      },
    },
  },
  events: {
    'passkey.asked': {
      pressed: {
        payload: {},
        perform: (user) => user.click('button', 'Log in by passkey', 'Register a passkey', 'Confirm by passkey'),
      },
    },
  },
  replies: {
    usePasskey: {
      used: { output: { isDeclined: false }, before: approve },
      declined: { output: { isDeclined: true }, before: (user) => user.environment.answerPasskey('decline') },
      'unknown at the login': refusal('login', deskLogin, passkeyRefused),
      'unknown to the operator': refusal('confirm', confirmOperator, passkeyRefused),
      'by a used link': refusal('invitation', openInvitation, invitationInvalid),
      failing: refusal('login', deskLogin, codes.internalError),
      offline: {
        error: networkErrorData,
        before: async (user) => {
          await approve(user)
          await user.environment.setNetwork('down')
        },
      },
    },
  },
  calls: {
    usePasskey: [openDeskLogin, deskLogin, openConfirmation, confirmOperator, openInvitation, acceptInvitation],
  },
  stateTitles: {
    waiting: { ko: '대기 중', en: 'Waiting' },
    usingPasskey: { ko: '패스키 사용 중', en: 'Using the passkey' },
    declined: { ko: '쓰지 않음', en: 'Declined' },
    failed: { ko: '실패', en: 'Failed' },
    used: { ko: '확인됨', en: 'Used' },
  },
})

const using = (use: PasskeyUse) =>
  ({ when: { use }, target: 'usingPasskey', invokes: { usePasskey: { use } } }) as const
const asked = { 'passkey.asked pressed': [using('login'), using('invitation'), using('confirm')] } as const

/** The button of each page has the word. */
const button = { role: 'button', name: { ko: '패스키', en: 'passkey' } } as const

const refused = {
  target: 'failed',
  shows: {
    ko: '이 패스키로는 들어올 수 없어요. 여기에서 등록한 패스키를 써 주세요.',
    en: 'This passkey doesn’t open the desk. Use the one you registered here.',
  },
} as const

/** The only way into the desk, and what confirms acts about money there (decision 68). */
export const passkeyModel = defineFlowModel(passkeyFlow, {
  starts: {
    'to log in': { target: 'waiting' },
    'to accept an invitation': { target: 'waiting' },
    'to confirm an act': { target: 'waiting' },
  },
  states: {
    waiting: { sees: button, steps: asked },
    usingPasskey: {
      sees: { role: 'button', name: { ko: '패스키를 기다리는 중', en: 'Waiting for your passkey' } },
      steps: {
        'usePasskey used': { target: 'used', actions: [{ type: 'proceed' }] },
        'usePasskey declined': {
          target: 'declined',
          shows: {
            ko: '준비되면 다시 시도해 주세요.',
            en: 'Try again when you’re ready.',
          },
        },
        'usePasskey unknown at the login': refused,
        'usePasskey unknown to the operator': refused,
        'usePasskey by a used link': {
          target: 'failed',
          shows: {
            ko: '이미 썼거나 만료된 링크예요. 소유자에게 새 링크를 받아 주세요.',
            en: 'This link was used or has expired. Ask an owner for a new one.',
          },
        },
        'usePasskey failing': {
          target: 'failed',
          shows: {
            ko: '서버에 문제가 생겼어요. 다시 시도해 주세요.',
            en: 'Something went wrong on our side. Try again.',
          },
        },
        'usePasskey offline': {
          target: 'failed',
          shows: {
            ko: '서버에 연결할 수 없어요. 연결을 확인하고 다시 시도해 주세요.',
            en: 'The desk can’t be reached. Check the connection, and try again.',
          },
        },
      },
    },
    declined: {
      sees: button,
      failureTitles: [{ ko: '패스키를 쓰지 않았어요', en: 'The passkey wasn’t used' }],
      steps: asked,
    },
    failed: {
      sees: button,
      failureTitles: [{ ko: '패스키로 확인하지 못했어요', en: 'The passkey didn’t work' }],
      steps: asked,
    },
    used: {
      // Today, or the page of the act that was confirmed.
      sees: { role: 'heading', name: { ko: '오늘', en: 'Today' }, navigatesTo: '^/(operators)?$' },
      steps: {},
    },
  },
})
