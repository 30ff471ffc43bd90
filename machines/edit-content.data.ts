import type { contentDetail, publishDraft } from '../contract/desk/content.ts'
import type { CallInput, ContentOf } from '../contract/protocol/endpoint.ts'
import { mergeValues, type ValueMerge } from './merge-values.ts'

export type ContentDetail = ContentOf<typeof contentDetail>
export type Publication = CallInput<typeof publishDraft>['body']['when']

/** A file as the server has it. */
export interface LoadedContent {
  readonly detail: ContentDetail
  /** Published value that the draft changes; null for a file that was not published before. */
  readonly base: unknown
  /** What a new file begins with; null for one that is published or has a draft. */
  readonly template: unknown
}

/** What was typed and not saved, as this browser keeps it. */
export interface KeptContent {
  readonly value: unknown
  /** The draft that was changed: what the server had, its version, and the edition below it. */
  readonly saved: unknown
  readonly version: number
  readonly baseEdition: number
}

/** A draft after it was saved, which takes it off its schedule. */
export function withoutSchedule(draft: ContentDetail['draft']): ContentDetail['draft'] {
  return draft && { ...draft, publish_at: null, has_failed: false, failure: null }
}

/** What the server has of a file when nobody edits it here. */
export function startOf({ detail, base, template }: LoadedContent) {
  const { draft, edition, value, faults } = detail
  const saved = draft ? draft.value : (value ?? template)
  return {
    detail,
    base,
    saved,
    value: saved,
    version: draft?.version ?? 0,
    baseEdition: draft?.base_edition ?? edition,
    faults,
    showsFaults: draft?.has_failed ?? false,
  }
}

/**
 * What was typed on an older draft or edition, on top of what the server has now. What another operator changed in the
 * draft comes first; an edition that was published meanwhile is merged once the draft is the same.
 */
export function mergeLoaded(
  mine: Pick<KeptContent, 'value' | 'saved' | 'version'>,
  loaded: LoadedContent,
): ReturnType<typeof startOf> & { readonly merge: ValueMerge } {
  const start = startOf(loaded)
  const { detail } = loaded
  if (detail.draft && detail.draft.version === mine.version && detail.edition !== detail.draft.base_edition) {
    const merge = mergeValues(loaded.base, mine.value, detail.value)
    return { ...start, value: merge.value, baseEdition: detail.edition, base: detail.value, merge }
  }
  const merge = mergeValues(mine.saved, mine.value, start.saved)
  return { ...start, value: merge.value, merge }
}

/** A value as a file can contain it; null removes the file. */
export function fileValue(value: unknown): object | null {
  return typeof value === 'object' ? value : {}
}
