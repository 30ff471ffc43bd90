import { checkSession } from '#contract/accounts/session.ts'
import { openLesson } from '#contract/content/learning.ts'
import { verifyMember } from '#contract/orders/checkout.ts'
import * as codes from '#contract/protocol/codes.ts'
import { clientLaunchActors, clientLaunchMachine } from '#machines/client-launch.machine.ts'
import { defineFlow, defineFlowModel } from './flow-model.ts'
import { errorOf, errorReply } from './replies.ts'
import { sampleId } from './samples/samples.ts'

/** A free course, which every member can take. */
const lesson = { course: 109, lesson: 1 }
const address = '/learn?course=109&lesson=1'

const clientLaunchFlow = defineFlow({
  name: 'client-launch',
  title: { ko: '실습 프로그램 열기', en: 'Opening the client' },
  machine: clientLaunchMachine,
  actors: clientLaunchActors,
  starts: {
    'on a PC': { input: { ...lesson, isPc: true }, address, layout: 'desktop' },
    'on a phone': { input: { ...lesson, isPc: false }, address, layout: 'mobile' },
  },
  events: {
    'launch.requested': {
      pressed: { payload: {}, perform: (user) => user.click('button', 'Open it again') },
    },
    'identity.verified': {
      approved: {
        payload: { idfc_id: sampleId },
        perform: (user) => user.environment.verifyOnPage('haneul'),
      },
    },
  },
  replies: {
    checkSession: {
      visitor: { error: errorOf(checkSession, codes.accessTokenInvalid) },
      member: { output: {}, before: (user) => user.environment.takeFreeCourse() },
      failing: errorReply(checkSession, codes.internalError),
    },
    verifyMember: {
      taken: { output: {} },
      unfinished: errorReply(verifyMember, codes.identityNotVerified),
      foreign: errorReply(verifyMember, codes.personHasAccount),
    },
    launchClient: {
      opened: { output: { isOpened: true }, after: (user) => user.environment.openClient() },
      missing: { output: { isOpened: false } },
      unverified: errorReply(openLesson, codes.identityNotVerified),
      'not theirs': errorReply(openLesson, codes.notFound),
      failing: errorReply(openLesson, codes.internalError),
    },
  },
  calls: { launchClient: [openLesson] },
  stateTitles: {
    checkingMember: { ko: '로그인 확인 중', en: 'Checking the login' },
    signedOut: { ko: '로그인 필요', en: 'Not logged in' },
    noPc: { ko: 'PC가 아님', en: 'Not on a PC' },
    launching: { ko: '여는 중', en: 'Opening it' },
    verifyingIdentity: { ko: '본인 확인 중', en: 'Verifying identity' },
    takingIdentity: { ko: '본인 확인 저장 중', en: 'Keeping the identity' },
    running: { ko: '프로그램으로 넘김', en: 'Sent to the client' },
    notInstalled: { ko: '설치 안 됨', en: 'Not installed' },
    noAccess: { ko: '내 과정 아님', en: 'No access' },
    launchFailed: { ko: '열지 못함', en: 'Not opened' },
  },
})

/** The client is opened with a ticket for the lesson. */
const launching = { target: 'launching', invokes: { launchClient: { course: 109, lesson: 1 } } } as const

const checking = { target: 'checkingMember', invokes: { checkSession: {} } } as const

const serverError = {
  ko: '저희 쪽에 문제가 생겼어요. 다시 시도해 주세요. 계속되면 아래 번호와 함께 알려 주세요.',
  en: 'Something went wrong on our side. Try again. If it keeps happening, send us the number below.',
}

/** Opening a lesson in the PC client (specification, sections 1 and 8). */
export const clientLaunchModel = defineFlowModel(clientLaunchFlow, {
  starts: { 'on a PC': checking, 'on a phone': checking },
  states: {
    checkingMember: {
      sees: { role: 'status', name: { ko: '로그인을 확인하고 있어요', en: 'Checking your login' } },
      steps: {
        'checkSession visitor': {
          target: 'signedOut',
          shows: {
            ko: '로그인하면 이곳으로 돌아와 수업을 열 수 있어요.',
            en: 'Log in to open your lessons. You’ll come right back.',
          },
        },
        'checkSession failing': { target: 'launchFailed', shows: serverError },
        'checkSession member': [
          { when: { isPc: true }, ...launching },
          { when: { isPc: false }, target: 'noPc' },
        ],
      },
    },
    signedOut: {
      sees: { role: 'alertdialog', name: { ko: '먼저 로그인해 주세요.', en: 'Please login first.' } },
      steps: {},
    },
    noPc: {
      sees: { role: 'heading', name: { ko: '프로그램은 PC에서만 실행돼요', en: 'The app runs only on a PC' } },
      reads: [
        {
          ko: 'Windows PC에서 이 과정을 열고 이어서 실습해 주세요. 무료 수업의 샘플 영상은 여기서도 볼 수 있어요.',
          en: 'Open this course on a Windows PC to continue. You can watch sample videos here.',
        },
      ],
      steps: {},
    },
    launching: {
      sees: { role: 'status', name: { ko: '실습 프로그램을 여는 중이에요', en: 'Opening the app' } },
      steps: {
        'launchClient opened': { target: 'running' },
        'launchClient missing': { target: 'notInstalled' },
        'launchClient unverified': { target: 'verifyingIdentity' },
        'launchClient not theirs': { target: 'noAccess' },
        'launchClient failing': {
          target: 'launchFailed',
          shows: serverError,
        },
      },
    },
    verifyingIdentity: {
      sees: {
        role: 'heading',
        name: { ko: '시험을 보려면 본인 확인이 필요해요', en: 'Verify your identity to take the exam' },
      },
      reads: [
        {
          ko: '한 번만 하면 돼요. 끝나면 시험이 열려요.',
          en: 'You only need to do this once. The exam opens afterwards.',
        },
      ],
      failureTitles: [{ ko: '본인 확인 결과를 저장하지 못했어요', en: 'We couldn’t use your verification' }],
      steps: {
        'identity.verified approved': {
          target: 'takingIdentity',
          invokes: { verifyMember: { body: { idfc_id: sampleId, purpose: 'profile' } } },
        },
      },
    },
    takingIdentity: {
      sees: { role: 'status', name: { ko: '본인 확인 결과를 저장하고 있어요', en: 'Saving your verification' } },
      steps: {
        'verifyMember taken': launching,
        'verifyMember unfinished': {
          target: 'verifyingIdentity',
          shows: { ko: '먼저 본인 확인을 마쳐 주세요.', en: 'Verify your identity first.' },
        },
        'verifyMember foreign': {
          target: 'verifyingIdentity',
          shows: { ko: '이미 가입한 분이에요.', en: 'There is already an account for this person.' },
        },
      },
    },
    running: {
      sees: {
        role: 'heading',
        name: { ko: '실습 프로그램에서 이어서 진행해 주세요', en: 'Continue in the training app' },
      },
      reads: [
        {
          ko: '브라우저가 물으면 열기를 선택해 주세요. 수업을 마치면 과정 페이지에 진도가 나타나요.',
          en: 'If your browser asks, choose Open. Your progress appears on the course page when you finish the lesson.',
        },
      ],
      steps: { 'launch.requested pressed': launching },
    },
    notInstalled: {
      sees: { role: 'heading', name: { ko: '프로그램이 설치되지 않았어요', en: 'The app isn’t installed' } },
      reads: [
        {
          ko: '먼저 내려받아 설치해 주세요. 이미 설치했다면 프로그램을 한 번 열고 다시 시도해 주세요.',
          en: 'Download it first. If it’s already installed, open it once and try again.',
        },
      ],
      steps: { 'launch.requested pressed': launching },
    },
    noAccess: {
      sees: { role: 'heading', name: { ko: '아직 구매하지 않은 과정이에요', en: 'You don’t have this course yet' } },
      reads: [{ ko: '과정을 구매하면 수업을 열 수 있어요.', en: 'Buy the course to open its lessons.' }],
      steps: {},
    },
    launchFailed: {
      sees: { role: 'alert', name: { ko: '수업을 열지 못했어요', en: 'We couldn’t open the lesson' } },
      steps: { 'launch.requested pressed': checking },
    },
  },
})
