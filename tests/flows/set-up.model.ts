import { type MissingForLive, type SetupStep, setupChecks } from '#contract/desk/setup.ts'
import * as codes from '#contract/protocol/codes.ts'
import { setUpActors, setUpMachine } from '#machines/set-up.machine.ts'
import { defineFlow, defineFlowModel } from './flow-model.ts'
import { errorReply, lostReply } from './replies.ts'

const lacks = (step: SetupStep, path: string | null = null): MissingForLive => ({
  step,
  text: `${step} is missing`,
  path,
})
const reply = (...missing: readonly MissingForLive[]) => ({ output: { missing: [...missing] } })

const setUpFlow = defineFlow({
  name: 'set-up',
  title: { ko: '쇼핑몰 준비', en: 'Set-up of the shop' },
  machine: setUpMachine,
  actors: setUpActors,
  // What is missing on a real server is its environment.
  isWalkedInBrowser: false,
  starts: { 'from the menu': { input: undefined, address: '/setup', layout: 'desktop' } },
  events: {
    next: { pressed: { payload: {}, perform: (user) => user.click('button', 'Next step') } },
    back: { pressed: { payload: {}, perform: (user) => user.click('button', 'Back') } },
    'check.requested': {
      pressed: { payload: {}, perform: (user) => user.click('button', 'Check again', 'Try again') },
    },
  },
  replies: {
    setupChecks: {
      'lacks a company': reply(lacks('company', 'company.yaml'), lacks('server')),
      'lacks a brand': reply(lacks('brand', 'brand/brand.yaml')),
      'lacks legal texts': reply(lacks('legal')),
      'lacks a course': reply(lacks('course')),
      'lacks payment': reply(lacks('payment'), lacks('mail')),
      'lacks mail': reply(lacks('mail')),
      'lacks identity': reply(lacks('identity')),
      'lacks others': reply(lacks('others')),
      'lacks settings': reply(lacks('server')),
      'lacks nothing': reply(),
      failing: errorReply(setupChecks, codes.internalError),
      lost: lostReply(setupChecks),
    },
  },
  stateTitles: {
    checking: { ko: '확인 중', en: 'Checking' },
    checkFailed: { ko: '확인 실패', en: 'Not checked' },
    checked: { ko: '확인됨', en: 'Checked' },
    company: { ko: '회사', en: 'Company' },
    brand: { ko: '브랜드', en: 'Brand' },
    legal: { ko: '약관과 정책', en: 'Legal texts' },
    course: { ko: '첫 과정', en: 'First course' },
    payment: { ko: '결제', en: 'Payment' },
    mail: { ko: '메일', en: 'Mail' },
    identity: { ko: '본인 확인', en: 'Identity' },
    others: { ko: '다른 회사', en: 'Other companies' },
    server: { ko: '서버', en: 'Server' },
    summary: { ko: '마무리', en: 'Summary' },
  },
})

const heading = (ko: string, en: string) => ({ role: 'heading', name: { ko, en } }) as const
const checking = { target: 'checking', invokes: { setupChecks: {} } } as const

/** A step in the middle. */
const between = <Back extends string, Next extends string>(
  name: readonly [ko: string, en: string],
  back: Back,
  next: Next,
) =>
  ({
    sees: heading(...name),
    steps: { 'back pressed': { target: back }, 'next pressed': { target: next }, 'check.requested pressed': checking },
  }) as const

/** The set-up begins at the first step at which something is missing, and leads to all others. */
export const setUpModel = defineFlowModel(setUpFlow, {
  starts: { 'from the menu': checking },
  states: {
    checking: {
      sees: heading('쇼핑몰 준비', 'Set-up'),
      steps: {
        'setupChecks lacks a company': { target: 'company' },
        'setupChecks lacks a brand': { target: 'brand' },
        'setupChecks lacks legal texts': { target: 'legal' },
        'setupChecks lacks a course': { target: 'course' },
        'setupChecks lacks payment': { target: 'payment' },
        'setupChecks lacks mail': { target: 'mail' },
        'setupChecks lacks identity': { target: 'identity' },
        'setupChecks lacks others': { target: 'others' },
        'setupChecks lacks settings': { target: 'server' },
        'setupChecks lacks nothing': { target: 'summary' },
        'setupChecks failing': {
          target: 'checkFailed',
          shows: {
            ko: '서버에 문제가 생겼어요. 다시 시도해 주세요.',
            en: 'Something went wrong on our side. Try again.',
          },
        },
        'setupChecks lost': {
          target: 'checkFailed',
          shows: {
            ko: '서버에 연결할 수 없어요. 연결을 확인하고 다시 시도해 주세요.',
            en: 'The desk can’t be reached. Check the connection, and try again.',
          },
        },
      },
    },
    checkFailed: {
      sees: { role: 'alert', name: { ko: '목록을 불러오지 못했어요', en: 'The list didn’t load' } },
      steps: { 'check.requested pressed': checking },
    },
    checked: 'transient',
    company: {
      sees: heading('회사', 'Company'),
      steps: { 'next pressed': { target: 'brand' }, 'check.requested pressed': checking },
    },
    brand: between(['브랜드', 'Brand'], 'company', 'legal'),
    legal: between(['약관과 정책', 'Legal texts'], 'brand', 'course'),
    course: between(['첫 과정', 'First course'], 'legal', 'payment'),
    payment: between(['결제', 'Payment'], 'course', 'mail'),
    mail: between(['메일', 'Mail'], 'payment', 'identity'),
    identity: between(['본인 확인', 'Identity'], 'mail', 'others'),
    others: between(['다른 회사', 'Other companies'], 'identity', 'server'),
    server: between(['서버', 'Server'], 'others', 'summary'),
    summary: {
      sees: heading('판매를 시작하기 전에', 'Before the shop sells'),
      steps: { 'back pressed': { target: 'server' }, 'check.requested pressed': checking },
    },
  },
})
