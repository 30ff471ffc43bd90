import { discardDraft, publishDraft, restoreEdition, saveDraft } from '#contract/desk/content.ts'
import * as codes from '#contract/protocol/codes.ts'
import {
  contentChangedMeanwhile,
  contentHasFaults,
  draftChangedMeanwhile,
  operatorSessionEnded,
} from '#contract/protocol/desk-codes.ts'
import type { CallInput } from '#contract/protocol/endpoint.ts'
import { type ApiErrorData, errorWithCode, hasCode } from '#machines/api-error-data.ts'
import type { ContentDetail, KeptContent, Publication } from '#machines/edit-content.data.ts'
import { editContentActors, editContentMachine } from '#machines/edit-content.machine.ts'
import { isSameValue, type ValueMerge } from '#machines/merge-values.ts'
import type { Text } from './expectations.ts'
import { defineFlow, defineFlowModel } from './flow-model.ts'
import { errorOf, errorReply } from './replies.ts'
import {
  conflictingContent,
  contentPage,
  contentTemplate,
  draftContent,
  fileFault,
  loadedContents,
  othersDay,
  contentPath as path,
  publishedContent,
  typedContent,
  versionFault,
  wrongContent,
} from './samples/content-samples.ts'
import { networkErrorData, sampleDeadline } from './samples/samples.ts'
import type { UserDriver } from './user-driver.ts'

const address = `/content/file?path=${path}`

const draftWithOthersDay = { ...draftContent, released_on: othersDay }
const typedWithOthersDay = { ...typedContent, released_on: othersDay }

/** What was typed on the published file, and could not be saved before the page was left. */
const kept: KeptContent = { value: typedContent, saved: publishedContent, version: 0, baseEdition: 6 }

const now: Publication = { kind: 'now' }
const later: Publication = { kind: 'at', publish_at: sampleDeadline }

interface Context {
  readonly detail: ContentDetail | undefined
  readonly value: unknown
  readonly saved: unknown
  readonly sent: unknown
  readonly version: number
  readonly baseEdition: number
  readonly faults: readonly unknown[]
  readonly kept: KeptContent | undefined
  readonly publication: Publication | undefined
  readonly merge: ValueMerge | undefined
  readonly error: ApiErrorData | undefined
}

const isNothingKept = (context: Context) => context.kept === undefined
const isValue = ({ value }: Context, ...values: readonly unknown[]) => values.some((each) => isSameValue(value, each))
/** Whether the shop has the file, and no draft of it is due, was due, or has a fault that cannot be typed away here. */
const isPlain = ({ detail, faults }: Context) =>
  detail !== undefined &&
  detail.value !== null &&
  detail.draft?.publish_at == null &&
  detail.draft?.has_failed !== true &&
  !faults.includes(fileFault)
/** Whether the draft is as it was read, without a change of this operator. */
const isDraftAsRead = (context: Context) =>
  context.version === 2 && isValue(context, draftContent) && context.detail?.value !== null

/** Types the version, and leaves the field. */
const typing = (version: string) => async (user: UserDriver) => {
  await user.type('Version', version)
  await user.click('link', 'Edit')
}

const sessionEnded = { error: errorWithCode(operatorSessionEnded) }
/** Failures of any call. A session that has ended asks for the passkey first, which the operator declines. */
const failures = {
  failing: { error: errorOf(saveDraft, codes.internalError) },
  offline: { error: networkErrorData },
  'session ended': sessionEnded,
} as const

/** What a call fails with, where `possible` says so. */
const failuresWhere = (possible: (context: Context) => boolean) => ({
  failing: { ...failures.failing, possible },
  offline: { ...failures.offline, possible },
  'session ended': { ...failures['session ended'], possible },
})

const loadsWhere =
  (state: 'loading' | 'readingOthers' | 'readingFaults', holds: (context: Context) => boolean) =>
  (context: Context, at: string) =>
    at === state && holds(context)
const loadsAtFirst = loadsWhere('loading', isNothingKept)
const loadsAfterDraft = (holds: (context: Context) => boolean) =>
  loadsWhere('readingOthers', (context) => hasCode(context.error, draftChangedMeanwhile) && holds(context))
const loadsAfterEdition = loadsWhere('readingOthers', (context) => hasCode(context.error, contentChangedMeanwhile))

const editContentFlow = defineFlow({
  name: 'edit-content',
  title: { ko: '콘텐츠 편집', en: 'Editing content' },
  machine: editContentMachine,
  actors: editContentActors,
  isWalkedInBrowser: false,
  starts: {
    'a file': { input: { path }, address, layout: 'desktop' },
    'a file with what this browser has kept': {
      input: { path, kept },
      address,
      layout: 'desktop',
      arrange: async (user) => {
        await user.environment.settleActor('edit-content', 'loadContent', 'published')
        await typing(typedContent.version)(user)
        // The draft is saved on the way to another page.
        await user.environment.failNextCall(saveDraft, codes.internalError)
        await user.followLink('/')
        await user.followLink(address)
      },
    },
  },
  events: {
    'value.changed': {
      typed: {
        payload: { value: typedContent },
        possible: (context) =>
          isPlain(context) &&
          context.baseEdition === 6 &&
          isValue(context, publishedContent, draftContent, wrongContent),
        perform: typing(typedContent.version),
      },
      'typed wrongly': {
        payload: { value: wrongContent },
        possible: (context) => isPlain(context) && context.version === 0 && isValue(context, publishedContent),
        perform: typing(wrongContent.version),
      },
    },
    'save.requested': { pressed: { payload: {}, perform: (user) => user.click('button', { ko: '저장', en: 'Save' }) } },
    'conflicts.resolved': {
      'by mine': {
        payload: { value: typedContent },
        perform: async (user) => {
          await user.mark('radio', { ko: '내 내용', en: 'Yours' })
          await user.click('button', 'Save what you chose')
        },
      },
      'by the other': {
        payload: { value: conflictingContent },
        perform: async (user) => {
          await user.mark('radio', { ko: '다른 운영자의 내용', en: 'The other operator’s' })
          await user.click('button', 'Save what you chose')
        },
      },
    },
    'publish.requested': {
      pressed: {
        payload: {},
        possible: ({ version, detail }, state: string) =>
          state !== 'saved' ||
          ((version > 0 || detail?.value === null) &&
            detail?.draft?.publish_at == null &&
            detail?.draft?.has_failed !== true),
        perform: (user) => user.click('button', 'Publish…'),
      },
    },
    'publication.confirmed': {
      now: { payload: { publication: now }, perform: (user) => user.click('button', 'Publish now') },
      later: {
        payload: { publication: later },
        perform: async (user) => {
          await user.mark('radio', { ko: '정한 날짜와 시각에', en: 'At a day and hour' })
          await user.click('button', { ko: '에 게시', en: 'Publish at' })
        },
      },
    },
    'schedule.cancelled': {
      pressed: {
        payload: {},
        possible: ({ detail }, state: string) => state === 'scheduled' || detail?.draft?.publish_at != null,
        perform: (user) => user.click('button', 'Cancel the schedule'),
      },
    },
    'draft.discarded': {
      confirmed: {
        payload: {},
        possible: ({ version, detail }) =>
          version > 0 && detail?.draft?.publish_at == null && detail?.draft?.has_failed !== true,
        perform: async (user) => {
          await user.click('button', 'Discard the draft')
          await user.click('button', 'Discard')
        },
      },
    },
    'publication.undone': { pressed: { payload: {}, perform: (user) => user.click('button', 'Take it back') } },
    cancel: { pressed: { payload: {}, perform: (user) => user.click('button', 'Back') } },
    'reload.requested': {
      'to go on': {
        payload: {},
        possible: (_, state: string) => state !== 'saved',
        perform: (user) => user.click('button', 'Go on editing'),
      },
      'by a former edition': {
        payload: {},
        possible: (context, state: string) =>
          state === 'saved' && context.version === 0 && isValue(context, publishedContent),
        perform: async (user) => {
          await user.click('link', { ko: '버전 기록', en: 'Versions' })
          await user.click('button', { ko: '버전 5 내용으로 되돌리기', en: 'Go back to version 5' })
          await user.click('button', 'Go back')
          await user.environment.settleActor('edit-content', 'restoreEdition', 'restored')
          await user.click('link', 'Edit')
        },
      },
    },
    'page.left': {
      'to another page': { payload: {}, perform: (user) => user.followLink('/') },
    },
    'retry.requested': { pressed: { payload: {}, perform: (user) => user.click('button', 'Try again') } },
  },
  replies: {
    loadContent: {
      published: { output: loadedContents.published, possible: loadsWhere('loading', () => true) },
      'with a draft': { output: loadedContents.withDraft, possible: loadsAtFirst },
      scheduled: { output: loadedContents.scheduled, possible: loadsAtFirst },
      'failed when it was due': { output: loadedContents.failed, possible: loadsAtFirst },
      'with a fault': {
        output: loadedContents.withFault,
        possible: (context, state: string) => loadsAtFirst(context, state) || state === 'readingFaults',
      },
      new: { output: loadedContents.new, possible: loadsAtFirst },
      'new with a draft': { output: loadedContents.newWithDraft, possible: loadsAtFirst },
      'with another day': {
        output: loadedContents.withOthersDay,
        possible: loadsAfterDraft(({ version }) => version === 2),
      },
      'with another version': {
        output: loadedContents.withOthersVersion,
        possible: (context, state: string) =>
          loadsWhere('loading', (each) => each.kept !== undefined)(context, state) ||
          loadsAfterDraft((each) => isValue(each, typedContent))(context, state),
      },
      'with the draft published': {
        output: loadedContents.draftPublished,
        possible: loadsAfterDraft((context) => context.version === 2 && isValue(context, typedContent)),
      },
      'with another edition': { output: loadedContents.otherEdition, possible: loadsAfterEdition },
      'with an edition of the same': { output: loadedContents.sameEdition, possible: loadsAfterEdition },
      ...failures,
    },
    typingPause: { over: { output: undefined } },
    watchPage: {},
    saveDraft: {
      saved: {
        output: { version: 4, faults: [], ...contentPage },
        possible: ({ sent }) => !isSameValue(sent, wrongContent) && !isSameValue(sent, contentTemplate),
      },
      'with a fault': {
        output: { version: 4, faults: [versionFault], ...contentPage },
        possible: ({ sent }) => isSameValue(sent, wrongContent) || isSameValue(sent, contentTemplate),
      },
      'changed by another': {
        ...errorReply(saveDraft, draftChangedMeanwhile),
        possible: (context) => isValue(context, typedContent) && context.baseEdition === 6 && context.version !== 3,
      },
      ...failuresWhere(
        (context) => isValue(context, typedContent, wrongContent, conflictingContent) && context.baseEdition === 6,
      ),
    },
    publishDraft: {
      published: {
        output: { edition: 9 },
        possible: ({ publication }, state: string) => state === 'publishing' && publication?.kind === 'now',
      },
      scheduled: {
        output: { edition: null },
        possible: ({ publication }, state: string) => state === 'publishing' && publication?.kind === 'at',
      },
      unscheduled: { output: { edition: null }, possible: (_, state: string) => state === 'unscheduling' },
      'changed by another': { ...errorReply(publishDraft, draftChangedMeanwhile), possible: isDraftAsRead },
      'another edition': {
        ...errorReply(publishDraft, contentChangedMeanwhile),
        possible: (context, state: string) => state === 'publishing' && isDraftAsRead(context),
      },
      faulty: {
        ...errorReply(publishDraft, contentHasFaults),
        possible: (context, state: string) => state === 'publishing' && isDraftAsRead(context),
      },
      ...failures,
    },
    discardDraft: {
      discarded: { output: {} },
      'changed by another': { ...errorReply(discardDraft, draftChangedMeanwhile), possible: isDraftAsRead },
      ...failures,
    },
    restoreEdition: {
      restored: { output: { edition: 10 } },
      'another edition': errorReply(restoreEdition, contentChangedMeanwhile),
      ...failures,
    },
  },
  stateTitles: {
    loading: { ko: '불러오는 중', en: 'Loading' },
    loadFailed: { ko: '불러오기 실패', en: 'Not loaded' },
    saved: { ko: '저장됨', en: 'Saved' },
    unsaved: { ko: '저장 전', en: 'Not saved yet' },
    saving: { ko: '저장 중', en: 'Saving' },
    saveFailed: { ko: '저장 실패', en: 'Saving failed' },
    readingOthers: { ko: '다른 내용 읽는 중', en: 'Reading other changes' },
    comparing: { ko: '비교 중', en: 'Comparing' },
    choosingTime: { ko: '게시 시각 선택', en: 'Choosing the time' },
    publishing: { ko: '게시 중', en: 'Publishing' },
    readingFaults: { ko: '고칠 곳 읽는 중', en: 'Reading the faults' },
    published: { ko: '게시됨', en: 'Published' },
    takingBack: { ko: '되돌리는 중', en: 'Taking it back' },
    takenBack: { ko: '되돌림', en: 'Taken back' },
    scheduled: { ko: '게시 예약됨', en: 'Scheduled' },
    unscheduling: { ko: '예약 취소 중', en: 'Cancelling schedule' },
    discarding: { ko: '초안 버리는 중', en: 'Discarding the draft' },
    discarded: { ko: '초안 버림', en: 'Draft discarded' },
    left: { ko: '페이지 떠남', en: 'Page left' },
  },
})

const failing = {
  ko: '서버에 문제가 생겼어요. 다시 시도해 주세요.',
  en: 'Something went wrong on our side. Try again.',
}
const unreachable = {
  ko: '서버에 연결할 수 없어요. 연결을 확인하고 다시 시도해 주세요.',
  en: 'The desk can’t be reached. Check the connection, and try again.',
}
const loggedOut = {
  ko: '로그아웃됐어요. 패스키로 다시 로그인해 주세요.',
  en: 'You were logged out. Log in again by your passkey.',
}
const otherEdition = {
  ko: '그사이 다른 버전이 게시됐어요. 두 내용을 비교한 뒤 저장해 주세요.',
  en: 'Another version was published meanwhile. Compare both, then save.',
}
const showsVersionFault = { ko: '2.4.0 같은 버전이어야 해요', en: 'must be a version such as 2.4.0' }
const showsFileFault = { ko: '없는 파일이에요', en: 'is not there' }
const wasDue = {
  ko: '고칠 곳이 있었거나 그 전에 다른 버전이 게시됐어요. 표시된 곳을 고치고 다시 게시해 주세요.',
  en: 'It had faults, or another version was published before. Correct what is marked and publish it again.',
}
/** Above the form of a draft that is published by itself. */
const scheduledNotice = {
  text: {
    ko: '내용을 바꾸면 예약이 취소돼요. 바꾼 뒤에 다시 예약해 주세요.',
    en: 'A change takes it off the schedule. Schedule it again afterwards.',
  },
  context: { detail: loadedContents.scheduled.detail },
} as const

const faultsTitle = { ko: '게시하려면 1가지를 고쳐야 해요', en: 'One thing keeps this from being published' }

const forgets = [{ type: 'forgetTyped' }] as const
const reads = { loadContent: { path } } as const
const loading = { target: 'loading', invokes: reads } as const
const readingOthers = { target: 'readingOthers', keepsError: true, invokes: reads } as const

/** The form waits for a pause; this browser keeps what was typed meanwhile. */
const typed = <Kept extends KeptContent>(typedNow: Kept) =>
  ({
    target: 'unsaved',
    actions: [{ type: 'keepTyped', params: typedNow }],
    invokes: { typingPause: undefined, watchPage: undefined },
  }) as const

/** Contexts in which the published file was changed, and no draft is stored. */
const onPublished = { saved: publishedContent, version: 0, baseEdition: 6 } as const

/** A draft is saved, as the call says. */
const saving = (value: CallInput<typeof saveDraft>['body']['value'], version: number, baseEdition: number) =>
  ({
    target: 'saving',
    invokes: { saveDraft: { body: { path, version, base_edition: baseEdition, value } }, watchPage: undefined },
  }) as const

/** What was typed is saved, on the draft or edition that was changed. */
const savingTyped = [
  { when: { value: typedContent, version: 0 }, ...saving(typedContent, 0, 6) },
  { when: { value: typedContent, version: 2 }, ...saving(typedContent, 2, 6) },
  { when: { value: typedContent, version: 4 }, ...saving(typedContent, 4, 6) },
  { when: { value: wrongContent, version: 0 }, ...saving(wrongContent, 0, 6) },
] as const
/** The same after a choice between both values. */
const savingChosen = [
  { when: { value: typedContent, version: 3 }, ...saving(typedContent, 3, 6) },
  { when: { value: conflictingContent, version: 3 }, ...saving(conflictingContent, 3, 6) },
] as const

/** Another page opens, and the draft is saved meanwhile. */
const leaving = (value: CallInput<typeof saveDraft>['body']['value'], version: number, baseEdition: number) =>
  ({
    when: { value, version, baseEdition },
    target: 'left',
    actions: [{ type: 'saveInBackground', params: { body: { path, version, base_edition: baseEdition, value } } }],
  }) as const
/** Drafts that are not saved yet. */
const leavingUnsaved = [
  leaving(typedContent, 0, 6),
  leaving(typedContent, 2, 6),
  leaving(typedContent, 4, 6),
  leaving(wrongContent, 0, 6),
] as const
/** The same, and drafts that were chosen between. */
const leavingFailed = [...leavingUnsaved, leaving(typedContent, 3, 6), leaving(conflictingContent, 3, 6)] as const
/** The same, and drafts that are merged or new. */
const leavingUnsent = [
  ...leavingFailed,
  leaving(typedContent, 0, 7),
  leaving(typedWithOthersDay, 3, 6),
  leaving(draftWithOthersDay, 2, 7),
  leaving(draftContent, 2, 7),
  leaving(contentTemplate, 0, 0),
] as const

const draftVersions = [2, 3, 4] as const
const publishing = (when: Publication) =>
  draftVersions.map(
    (version) =>
      ({
        when: { version },
        target: 'publishing',
        invokes: { publishDraft: { body: { path, version, when } } },
      }) as const,
  )
const unscheduling = draftVersions.map(
  (version) =>
    ({
      when: { version },
      target: 'unscheduling',
      invokes: { publishDraft: { body: { path, version, when: { kind: 'unscheduled' } } } },
    }) as const,
)
const discarding = draftVersions.map(
  (version) =>
    ({
      when: { version },
      target: 'discarding',
      invokes: { discardDraft: { body: { path, version } } },
    }) as const,
)
/** Taking back shows the edition before, or removes what the shop did not have. */
const takingBack = (edition: number) =>
  ({
    target: 'takingBack',
    invokes: { restoreEdition: { body: { path, edition, current: 9 } } },
  }) as const

const saved = { target: 'saved', actions: forgets } as const
const discarded = { target: 'discarded', actions: [{ type: 'goToList' }] } as const
const withOthersDay: ValueMerge = { value: draftWithOthersDay, taken: ['released_on'], conflicts: [] }
const otherVersion: ValueMerge = {
  value: typedContent,
  taken: [],
  conflicts: [{ path: 'version', mine: '2.5.0', theirs: '2.6.0' }],
}

const notSaved = (shows: Text) =>
  ({ target: 'saveFailed', shows, context: { wantsToPublish: false }, invokes: { watchPage: undefined } }) as const
/** What others changed could not be read: what was typed is not saved; otherwise nothing has changed. */
const othersNotRead = (shows: Text) =>
  [
    { when: { value: typedContent }, ...notSaved(shows) },
    { when: scheduledNotice.context, ...saved, shows, notice: scheduledNotice },
    { ...saved, shows },
  ] as const
const notUnscheduled = (shows: Text) =>
  [
    { when: { publication: later }, target: 'scheduled', shows },
    { ...saved, shows, notice: scheduledNotice },
  ] as const

/** Content at the desk: drafts save themselves, changes of others are merged, publications can be taken back. */
export const editContentModel = defineFlowModel(editContentFlow, {
  starts: { 'a file': loading, 'a file with what this browser has kept': loading },
  states: {
    loading: {
      sees: { role: 'heading', name: { ko: '실습 프로그램', en: 'Training app' } },
      steps: {
        'loadContent published': [{ when: { kept }, ...saving(typedContent, 0, 6) }, saved],
        'loadContent with a draft': { ...saved, context: { value: draftContent, version: 2, baseEdition: 6 } },
        'loadContent scheduled': { ...saved, notice: scheduledNotice },
        'loadContent failed when it was due': { ...saved, shows: wasDue, context: { showsFaults: true } },
        'loadContent with a fault': { ...saved, context: { faults: [fileFault], showsFaults: false } },
        'loadContent new': { ...saved, context: { value: contentTemplate, version: 0, baseEdition: 0 } },
        'loadContent new with a draft': { ...saved, context: { value: draftContent, version: 2, baseEdition: 3 } },
        'loadContent with another version': { target: 'comparing', context: { merge: otherVersion, version: 3 } },
        'loadContent failing': { target: 'loadFailed', shows: failing },
        'loadContent offline': { target: 'loadFailed', shows: unreachable },
        'loadContent session ended': { target: 'loadFailed', shows: loggedOut },
      },
    },
    loadFailed: {
      sees: { role: 'alert', name: { ko: '불러오지 못했어요', en: 'This didn’t load' } },
      steps: { 'retry.requested pressed': loading },
    },
    saved: {
      sees: { role: 'textbox', name: { ko: '버전', en: 'Version' } },
      failureTitles: [
        faultsTitle,
        { ko: '바뀐 것이 없어요', en: 'Nothing was changed' },
        { ko: '예약한 시각에 게시되지 않았어요', en: 'It was due and wasn’t published' },
      ],
      steps: {
        'value.changed typed': [
          { when: onPublished, ...typed(kept) },
          {
            when: { saved: draftContent, version: 2, baseEdition: 6 },
            ...typed({ ...kept, saved: draftContent, version: 2 }),
          },
          // The list of faults stays until the next save, once publishing has shown it.
          {
            when: { saved: wrongContent, version: 4, showsFaults: true },
            ...typed({ ...kept, saved: wrongContent, version: 4 }),
            shows: showsVersionFault,
          },
          {
            when: { saved: wrongContent, version: 4 },
            ...typed({ ...kept, saved: wrongContent, version: 4 }),
          },
        ],
        'value.changed typed wrongly': { when: onPublished, ...typed({ ...kept, value: wrongContent }) },
        'publish.requested pressed': [
          { when: { value: contentTemplate, version: 0 }, ...saving(contentTemplate, 0, 0) },
          {
            when: { faults: [versionFault] },
            target: 'saved',
            shows: showsVersionFault,
            context: { showsFaults: true },
          },
          { when: { faults: [fileFault] }, target: 'saved', shows: showsFileFault, context: { showsFaults: true } },
          ...draftVersions.map((version) => ({ when: { version }, target: 'choosingTime' }) as const),
        ],
        'schedule.cancelled pressed': unscheduling.filter(({ when }) => when.version === 2),
        'draft.discarded confirmed': discarding,
        'reload.requested by a former edition': loading,
      },
    },
    unsaved: {
      sees: { role: 'status', name: { ko: '아직 저장되지 않았어요', en: 'Not saved yet' } },
      failureTitles: [faultsTitle],
      steps: {
        'value.changed typed': { when: onPublished, ...typed(kept) },
        'typingPause over': savingTyped,
        'save.requested pressed': savingTyped,
        'page.left to another page': leavingUnsaved,
        'publish.requested pressed': [
          ...savingTyped.flatMap((row) =>
            row.when.version === 4
              ? [{ ...row, when: { ...row.when, showsFaults: true }, shows: showsVersionFault } as const]
              : [],
          ),
          ...savingTyped,
        ],
      },
    },
    saving: {
      sees: { role: 'status', name: { ko: '저장하고 있어요…', en: 'Saving…' } },
      failureTitles: [faultsTitle],
      steps: {
        'value.changed typed': { when: onPublished, target: 'saving', actions: [{ type: 'keepTyped', params: kept }] },
        'publish.requested pressed': [
          {
            when: { value: typedContent, version: 4 },
            target: 'saving',
            context: { wantsToPublish: true },
          },
          { target: 'saving', context: { wantsToPublish: true } },
        ],
        'page.left to another page': leavingUnsent,
        'saveDraft saved': [
          { when: { wantsToPublish: true }, target: 'choosingTime', context: { wantsToPublish: false, version: 4 } },
          { ...saved, context: { version: 4, faults: [] } },
        ],
        'saveDraft with a fault': [
          {
            when: { value: typedContent },
            ...typed({ ...kept, saved: wrongContent, version: 4 }),
          },
          {
            when: { wantsToPublish: true },
            ...saved,
            shows: showsVersionFault,
            context: { wantsToPublish: false, showsFaults: true },
          },
          { ...saved, shows: showsVersionFault, context: { showsFaults: false } },
        ],
        'saveDraft changed by another': { ...readingOthers, context: { wantsToPublish: false } },
        'saveDraft failing': notSaved(failing),
        'saveDraft offline': notSaved(unreachable),
        'saveDraft session ended': notSaved(loggedOut),
      },
    },
    saveFailed: {
      sees: { role: 'status', name: { ko: '저장하지 못했어요:', en: 'Not saved:' } },
      reads: [{ ko: '입력한 내용은 이 브라우저에 보관돼요.', en: 'This browser keeps what you typed.' }],
      failureTitles: [faultsTitle],
      steps: {
        'value.changed typed': { when: onPublished, ...typed(kept) },
        'save.requested pressed': [...savingTyped, ...savingChosen],
        'page.left to another page': leavingFailed,
        'publish.requested pressed': [...savingTyped, ...savingChosen],
      },
    },
    readingOthers: {
      sees: {
        role: 'status',
        name: {
          ko: '다른 운영자도 이 내용을 바꿨어요. 비교하고 있어요…',
          en: 'Another operator has changed this too. Comparing…',
        },
      },
      steps: {
        'loadContent with another day': [
          { when: { value: typedContent }, ...saving(typedWithOthersDay, 3, 6) },
          { ...saved, context: { value: draftWithOthersDay, version: 3, merge: withOthersDay } },
        ],
        'loadContent with another version': { target: 'comparing', context: { merge: otherVersion, version: 3 } },
        'loadContent with the draft published': saving(typedContent, 0, 7),
        'loadContent with another edition': { ...saving(draftWithOthersDay, 2, 7), context: { merge: withOthersDay } },
        'loadContent with an edition of the same': saving(draftContent, 2, 7),
        'loadContent failing': othersNotRead(failing),
        'loadContent offline': othersNotRead(unreachable),
        'loadContent session ended': othersNotRead(loggedOut),
      },
    },
    merging: 'transient',
    comparing: {
      sees: {
        role: 'heading',
        name: { ko: '다른 운영자가 같은 곳을 바꿨어요', en: 'Another operator changed the same' },
      },
      reads: [
        {
          ko: '사라진 내용은 없어요. 항목마다 남길 내용을 선택해 주세요. 나머지는 이미 합쳤어요.',
          en: 'Nothing is lost: choose what to keep of each field. Everything else is merged already.',
        },
      ],
      steps: {
        'conflicts.resolved by mine': { ...saving(typedContent, 3, 6), context: { merge: undefined } },
        'conflicts.resolved by the other': { ...saving(conflictingContent, 3, 6), context: { merge: undefined } },
      },
    },
    choosingTime: {
      sees: { role: 'heading', name: { ko: '게시할까요?', en: 'Publish “Training app”?' } },
      failureTitles: [{ ko: '게시되지 않았어요', en: 'Nothing was published' }],
      steps: {
        'publication.confirmed now': publishing(now),
        'publication.confirmed later': publishing(later),
        'cancel pressed': saved,
      },
    },
    publishing: {
      sees: { role: 'button', name: { ko: '처리하는 중', en: 'One moment' } },
      steps: {
        'publishDraft published': { target: 'published', context: { edition: 9 } },
        'publishDraft scheduled': { target: 'scheduled' },
        'publishDraft changed by another': readingOthers,
        'publishDraft another edition': readingOthers,
        'publishDraft faulty': { target: 'readingFaults', keepsError: true, invokes: reads },
        'publishDraft failing': { target: 'choosingTime', shows: failing },
        'publishDraft offline': { target: 'choosingTime', shows: unreachable },
        'publishDraft session ended': { target: 'choosingTime', shows: loggedOut },
      },
    },
    readingFaults: {
      sees: { role: 'button', name: { ko: '처리하는 중', en: 'One moment' } },
      steps: {
        'loadContent with a fault': {
          ...saved,
          shows: showsFileFault,
          context: { faults: [fileFault], showsFaults: true },
        },
        'loadContent failing': { target: 'choosingTime', shows: failing },
        'loadContent offline': { target: 'choosingTime', shows: unreachable },
        'loadContent session ended': { target: 'choosingTime', shows: loggedOut },
      },
    },
    published: {
      sees: { role: 'heading', name: { ko: '버전 9 게시를 마쳤어요', en: 'Published as version 9' } },
      reads: [{ ko: '이제 고객에게 보여요.', en: 'Customers see it from now on.' }],
      failureTitles: [{ ko: '게시를 취소하지 못했어요', en: 'The publication wasn’t undone' }],
      steps: {
        'publication.undone pressed': [
          { when: { detail: loadedContents.newWithDraft.detail }, ...takingBack(0) },
          { when: { detail: loadedContents.draftPublished.detail }, ...takingBack(7) },
          { when: { detail: loadedContents.otherEdition.detail }, ...takingBack(7) },
          { when: { detail: loadedContents.sameEdition.detail }, ...takingBack(7) },
          takingBack(6),
        ],
        'reload.requested to go on': loading,
      },
    },
    takingBack: {
      sees: { role: 'button', name: { ko: '되돌리기', en: 'Take it back' } },
      steps: {
        'restoreEdition restored': { target: 'takenBack', context: { edition: 10 } },
        'restoreEdition another edition': { target: 'published', shows: otherEdition },
        'restoreEdition failing': { target: 'published', shows: failing },
        'restoreEdition offline': { target: 'published', shows: unreachable },
        'restoreEdition session ended': { target: 'published', shows: loggedOut },
      },
    },
    takenBack: {
      sees: { role: 'heading', name: { ko: '게시를 취소했어요', en: 'The publication was undone' } },
      reads: [
        {
          ko: '쇼핑몰에 이전 내용이 새 버전(10)으로 다시 보여요. 작성한 글은 버전 기록에 남아 있어요.',
          en: 'The shop shows what it showed before, as version 10. Your text is kept among the versions.',
        },
      ],
      steps: { 'reload.requested to go on': loading },
    },
    scheduled: {
      sees: { role: 'heading', name: { ko: '게시 예약', en: 'Scheduled for' } },
      reads: [
        {
          ko: '한국 시각이에요. 그때까지 쇼핑몰은 그대로예요.',
          en: 'In Korean time. Until then the shop stays as it is.',
        },
      ],
      failureTitles: [{ ko: '예약을 취소하지 못했어요', en: 'The schedule wasn’t cancelled' }],
      steps: { 'reload.requested to go on': loading, 'schedule.cancelled pressed': unscheduling },
    },
    unscheduling: {
      sees: { role: 'heading', name: { ko: '실습 프로그램', en: 'Training app' } },
      steps: {
        'publishDraft unscheduled': loading,
        'publishDraft changed by another': readingOthers,
        'publishDraft failing': notUnscheduled(failing),
        'publishDraft offline': notUnscheduled(unreachable),
        'publishDraft session ended': notUnscheduled(loggedOut),
      },
    },
    discarding: {
      sees: { role: 'status', name: { ko: '초안을 버리고 있어요…', en: 'Discarding the draft…' } },
      steps: {
        'discardDraft discarded': [
          // Nothing is left of an entry that was never published.
          { when: { detail: loadedContents.newWithDraft.detail }, ...discarded },
          { when: { detail: loadedContents.new.detail }, ...discarded },
          loading,
        ],
        'discardDraft changed by another': readingOthers,
        'discardDraft failing': { ...saved, shows: failing },
        'discardDraft offline': { ...saved, shows: unreachable },
        'discardDraft session ended': { ...saved, shows: loggedOut },
      },
    },
    discarded: {
      sees: { role: 'heading', name: { ko: '콘텐츠', en: 'Content' }, navigatesTo: '^/content$' },
      steps: { 'page.left to another page': { target: 'left' } },
    },
    left: { sees: { role: 'heading', name: { ko: '오늘', en: 'Today' }, navigatesTo: '^/$' }, steps: {} },
  },
})
