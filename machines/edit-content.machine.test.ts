import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { ContentFault } from '../contract/desk/content.ts'
import { ApiError } from '../contract/protocol/api-error.ts'
import * as codes from '../contract/protocol/codes.ts'
import {
  contentChangedMeanwhile,
  contentHasFaults,
  draftChangedMeanwhile,
  passkeyRefused,
} from '../contract/protocol/desk-codes.ts'
import {
  type ContentDetail,
  editContentMachine,
  type EditContentState,
  type KeptContent,
  type LoadedContent,
} from './edit-content.machine.ts'

const path = 'notices/53.yaml'
const published = { idx: 53, title: { ko: '점검', en: 'Maintenance' } }
const draftValue = { idx: 53, title: { ko: '점검 안내', en: 'Maintenance' } }
const typed = { idx: 53, title: { ko: '점검 안내', en: 'Planned maintenance' } }

const fault: ContentFault = {
  file: path,
  field: 'text.ko',
  message: { en: 'must not be empty', ko: '비어 있을 수 없어요' },
}

function loaded(detail: Partial<ContentDetail> = {}, rest: Partial<LoadedContent> = {}): LoadedContent {
  return {
    detail: {
      path,
      kind: 'notice',
      edition: 6,
      value: published,
      draft: null,
      faults: [],
      page: '/cs/53',
      address: 'https://shop.example/cs/53',
      ...detail,
    },
    base: published,
    template: null,
    ...rest,
  }
}

function draft(version: number, value: unknown, special: Partial<NonNullable<ContentDetail['draft']>> = {}) {
  return {
    version,
    base_edition: 6,
    value,
    updated_at: '2026-11-26T01:00:00.000Z',
    updated_by: 'Seo',
    publish_at: null,
    has_failed: false,
    ...special,
  }
}

const savedAs = (version: number, ...faults: readonly ContentFault[]) => ({
  version,
  faults,
  page: '/cs/54',
  address: 'https://shop.example/cs/54',
})

const failing = (code: Parameters<typeof ApiError.recorded>[0]) => ApiError.recorded(code, code)

type Answers = Readonly<Record<string, readonly unknown[]>>

/** Starts the flow. Each call takes its next answer and waits when there is none; an error rejects. */
function start(answers: Answers, kept?: KeptContent) {
  const left = new Map(Object.entries(answers).map(([name, each]) => [name, [...each]]))
  const calls: [name: string, input: unknown][] = []
  const stored: unknown[] = []
  const answering = <Output, Input>(name: string) =>
    fromPromise<Output, Input>(async ({ input }) => {
      calls.push([name, input])
      const next = left.get(name)
      if (!next || next.length === 0) return new Promise<Output>(() => {})
      const answer = next.shift()
      if (answer instanceof Error) throw answer
      return answer as Output
    })
  const actor = createActor(
    editContentMachine.provide({
      actors: {
        loadContent: answering('loadContent'),
        typingPause: answering('typingPause'),
        saveDraft: answering('saveDraft'),
        publishDraft: answering('publishDraft'),
        discardDraft: answering('discardDraft'),
        restoreEdition: answering('restoreEdition'),
      },
      actions: {
        keepTyped: (_, value) => void stored.push(value),
        forgetTyped: () => void stored.splice(0),
      },
    }),
    { input: { path, kept } },
  ).start()
  return {
    actor,
    calls,
    stored,
    until: (state: EditContentState) => waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 1_000 }),
    body: (name: string) => calls.findLast(([called]) => called === name)?.[1],
    context: () => actor.getSnapshot().context,
  }
}

const change = { type: 'value.changed', value: typed } as const

describe('editing a file of the content', () => {
  it('saves a draft once the typing pauses, and keeps it in this browser until then', async () => {
    const flow = start({ loadContent: [loaded()], typingPause: [undefined], saveDraft: [savedAs(1)] })
    await flow.until('saved')
    flow.actor.send(change)
    expect(flow.stored).toEqual([{ value: typed, saved: published, version: 0, baseEdition: 6 }])
    await flow.until('saved')
    expect(flow.body('saveDraft')).toEqual({
      params: {},
      query: {},
      body: { path, version: 0, base_edition: 6, value: typed },
    })
    expect(flow.stored).toEqual([])
    expect(flow.context()).toMatchObject({ saved: typed, version: 1, detail: { page: '/cs/54' } })
  })

  it('waits again when more is typed, and saves what was typed while a draft was saved', async () => {
    const flow = start({
      loadContent: [loaded()],
      saveDraft: [savedAs(1)],
    })
    await flow.until('saved')
    flow.actor.send(change)
    flow.actor.send(change)
    expect(flow.calls.filter(([name]) => name === 'typingPause')).toHaveLength(2)
    flow.actor.send({ type: 'save.requested' })
    flow.actor.send({ type: 'value.changed', value: { ...typed, top: true } })
    await flow.until('unsaved')
    expect(flow.context()).toMatchObject({ saved: typed, version: 1, value: { ...typed, top: true } })
  })

  it('keeps what could not be saved, and saves it on request', async () => {
    const flow = start({
      loadContent: [loaded()],
      typingPause: [undefined],
      saveDraft: [failing(codes.internalError), savedAs(1)],
    })
    await flow.until('saved')
    flow.actor.send(change)
    await flow.until('saveFailed')
    expect(flow.context()).toMatchObject({ value: typed, error: { code: codes.internalError } })
    expect(flow.stored).toHaveLength(1)
    flow.actor.send({ type: 'save.requested' })
    await flow.until('saved')
    expect(flow.context().error).toBeUndefined()
  })

  it('says why nothing was loaded, and loads again', async () => {
    const flow = start({ loadContent: [failing(codes.internalError), loaded()] })
    await flow.until('loadFailed')
    expect(flow.context().error).toMatchObject({ code: codes.internalError })
    flow.actor.send({ type: 'retry.requested' })
    await flow.until('saved')
    expect(flow.context()).toMatchObject({ value: published, error: undefined })
  })

  it('goes on with what this browser has kept', async () => {
    const kept = { value: typed, saved: published, version: 0, baseEdition: 6 }
    const flow = start({ loadContent: [loaded()], saveDraft: [savedAs(1)] }, kept)
    await flow.until('saved')
    expect(flow.context()).toMatchObject({ saved: typed, version: 1 })
  })

  it('begins a new file with its template, which becomes a draft with the first change', async () => {
    const template = { idx: 54, title: { ko: '', en: '' } }
    const flow = start({ loadContent: [loaded({ edition: 0, value: null }, { base: null, template })] })
    await flow.until('saved')
    expect(flow.context()).toMatchObject({ value: template, version: 0, baseEdition: 0 })
    flow.actor.send({ type: 'publish.requested' })
    await flow.until('saving')
    expect(flow.body('saveDraft')).toMatchObject({ body: { version: 0, base_edition: 0, value: template } })
  })
})

describe('two people at the same file', () => {
  const others = loaded({ draft: draft(3, { ...draftValue, top: true }) })

  it('takes over what only the other has changed', async () => {
    const flow = start({
      loadContent: [loaded({ draft: draft(2, draftValue) }), others],
      typingPause: [undefined],
      saveDraft: [failing(draftChangedMeanwhile), savedAs(4)],
    })
    await flow.until('saved')
    flow.actor.send(change)
    await flow.until('readingOthers')
    await flow.until('saved')
    expect(flow.body('saveDraft')).toMatchObject({
      body: { version: 3, base_edition: 6, value: { ...typed, top: true } },
    })
    expect(flow.context().merge).toMatchObject({ taken: ['top'], conflicts: [] })
  })

  it('asks about a field that both have changed, and saves what was chosen', async () => {
    const theirs = { ...draftValue, title: { ko: '점검 안내', en: 'Works' } }
    const flow = start({
      loadContent: [loaded({ draft: draft(2, draftValue) }), loaded({ draft: draft(3, theirs) })],
      typingPause: [undefined],
      saveDraft: [failing(draftChangedMeanwhile), savedAs(4)],
    })
    await flow.until('saved')
    flow.actor.send(change)
    await flow.until('comparing')
    expect(flow.context().merge?.conflicts).toEqual([
      { path: 'title.en', mine: 'Planned maintenance', theirs: 'Works' },
    ])
    expect(flow.stored.at(-1)).toMatchObject({ value: typed, saved: theirs, version: 3 })
    flow.actor.send({ type: 'conflicts.resolved', value: theirs })
    await flow.until('saved')
    expect(flow.body('saveDraft')).toMatchObject({ body: { version: 3, value: theirs } })
    expect(flow.context().merge).toBeUndefined()
  })

  it('takes what is published when the other has published or discarded the draft', async () => {
    const flow = start({
      loadContent: [loaded({ draft: draft(2, draftValue) }), loaded({ edition: 7, value: draftValue })],
      typingPause: [undefined],
      saveDraft: [failing(draftChangedMeanwhile), savedAs(1)],
    })
    await flow.until('saved')
    flow.actor.send(change)
    await flow.until('readingOthers')
    await flow.until('saved')
    expect(flow.body('saveDraft')).toMatchObject({ body: { version: 0, base_edition: 7, value: typed } })
  })

  it('merges an edition that was published since the draft was begun', async () => {
    const newer = { ...published, top: true }
    const flow = start({
      loadContent: [
        loaded({ draft: draft(2, draftValue) }),
        loaded({ edition: 7, value: newer, draft: draft(2, draftValue) }),
      ],
      publishDraft: [failing(contentChangedMeanwhile)],
      saveDraft: [savedAs(3)],
    })
    await flow.until('saved')
    flow.actor.send({ type: 'publish.requested' })
    flow.actor.send({ type: 'publication.confirmed', publication: { kind: 'now' } })
    await flow.until('saving')
    expect(flow.body('saveDraft')).toMatchObject({
      body: { version: 2, base_edition: 7, value: { ...draftValue, top: true } },
    })
    await flow.until('saved')
  })

  it('saves on the newer edition, also when the draft says the same', async () => {
    const flow = start({
      loadContent: [
        loaded({ draft: draft(2, draftValue) }),
        loaded({ edition: 7, value: draftValue, draft: draft(2, draftValue) }),
      ],
      publishDraft: [failing(contentChangedMeanwhile)],
      saveDraft: [savedAs(3)],
    })
    await flow.until('saved')
    flow.actor.send({ type: 'publish.requested' })
    flow.actor.send({ type: 'publication.confirmed', publication: { kind: 'now' } })
    await flow.until('readingOthers')
    await flow.until('saved')
    expect(flow.body('saveDraft')).toMatchObject({ body: { version: 2, base_edition: 7, value: draftValue } })
  })

  it('keeps what was typed when the other’s changes cannot be read', async () => {
    const flow = start({
      loadContent: [loaded(), failing(codes.internalError)],
      typingPause: [undefined],
      saveDraft: [failing(draftChangedMeanwhile)],
    })
    await flow.until('saved')
    flow.actor.send(change)
    await flow.until('saveFailed')
    expect(flow.context().value).toEqual(typed)
  })

  it.each([
    ['discarding', { type: 'draft.discarded' }, 'discardDraft'],
    ['unscheduling', { type: 'schedule.cancelled' }, 'publishDraft'],
  ] as const)('shows the draft anew when %s it comes too late', async (_, event, call) => {
    const flow = start({
      loadContent: [loaded({ draft: draft(2, draftValue) }), others],
      [call]: [failing(draftChangedMeanwhile)],
    })
    await flow.until('saved')
    flow.actor.send(event)
    await flow.until('readingOthers')
    await flow.until('saved')
    expect(flow.context()).toMatchObject({ value: { ...draftValue, top: true }, version: 3 })
    expect(flow.calls.filter(([name]) => name === 'saveDraft')).toEqual([])
  })
})

describe('publishing', () => {
  it('saves what was typed before it asks when', async () => {
    const flow = start({ loadContent: [loaded()], saveDraft: [savedAs(1)] })
    await flow.until('saved')
    flow.actor.send(change)
    flow.actor.send({ type: 'publish.requested' })
    await flow.until('choosingTime')
    flow.actor.send({ type: 'cancel' })
    await flow.until('saved')
    expect(flow.context().wantsToPublish).toBe(false)
  })

  it('shows the faults of the draft instead', async () => {
    const flow = start({ loadContent: [loaded()], saveDraft: [savedAs(1, fault)] })
    await flow.until('saved')
    flow.actor.send(change)
    flow.actor.send({ type: 'publish.requested' })
    await flow.until('saved')
    expect(flow.context()).toMatchObject({ showsFaults: true, faults: [fault], wantsToPublish: false })
    flow.actor.send({ type: 'publish.requested' })
    expect(flow.actor.getSnapshot().value).toBe('saved')
  })

  it('reads the faults that came up meanwhile', async () => {
    const flow = start({
      loadContent: [loaded({ draft: draft(2, draftValue) }), loaded({ draft: draft(2, draftValue), faults: [fault] })],
      publishDraft: [failing(contentHasFaults)],
    })
    await flow.until('saved')
    flow.actor.send({ type: 'publish.requested' })
    flow.actor.send({ type: 'publication.confirmed', publication: { kind: 'now' } })
    await flow.until('readingFaults')
    await flow.until('saved')
    expect(flow.context()).toMatchObject({ showsFaults: true, faults: [fault] })
  })

  it('stays at the question when publishing fails', async () => {
    const flow = start({
      loadContent: [loaded({ draft: draft(2, draftValue) })],
      publishDraft: [failing(passkeyRefused)],
    })
    await flow.until('saved')
    flow.actor.send({ type: 'publish.requested' })
    flow.actor.send({ type: 'publication.confirmed', publication: { kind: 'now' } })
    await flow.until('publishing')
    await flow.until('choosingTime')
    expect(flow.context().error).toMatchObject({ code: passkeyRefused })
  })

  it('can be taken back, to the edition that was there before', async () => {
    const flow = start({
      loadContent: [loaded({ draft: draft(2, draftValue) })],
      publishDraft: [{ edition: 7 }],
      restoreEdition: [failing(codes.internalError), { edition: 8 }],
    })
    await flow.until('saved')
    flow.actor.send({ type: 'publish.requested' })
    flow.actor.send({ type: 'publication.confirmed', publication: { kind: 'now' } })
    await flow.until('published')
    expect(flow.body('publishDraft')).toEqual({
      params: {},
      query: {},
      body: { path, version: 2, when: { kind: 'now' } },
    })
    flow.actor.send({ type: 'publication.undone' })
    await flow.until('takingBack')
    await flow.until('published')
    expect(flow.context().error).toMatchObject({ code: codes.internalError })
    flow.actor.send({ type: 'publication.undone' })
    await flow.until('takenBack')
    expect(flow.body('restoreEdition')).toEqual({ params: {}, query: {}, body: { path, edition: 6, current: 7 } })
    expect(flow.context().edition).toBe(8)
    flow.actor.send({ type: 'reload.requested' })
    await flow.until('loading')
  })

  it('of a new file is taken back by removing it', async () => {
    const flow = start({
      loadContent: [loaded({ edition: 3, value: null, draft: draft(2, draftValue, { base_edition: 3 }) })],
      publishDraft: [{ edition: 4 }],
      restoreEdition: [{ edition: 5 }],
    })
    await flow.until('saved')
    flow.actor.send({ type: 'publish.requested' })
    flow.actor.send({ type: 'publication.confirmed', publication: { kind: 'now' } })
    await flow.until('published')
    flow.actor.send({ type: 'publication.undone' })
    await flow.until('takenBack')
    expect(flow.body('restoreEdition')).toMatchObject({ body: { edition: 0, current: 4 } })
  })

  it('at a day and hour can be cancelled', async () => {
    const publication = { kind: 'at', publish_at: '2026-11-27T00:00:00.000Z' } as const
    const flow = start({
      loadContent: [loaded({ draft: draft(2, draftValue) })],
      publishDraft: [{ edition: null }, failing(codes.internalError), { edition: null }],
    })
    await flow.until('saved')
    flow.actor.send({ type: 'publish.requested' })
    flow.actor.send({ type: 'publication.confirmed', publication })
    await flow.until('scheduled')
    expect(flow.body('publishDraft')).toMatchObject({ body: { when: publication } })
    flow.actor.send({ type: 'schedule.cancelled' })
    await flow.until('unscheduling')
    expect(flow.body('publishDraft')).toMatchObject({ body: { when: { kind: 'unscheduled' } } })
    await flow.until('saved')
    expect(flow.context().error).toMatchObject({ code: codes.internalError })
    flow.actor.send({ type: 'schedule.cancelled' })
    await flow.until('loading')
  })

  it('shows the faults for which a scheduled draft was not published', async () => {
    const failed = draft(2, draftValue, { publish_at: '2026-11-25T00:00:00.000Z', has_failed: true })
    const flow = start({ loadContent: [loaded({ draft: failed, faults: [fault] })] })
    await flow.until('saved')
    expect(flow.context()).toMatchObject({ showsFaults: true, faults: [fault] })
  })
})

describe('a draft', () => {
  it('is discarded, and the file shown as it is published', async () => {
    const flow = start({
      loadContent: [loaded({ draft: draft(2, draftValue) }), loaded()],
      discardDraft: [failing(codes.internalError), {}],
    })
    await flow.until('saved')
    flow.actor.send({ type: 'draft.discarded' })
    await flow.until('discarding')
    await flow.until('saved')
    expect(flow.context().error).toMatchObject({ code: codes.internalError })
    flow.actor.send({ type: 'draft.discarded' })
    expect(flow.body('discardDraft')).toEqual({ params: {}, query: {}, body: { path, version: 2 } })
    await waitFor(flow.actor, ({ context }) => context.version === 0)
    expect(flow.context()).toMatchObject({ value: published, error: undefined })
  })

  it('that removes the file is null', async () => {
    const flow = start({ loadContent: [loaded()], typingPause: [undefined], saveDraft: [savedAs(1)] })
    await flow.until('saved')
    flow.actor.send({ type: 'value.changed', value: null })
    await flow.until('saving')
    expect(flow.body('saveDraft')).toMatchObject({ body: { value: null } })
    await flow.until('saved')
  })
})
