import * as v from 'valibot'
import { fromCallback, fromPromise } from 'xstate'
import { kindOf } from '#contract/content-files/kinds.ts'
import {
  contentDetail,
  contentFiles,
  discardDraft,
  editionList,
  nextContentNumber,
  publishDraft,
  restoreEdition,
  saveDraft,
} from '#contract/desk/content.ts'
import type { DeskEndpoint } from '#contract/desk/desk-endpoint.ts'
import type { CallInput, ContentOf } from '#contract/protocol/endpoint.ts'
import { formDraft } from '#lib/drafts/form-draft.ts'
import type { Http } from '#lib/http/http.ts'
import { delay } from '#lib/time/delay.ts'
import { type ContentDetail, fileValue, type LoadedContent } from '#machines/edit-content.data.ts'
import { editContentMachine } from '#machines/edit-content.machine.ts'
import { emptyValueOf, withoutHidden } from '../fields/field-values.ts'
import { contentFields } from '../kinds/content-kinds.ts'

const day = 24 * 60 * 60
/** How long the typing pauses before a draft is saved. */
export const typingPauseMs = 1_200

/** What was typed into a file and not saved yet, for this tab. */
export function keptContent(path: string) {
  const schema = v.object({ value: v.unknown(), saved: v.unknown(), version: v.number(), baseEdition: v.number() })
  return formDraft(`content:${path}`, { schema, version: 1, seconds: day })
}

export interface EditContentDependencies {
  readonly http: Http
  /** Korean day. */
  readonly today: string
  /** Whether the operator may edit: only then a new entry takes a number. */
  readonly mayEdit: boolean
  /** Called when the shop or a draft has changed, so that lists and editions are read again. */
  readonly onChange: () => Promise<void>
  /** Opens the list of the content. */
  readonly onDiscarded: () => void
}

/** Provides the actors and actions of the editor of a file. */
export function provideEditContent(
  path: string,
  { http, today, mayEdit, onChange, onDiscarded }: EditContentDependencies,
) {
  const calling = <E extends DeskEndpoint>(endpoint: E) =>
    fromPromise<ContentOf<E>, CallInput<E>>(async ({ input, signal }) => {
      const content = await http(endpoint, input, signal)
      await onChange()
      return content
    })
  return editContentMachine.provide({
    actors: {
      loadContent: fromPromise(({ signal }) => loadContent(path, { http, today, mayEdit }, signal)),
      typingPause: fromPromise(({ signal }) => delay(typingPauseMs, signal)),
      watchPage,
      saveDraft: fromPromise(({ input, signal }) => http(saveDraft, prepared(input), signal)),
      publishDraft: calling(publishDraft),
      discardDraft: calling(discardDraft),
      restoreEdition: calling(restoreEdition),
    },
    actions: {
      keepTyped: (_, kept) => keptContent(path).save(kept),
      forgetTyped: () => keptContent(path).clear(),
      saveInBackground: (_, draft) => {
        http(saveDraft, prepared(draft))
          .then(() => keptContent(path).clear())
          .catch(() => {})
      },
      goToList: onDiscarded,
    },
  })
}

const watchPage = fromCallback(({ sendBack }) => {
  const listening = new AbortController()
  const { signal } = listening
  const save = () => sendBack({ type: 'save.requested' })
  const saveHidden = () => {
    if (document.visibilityState === 'hidden') save()
  }
  document.addEventListener('visibilitychange', saveHidden, { signal })
  window.addEventListener('online', save, { signal })
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
  return () => listening.abort()
})

/** What is saved: without fields that the others do not call for. */
function prepared(input: CallInput<typeof saveDraft>): CallInput<typeof saveDraft> {
  const { value, path } = input.body
  if (value === null) return input
  const kind = kindFields(path)
  return { ...input, body: { ...input.body, value: kind ? fileValue(withoutHidden(kind, value, path)) : value } }
}

async function loadContent(
  path: string,
  { http, today, mayEdit }: Pick<EditContentDependencies, 'http' | 'today' | 'mayEdit'>,
  signal: AbortSignal,
): Promise<LoadedContent> {
  const detail = await http(contentDetail, { query: { path } }, signal)
  const base = await baseOf(detail, http, signal)
  if (detail.value !== null || detail.draft !== null || !mayEdit) return { detail, base, template: null }
  const value = emptyValueOf(contentFields[detail.kind], { today })
  const idx = await numberOf(detail, http, signal)
  return { detail, base, template: idx === undefined ? value : { ...Object(value), idx } }
}

/** The published value that the draft was begun from. */
async function baseOf({ path, draft, edition, value }: ContentDetail, http: Http, signal: AbortSignal) {
  if (draft === null || draft.base_edition === edition) return value
  const { content } = await http(editionList, { query: { path, page_size: 100 } }, signal)
  return content.find((each) => each.edition === draft.base_edition)?.value ?? null
}

/** The number of a new entry: that of its file for a notice or event, the next one for others. */
async function numberOf({ path, kind }: ContentDetail, http: Http, signal: AbortSignal): Promise<number | undefined> {
  const [, inName] = /^(?:notices|events)\/(\d+)\.yaml$/.exec(path) ?? []
  if (inName !== undefined) return Number(inName)
  if (kind !== 'course' && kind !== 'device' && kind !== 'manual') return undefined
  return (await http(nextContentNumber, { query: { kind } }, signal)).idx
}

function kindFields(path: string) {
  const kind = kindOf(path)
  return kind && contentFields[kind]
}

/** Calls whose answers change with a draft or an edition. */
export const changedCalls = [editionList.name, contentFiles.name, 'content-list', contentDetail.name] as const
