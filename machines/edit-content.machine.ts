import { assign, emit, setup } from 'xstate'
import { type ContentFault, discardDraft, publishDraft, restoreEdition, saveDraft } from '../contract/desk/content.ts'
import { contentChangedMeanwhile, contentHasFaults, draftChangedMeanwhile } from '../contract/protocol/desk-codes.ts'
import type { CallInput, ContentOf } from '../contract/protocol/endpoint.ts'
import { type ApiErrorData, errorOf, hasFailedWith } from './api-error-data.ts'
import {
  type ContentDetail,
  fileValue,
  type KeptContent,
  type LoadedContent,
  mergeLoaded,
  type Publication,
  startOf,
  withoutSchedule,
} from './edit-content.data.ts'
import { isSameValue, type ValueMerge } from './merge-values.ts'
import { endpointActor, listener, placeholderActor } from './placeholder-actor.ts'
import { requireDefined } from './require-defined.ts'
import type { StateName } from './state-name.ts'

interface EditContentContext {
  readonly path: string
  readonly detail: ContentDetail | undefined
  /** What is edited; null to remove the file. */
  readonly value: unknown
  /** What the server has of it: the draft, or what is published when there is none. */
  readonly saved: unknown
  /** What was sent last. */
  readonly sent: unknown
  readonly version: number
  readonly baseEdition: number
  /** Published value of the base edition. */
  readonly base: unknown
  readonly faults: readonly ContentFault[]
  /** Whether the faults are shown at fields that nobody has touched. */
  readonly showsFaults: boolean
  readonly kept: KeptContent | undefined
  /** Whether publishing goes on once the draft is saved. */
  readonly wantsToPublish: boolean
  /** What was chosen, until it has failed or the file is read again. */
  readonly publication: Publication | undefined
  /** The changes of another operator, while somebody chooses; afterwards what was taken over. */
  readonly merge: ValueMerge | undefined
  /** Edition that was published last, here. */
  readonly edition: number | undefined
  /** Why the last call failed. */
  readonly error: ApiErrorData | undefined
}

type EditContentEvent =
  | { readonly type: 'value.changed'; readonly value: unknown }
  | { readonly type: 'save.requested' }
  | { readonly type: 'conflicts.resolved'; readonly value: unknown }
  | { readonly type: 'publish.requested' }
  | { readonly type: 'publication.confirmed'; readonly publication: Publication }
  | { readonly type: 'schedule.cancelled' }
  | { readonly type: 'draft.discarded' }
  | { readonly type: 'publication.undone' }
  | { readonly type: 'cancel' }
  /** The operator goes on editing after a publication, or looks at the file anew. */
  | { readonly type: 'reload.requested' }
  | { readonly type: 'retry.requested' }
  /** The operator has opened another page of the desk. */
  | { readonly type: 'page.left' }

export const editContentActors = {
  loadContent: placeholderActor<LoadedContent, { readonly path: string }>('loadContent'),
  /** Done when nothing was typed for a moment. */
  typingPause: placeholderActor<void>('typingPause'),
  /** Requests a save when the page is hidden or the network is back; asks before the tab is closed. */
  watchPage: listener,
  saveDraft: endpointActor(saveDraft),
  publishDraft: endpointActor(publishDraft),
  discardDraft: endpointActor(discardDraft),
  restoreEdition: endpointActor(restoreEdition),
}

/** The call that saves the draft. */
function draftOf({ path, version, baseEdition, value }: EditContentContext): CallInput<typeof saveDraft> {
  return { body: { path, version, base_edition: baseEdition, value: fileValue(value) } }
}

/**
 * Edits a file of the content: the draft saves itself, changes of another operator are merged field by field, and the
 * draft is published now or later, which can be taken back.
 */
export const editContentMachine = setup({
  types: {
    context: {} as EditContentContext,
    events: {} as EditContentEvent,
    input: {} as { readonly path: string; readonly kept?: KeptContent | undefined },
    /** `busy`: a call runs. `editable`: the form is shown and takes changes. */
    tags: {} as 'busy' | 'editable',
    emitted: {} as { readonly type: 'draft.saved' },
  },
  actors: editContentActors,
  actions: {
    /** Keeps what was typed in this browser until it is saved; the feature provides it. */
    keepTyped: (_, _kept: KeptContent) => {},
    forgetTyped: () => {},
    /**
     * Saves the draft after the page was left, where an actor would end with it. What cannot be saved stays kept in this
     * browser, and is merged when the file is opened again.
     */
    saveInBackground: (_, _draft: CallInput<typeof saveDraft>) => {},
    /** Navigates to the list of the content: nothing is left of an entry that was never published. */
    goToList: () => {},
    announceSaved: emit({ type: 'draft.saved' }),
    setLoaded: assign((_, loaded: LoadedContent) => ({
      ...startOf(loaded),
      kept: undefined,
      merge: undefined,
      publication: undefined,
      edition: undefined,
      error: undefined,
    })),
    mergeKept: assign(({ context: { kept } }, loaded: LoadedContent) => ({
      ...mergeLoaded(requireDefined(kept, 'kept'), loaded),
      kept: undefined,
      error: undefined,
    })),
    mergeOthers: assign(({ context }, loaded: LoadedContent) => ({
      ...mergeLoaded(context, loaded),
      error: undefined,
    })),
    setFaults: assign((_, loaded: LoadedContent) => ({ ...startOf(loaded), showsFaults: true, error: undefined })),
    setValue: assign({ value: (_, { value }: { readonly value: unknown }) => value, error: undefined }),
    setSent: assign({ sent: ({ context }) => context.value }),
    setSaved: assign(({ context }, { version, faults, page, address }: ContentOf<typeof saveDraft>) => ({
      detail: context.detail && { ...context.detail, page, address, draft: withoutSchedule(context.detail.draft) },
      saved: context.sent,
      version,
      faults,
      error: undefined,
    })),
    wantToPublish: assign({ wantsToPublish: true, error: undefined }),
    stopPublishing: assign({ wantsToPublish: false }),
    showFaults: assign({ showsFaults: true, wantsToPublish: false, error: undefined }),
    forgetMerge: assign({ merge: undefined }),
    setPublication: assign({
      publication: (_, { publication }: { readonly publication: Publication }) => publication,
      error: undefined,
    }),
    forgetPublication: assign({ publication: undefined }),
    setEdition: assign({ edition: (_, { edition }: { readonly edition: number | null }) => edition ?? undefined }),
    setError: assign({ error: ({ event }) => errorOf(event) }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    hasKept: ({ context }) => context.kept !== undefined,
    hasConflicts: ({ context }) => (context.merge?.conflicts.length ?? 0) > 0,
    /** Nothing is typed that the server does not have. */
    isSaved: ({ context: { value, saved } }) => isSameValue(value, saved),
    /** The server has the value already, on the same edition. */
    isUnchanged: ({ context: { value, saved, baseEdition, detail } }) =>
      isSameValue(value, saved) && (detail?.draft?.base_edition ?? baseEdition) === baseEdition,
    isUnpublished: ({ context }) => context.detail?.value === null,
    hasNoDraft: ({ context }) => context.version === 0,
    isTypedSince: ({ context }) => !isSameValue(context.value, context.sent),
    wantsToPublish: ({ context }) => context.wantsToPublish,
    hasFaults: ({ context }) => context.faults.length > 0,
    wantsFaulty: ({ context: { wantsToPublish } }, { faults }: Pick<ContentOf<typeof saveDraft>, 'faults'>) =>
      wantsToPublish && faults.length > 0,
    isScheduled: ({ context }) => context.publication?.kind === 'at',
    isPublished: (_, { edition }: { readonly edition: number | null }) => edition !== null,
    /** Somebody else has changed the draft, or published another edition. */
    isChangedMeanwhile: ({ event }) => hasFailedWith(event, draftChangedMeanwhile, contentChangedMeanwhile),
    isFaulty: ({ event }) => hasFailedWith(event, contentHasFaults),
  },
}).createMachine({
  id: 'edit-content',
  context: ({ input: { path, kept } }) => ({
    path,
    kept,
    detail: undefined,
    value: undefined,
    saved: undefined,
    sent: undefined,
    version: 0,
    baseEdition: 0,
    base: undefined,
    faults: [],
    showsFaults: false,
    wantsToPublish: false,
    publication: undefined,
    merge: undefined,
    edition: undefined,
    error: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadContent',
        src: 'loadContent',
        input: ({ context: { path } }) => ({ path }),
        onDone: [
          {
            guard: 'hasKept',
            target: 'merging',
            actions: { type: 'mergeKept', params: ({ event }) => event.output },
          },
          { target: 'saved', actions: { type: 'setLoaded', params: ({ event }) => event.output } },
        ],
        onError: { target: 'loadFailed', actions: 'setError' },
      },
    },
    loadFailed: { on: { 'retry.requested': { target: 'loading', actions: 'clearError' } } },
    /** The server has what the form shows. */
    saved: {
      tags: 'editable',
      entry: 'forgetTyped',
      on: {
        'value.changed': {
          target: 'unsaved',
          actions: [{ type: 'setValue', params: ({ event }) => event }, 'forgetMerge'],
        },
        'publish.requested': [
          { guard: 'hasNoDraft', target: 'saving', actions: 'wantToPublish' },
          { guard: 'hasFaults', actions: 'showFaults' },
          { target: 'choosingTime', actions: 'clearError' },
        ],
        'schedule.cancelled': { target: 'unscheduling', actions: 'clearError' },
        'draft.discarded': { target: 'discarding', actions: 'clearError' },
        'reload.requested': { target: 'loading', actions: 'clearError' },
      },
    },
    /** Something was typed; it is saved once the typing pauses. */
    unsaved: {
      tags: 'editable',
      entry: {
        type: 'keepTyped',
        params: ({ context: { value, saved, version, baseEdition } }) => ({ value, saved, version, baseEdition }),
      },
      invoke: [
        { id: 'typingPause', src: 'typingPause', onDone: 'saving' },
        { id: 'watchPage', src: 'watchPage' },
      ],
      on: {
        'value.changed': {
          target: 'unsaved',
          reenter: true,
          actions: { type: 'setValue', params: ({ event }) => event },
        },
        'save.requested': 'saving',
        'publish.requested': { target: 'saving', actions: 'wantToPublish' },
        'page.left': {
          target: 'left',
          actions: { type: 'saveInBackground', params: ({ context }) => draftOf(context) },
        },
      },
    },
    saving: {
      tags: ['busy', 'editable'],
      entry: 'setSent',
      invoke: [
        {
          id: 'saveDraft',
          src: 'saveDraft',
          input: ({ context }) => draftOf(context),
          onDone: [
            {
              guard: 'isTypedSince',
              target: 'unsaved',
              actions: [{ type: 'setSaved', params: ({ event }) => event.output }, 'announceSaved'],
            },
            {
              guard: { type: 'wantsFaulty', params: ({ event }) => event.output },
              target: 'saved',
              actions: [{ type: 'setSaved', params: ({ event }) => event.output }, 'announceSaved', 'showFaults'],
            },
            {
              guard: 'wantsToPublish',
              target: 'choosingTime',
              actions: [{ type: 'setSaved', params: ({ event }) => event.output }, 'announceSaved', 'stopPublishing'],
            },
            { target: 'saved', actions: [{ type: 'setSaved', params: ({ event }) => event.output }, 'announceSaved'] },
          ],
          onError: [
            {
              guard: 'isChangedMeanwhile',
              target: 'readingOthers',
              actions: ['setError', 'stopPublishing'],
            },
            { target: 'saveFailed', actions: ['setError', 'stopPublishing'] },
          ],
        },
        { id: 'watchPage', src: 'watchPage' },
      ],
      on: {
        'value.changed': {
          actions: [
            { type: 'setValue', params: ({ event }) => event },
            {
              type: 'keepTyped',
              params: ({ context: { value, saved, version, baseEdition } }) => ({ value, saved, version, baseEdition }),
            },
          ],
        },
        'publish.requested': { actions: 'wantToPublish' },
        'page.left': {
          target: 'left',
          actions: { type: 'saveInBackground', params: ({ context }) => draftOf(context) },
        },
      },
    },
    /** Nothing was saved; this browser keeps it. */
    saveFailed: {
      tags: 'editable',
      invoke: { id: 'watchPage', src: 'watchPage' },
      on: {
        'value.changed': { target: 'unsaved', actions: { type: 'setValue', params: ({ event }) => event } },
        'save.requested': { target: 'saving', actions: 'clearError' },
        'publish.requested': { target: 'saving', actions: 'wantToPublish' },
        'page.left': {
          target: 'left',
          actions: ['clearError', { type: 'saveInBackground', params: ({ context }) => draftOf(context) }],
        },
      },
    },
    /** Somebody else was faster: what they changed is read. */
    readingOthers: {
      tags: 'busy',
      invoke: {
        id: 'loadContent',
        src: 'loadContent',
        input: ({ context: { path } }) => ({ path }),
        onDone: { target: 'merging', actions: { type: 'mergeOthers', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isSaved', target: 'saved', actions: 'setError' },
          { target: 'saveFailed', actions: 'setError' },
        ],
      },
    },
    merging: {
      always: [
        { guard: 'hasConflicts', target: 'comparing' },
        { guard: 'isUnchanged', target: 'saved' },
        { target: 'saving' },
      ],
    },
    /**
     * The operator chooses between both values of each field that both changed. This browser goes on keeping what was
     * typed on the draft before, so that a reload asks again.
     */
    comparing: {
      on: {
        'conflicts.resolved': {
          target: 'saving',
          actions: [{ type: 'setValue', params: ({ event }) => event }, 'forgetMerge'],
        },
      },
    },
    /** The draft is saved and has no faults: now, or at a day and hour? The error of the last attempt is shown. */
    choosingTime: {
      on: {
        'publication.confirmed': {
          target: 'publishing',
          actions: { type: 'setPublication', params: ({ event }) => event },
        },
        cancel: { target: 'saved', actions: 'clearError' },
      },
    },
    publishing: {
      tags: 'busy',
      invoke: {
        id: 'publishDraft',
        src: 'publishDraft',
        input: ({ context: { path, version, publication } }) => ({
          body: { path, version, when: requireDefined(publication, 'publication') },
        }),
        onDone: [
          {
            guard: { type: 'isPublished', params: ({ event }) => event.output },
            target: 'published',
            actions: { type: 'setEdition', params: ({ event }) => event.output },
          },
          { target: 'scheduled' },
        ],
        onError: [
          {
            guard: 'isFaulty',
            target: 'readingFaults',
            actions: ['setError', 'forgetPublication'],
          },
          {
            guard: 'isChangedMeanwhile',
            target: 'readingOthers',
            actions: ['setError', 'forgetPublication'],
          },
          { target: 'choosingTime', actions: ['setError', 'forgetPublication'] },
        ],
      },
    },
    /** Something else has changed, so that the draft has faults now. */
    readingFaults: {
      tags: 'busy',
      invoke: {
        id: 'loadContent',
        src: 'loadContent',
        input: ({ context: { path } }) => ({ path }),
        onDone: { target: 'saved', actions: { type: 'setFaults', params: ({ event }) => event.output } },
        onError: { target: 'choosingTime', actions: 'setError' },
      },
    },
    published: {
      on: {
        'publication.undone': { target: 'takingBack', actions: 'clearError' },
        'reload.requested': { target: 'loading', actions: 'clearError' },
      },
    },
    takingBack: {
      tags: 'busy',
      invoke: {
        id: 'restoreEdition',
        src: 'restoreEdition',
        input: ({ context: { path, detail, edition } }) => {
          const before = requireDefined(detail, 'detail')
          return {
            body: {
              path,
              // The shop did not have the file before: taking it back removes it.
              edition: before.value === null ? 0 : before.edition,
              current: requireDefined(edition, 'edition'),
            },
          }
        },
        onDone: { target: 'takenBack', actions: { type: 'setEdition', params: ({ event }) => event.output } },
        onError: { target: 'published', actions: 'setError' },
      },
    },
    /** The shop shows what it showed before the publication. */
    takenBack: { on: { 'reload.requested': 'loading' } },
    scheduled: {
      on: {
        'reload.requested': { target: 'loading', actions: 'clearError' },
        'schedule.cancelled': { target: 'unscheduling', actions: 'clearError' },
      },
    },
    unscheduling: {
      tags: 'busy',
      invoke: {
        id: 'publishDraft',
        src: 'publishDraft',
        input: ({ context: { path, version } }) => ({
          body: { path, version, when: { kind: 'unscheduled' } },
        }),
        onDone: 'loading',
        onError: [
          {
            guard: 'isChangedMeanwhile',
            target: 'readingOthers',
            actions: ['setError', 'forgetPublication'],
          },
          { guard: 'isScheduled', target: 'scheduled', actions: 'setError' },
          { target: 'saved', actions: 'setError' },
        ],
      },
    },
    discarding: {
      tags: 'busy',
      invoke: {
        id: 'discardDraft',
        src: 'discardDraft',
        input: ({ context: { path, version } }) => ({ body: { path, version } }),
        onDone: [{ guard: 'isUnpublished', target: 'discarded', actions: 'goToList' }, { target: 'loading' }],
        onError: [
          {
            guard: 'isChangedMeanwhile',
            target: 'readingOthers',
            actions: 'setError',
          },
          { target: 'saved', actions: 'setError' },
        ],
      },
    },
    /** The list of the content opens. */
    discarded: { on: { 'page.left': 'left' } },
    left: { type: 'final' },
  },
})

export type EditContentState = StateName<typeof editContentMachine>
