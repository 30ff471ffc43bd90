import * as v from 'valibot'
import { serverNow } from '../time/server-time.ts'

/** What was typed into a form, kept for this tab: a reload, a step back or a dead network lose nothing. */
export interface FormDraft<Values> {
  /** What is kept; undefined when there is nothing, or nothing that still counts. */
  read(): Values | undefined
  keep(values: object): void
  /** Forgets it, once it has served its purpose. */
  drop(): void
}

interface DraftOptions<Schema> {
  /**
   * The fields that are kept, each as it may stand there half typed. What the schema does not name never gets into
   * the draft: leave out passwords, codes and files.
   */
  readonly schema: Schema
  /** Raised when the fields change: drafts of before count as absent. */
  readonly version: number
  /** How long a draft counts after the last change, in seconds; half an hour when absent. */
  readonly seconds?: number
}

const halfAnHour = 30 * 60

const keptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.number(), expiresAt: v.number(), values: v.unknown() }),
)

/** The draft of a flow's form in session storage; `name` is the flow's, with the member's ID where it is a member's. */
export function formDraft<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  name: string,
  { schema, version, seconds = halfAnHour }: DraftOptions<Schema>,
): FormDraft<v.InferOutput<Schema>> {
  const key = `draft:${name}`
  return {
    read: () => {
      const kept = v.safeParse(keptSchema, storage()?.getItem(key))
      if (!kept.success || kept.output.version !== version || kept.output.expiresAt <= serverNow()) return undefined
      const values = v.safeParse(schema, kept.output.values)
      return values.success ? values.output : undefined
    },
    keep: (values) => {
      const fitting = v.safeParse(schema, values)
      if (!fitting.success) return
      const draft = { version, expiresAt: serverNow() + seconds * 1_000, values: fitting.output }
      try {
        storage()?.setItem(key, JSON.stringify(draft))
      } catch {
        // Full storage: the form works, it is only not kept.
      }
    },
    drop: () => storage()?.removeItem(key),
  }
}

/** This tab's storage; undefined where the browser denies it. */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}
