import { withdraw } from '#contract/accounts/withdrawal.ts'
import * as codes from '#contract/protocol/codes.ts'
import { openHumanCheck, verifyHuman } from '#contract/protocol/human-check.ts'
import { withdrawalActors, withdrawalMachine } from '#machines/withdrawal.machine.ts'
import { defineFlow, defineFlowModel } from './flow-model.ts'
import { errorReply, offlineReply } from './replies.ts'
import { sampleDeadline, sampleId, sampleMoment, samplePassword } from './samples/samples.ts'
import { humanProof } from './samples/sign-up.samples.ts'
import type { UserDriver } from './user-driver.ts'

const form = { reason: 'price', otherReason: '', refundAmount: 0 } as const
const price = { ko: '값이 부담돼요', en: 'It costs too much' }
const agreement = 'I understand what I’ll lose and what is kept, and agree to close my account (required)'

async function fill(user: UserDriver): Promise<void> {
  await user.choose(price)
  await user.check(agreement)
}

const withdrawalFlow = defineFlow({
  name: 'withdrawal',
  title: { ko: '회원 탈퇴', en: 'Withdrawal' },
  machine: withdrawalMachine,
  actors: withdrawalActors,
  starts: {
    'as a minor': {
      input: undefined,
      address: '/delete-account',
      isMember: true,
      open: (user) => user.environment.visitAs('child01', '/delete-account'),
    },
  },
  events: {
    'human.asserted': { ticked: { payload: {}, perform: (user) => user.check('I’m not a robot') } },
    'withdrawal.submitted': {
      typed: {
        payload: { form, password: samplePassword },
        perform: async (user) => {
          await fill(user)
          await user.type('Password', samplePassword)
          await user.click('button', 'Close account')
        },
      },
    },
    'guardian.chosen': {
      pressed: {
        payload: {},
        perform: (user) => user.click('button', 'Close as the guardian, without a password'),
      },
    },
    'guardian.verified': {
      approved: {
        payload: { idfc_id: sampleId },
        perform: async (user) => {
          await user.click('button', 'Verify your identity')
          await user.environment.verifyIdentity('approve', 'sora')
        },
      },
    },
    'guardian-withdrawal.submitted': {
      filled: {
        payload: { form },
        perform: async (user) => {
          await fill(user)
          await user.click('button', 'Close account')
        },
      },
    },
    back: { pressed: { payload: {}, perform: (user) => user.click('button', 'Back to the form') } },
  },
  replies: {
    proveHuman: {
      proved: { output: humanProof },
      refused: errorReply(verifyHuman, codes.humanCheckFailed),
      offline: offlineReply,
    },
    withdraw: {
      withdrawn: {
        output: { username: '김하늘', requested_at: sampleMoment, delete_at: sampleDeadline, refund_amt: 0 },
      },
      'wrong password': {
        ...errorReply(withdraw, codes.wrongPassword),
        possible: ({ guardianId }) => guardianId === undefined,
      },
      'no password': {
        ...errorReply(withdraw, codes.passwordMissing),
        possible: ({ guardianId }) => guardianId === undefined,
      },
      'too many passwords': {
        ...errorReply(withdraw, codes.loginAttemptsUsedUp),
        possible: ({ guardianId }) => guardianId === undefined,
      },
      'other person': {
        ...errorReply(withdraw, codes.guardianUnknown),
        possible: ({ guardianId }) => guardianId !== undefined,
      },
      'unfinished verification': {
        ...errorReply(withdraw, codes.identityNotVerified),
        possible: ({ guardianId }) => guardianId !== undefined,
      },
      'late verification': {
        ...errorReply(withdraw, codes.identificationExpired),
        possible: ({ guardianId }) => guardianId !== undefined,
      },
      'refused verification': {
        ...errorReply(withdraw, codes.identityVerificationRefused),
        possible: ({ guardianId }) => guardianId !== undefined,
      },
      'no person': errorReply(withdraw, codes.humanCheckFailed),
      'other refund': errorReply(withdraw, codes.amountChanged),
      'being paid': errorReply(withdraw, codes.orderStateConflict),
      delayed: errorReply(withdraw, codes.withdrawalDelayed),
      failing: errorReply(withdraw, codes.internalError),
      offline: offlineReply,
    },
  },
  calls: { proveHuman: [openHumanCheck], withdraw: [withdraw] },
  stateTitles: {
    enteringWithdrawal: { ko: '탈퇴 쓰는 중', en: 'Filling the form' },
    verifyingGuardian: { ko: '보호자 본인 확인', en: 'Guardian verifies' },
    confirmingAsGuardian: { ko: '보호자가 쓰는 중', en: 'Guardian fills it' },
    provingHuman: { ko: '사람인지 확인', en: 'Checking for a person' },
    withdrawing: { ko: '탈퇴하는 중', en: 'Closing the account' },
    withdrawn: { ko: '탈퇴함', en: 'Account is closed' },
  },
})

const isByGuardian = { guardianId: sampleId }
const networkError = { ko: '네트워크 오류가 생겼어요', en: 'Network Error' }
const humanCheckFailed = {
  ko: '로봇이 아닌지 확인하지 못했어요. 체크박스를 다시 눌러 주세요.',
  en: 'We couldn’t confirm you’re not a robot. Tick the box again.',
}

/** A failure that leads back to the form of whoever withdraws. */
const backToForm = (shows: { readonly ko: string; readonly en: string }, ...actions: readonly 'reloadPreview'[]) => {
  const called = actions.length > 0 ? { actions: actions.map((type) => ({ type })) } : {}
  return [
    { when: isByGuardian, target: 'confirmingAsGuardian', shows, ...called },
    { target: 'enteringWithdrawal', shows, ...called },
  ] as const
}

/** The input of the call, with the proof of whoever withdraws. */
const invokesWith = (proof: { readonly password: string } | { readonly guardian_idfc_id: string }) =>
  ({
    withdraw: {
      body: {
        reason: 'price',
        other_reason: '',
        agreement: 'Y',
        human_check: '00000000-0000-4000-8000-000000000004',
        expected_refund_amt: 0,
        ...proof,
      },
    },
  }) as const

const isProved = { humanProof: '00000000-0000-4000-8000-000000000004' }

/** What is lost and kept. */
const formTexts = [
  {
    ko: '탈퇴 버튼을 누르면 바로 탈퇴돼요. 다시 묻지 않아요.',
    en: 'Everything is on this page. We won’t ask you again.',
  },
  { ko: '삭제되는 정보', en: 'What you’ll lose' },
  { ko: '법에 따라 보관하는 것', en: 'What we keep by law' },
  { ko: '눈금 하나가 한 달이에요. 기간이 지나면 지워요.', en: 'Each tick is one month. After that, it’s deleted.' },
] as const

/** A member leaves, or the guardian of a minor in their place (specification, sections 2, 4 and 5). */
export const withdrawalModel = defineFlowModel(withdrawalFlow, {
  starts: { 'as a minor': { target: 'enteringWithdrawal' } },
  states: {
    enteringWithdrawal: {
      sees: { role: 'button', name: { ko: '회원 탈퇴', en: 'Close account' } },
      reads: formTexts,
      failureTitles: [{ ko: '탈퇴하지 못했어요', en: 'We couldn’t close your account' }],
      steps: {
        'human.asserted ticked': { target: 'provingHuman', invokes: { proveHuman: undefined } },
        'withdrawal.submitted typed': {
          when: isProved,
          target: 'withdrawing',
          invokes: invokesWith({ password: 'Practice1!' }),
        },
        'guardian.chosen pressed': { target: 'verifyingGuardian' },
      },
    },
    verifyingGuardian: {
      sees: { role: 'heading', name: { ko: '이제 보호자가 본인 확인을 해 주세요', en: 'Guardian verification' } },
      reads: [
        {
          ko: '가입에 동의한 보호자가 자신의 휴대폰으로 확인해요.',
          en: 'The guardian who gave consent verifies with their own phone.',
        },
      ],
      failureTitles: [{ ko: '탈퇴하지 못했어요', en: 'We couldn’t close your account' }],
      steps: {
        'guardian.verified approved': { target: 'confirmingAsGuardian' },
        'back pressed': { target: 'enteringWithdrawal' },
      },
    },
    confirmingAsGuardian: {
      sees: { role: 'text', name: { ko: '보호자를 확인했어요', en: 'Guardian verified' } },
      reads: formTexts,
      failureTitles: [{ ko: '탈퇴하지 못했어요', en: 'We couldn’t close your account' }],
      steps: {
        'human.asserted ticked': { target: 'provingHuman', invokes: { proveHuman: undefined } },
        'guardian-withdrawal.submitted filled': {
          when: isProved,
          target: 'withdrawing',
          invokes: invokesWith({ guardian_idfc_id: sampleId }),
        },
      },
    },
    provingHuman: {
      sees: { role: 'status', name: { ko: '확인하고 있어요', en: 'Checking' } },
      reads: formTexts,
      steps: {
        'proveHuman proved': [{ when: isByGuardian, target: 'confirmingAsGuardian' }, { target: 'enteringWithdrawal' }],
        'proveHuman refused': backToForm(humanCheckFailed),
        'proveHuman offline': backToForm(networkError),
      },
    },
    withdrawing: {
      sees: { role: 'button', name: { ko: '탈퇴하고 있어요', en: 'Closing your account' } },
      reads: formTexts,
      steps: {
        'withdraw withdrawn': { target: 'withdrawn', actions: [{ type: 'endSession' }] },
        'withdraw wrong password': {
          target: 'enteringWithdrawal',
          shows: { ko: '비밀번호가 맞지 않아요. 다시 입력해 주세요.', en: 'That password isn’t right. Try again.' },
        },
        'withdraw no password': {
          target: 'enteringWithdrawal',
          shows: { ko: '비밀번호를 입력해 주세요.', en: 'Enter your password.' },
        },
        'withdraw too many passwords': {
          target: 'enteringWithdrawal',
          shows: {
            ko: '비밀번호를 여러 번 잘못 입력했어요. 잠시 기다리거나 새 비밀번호를 정해 주세요.',
            en: 'Too many wrong passwords. Wait a while, or set a new password.',
          },
        },
        'withdraw other person': {
          target: 'verifyingGuardian',
          shows: {
            ko: '가입에 동의한 보호자가 아니에요. 동의한 보호자로 다시 확인해 주세요.',
            en: 'This isn’t the guardian who gave consent. Verify as that guardian.',
          },
        },
        'withdraw unfinished verification': {
          target: 'verifyingGuardian',
          shows: {
            ko: '먼저 본인 확인을 마쳐 주세요.',
            en: 'Verify your identity first.',
          },
        },
        'withdraw late verification': {
          target: 'verifyingGuardian',
          shows: {
            ko: '확인 시간이 지났어요. 처음부터 다시 해 주세요.',
            en: 'The verification has expired. Start again.',
          },
        },
        'withdraw refused verification': {
          target: 'verifyingGuardian',
          shows: {
            ko: '본인 확인을 마치지 않았어요. 준비되면 다시 시작해 주세요.',
            en: 'Identity verification wasn’t completed. Start again when you’re ready.',
          },
        },
        'withdraw no person': backToForm(humanCheckFailed),
        'withdraw other refund': backToForm(
          {
            ko: '금액이 바뀌었어요. 새 금액을 확인하고 계속해 주세요.',
            en: 'The amount has changed. Check the new amount to continue.',
          },
          'reloadPreview',
        ),
        'withdraw being paid': backToForm(
          {
            ko: '그사이 주문이 바뀌었어요. 구매 내역에서 확인해 주세요.',
            en: 'This order has changed. Check it in your purchase history.',
          },
          'reloadPreview',
        ),
        'withdraw delayed': backToForm(
          {
            ko: '부정 이용으로 이용이 제한되어 지금은 탈퇴할 수 없어요. 제한이 끝난 뒤에 다시 시도하거나 고객센터에 문의해 주세요.',
            en: 'You can’t close your account while it’s restricted for fraud. Try again once the restriction ends, or contact customer support.',
          },
          'reloadPreview',
        ),
        'withdraw failing': backToForm({
          ko: '저희 쪽에 문제가 생겼어요. 다시 시도해 주세요. 계속되면 아래 번호와 함께 알려 주세요.',
          en: 'Something went wrong on our side. Try again. If it keeps happening, send us the number below.',
        }),
        'withdraw offline': backToForm(networkError),
      },
    },
    returning: 'transient',
    withdrawn: {
      sees: { role: 'heading', name: { ko: '탈퇴했어요', en: 'Your account is closed' } },
      reads: [
        {
          ko: '김하늘 님, 그동안 함께해 주셔서 고마워요. 계정을 닫고 모든 기기에서 로그아웃했어요.',
          en: 'Thank you for learning with us, 김하늘. Your account is closed and you’re logged out on every device.',
        },
      ],
      steps: {},
    },
  },
})
