import * as v from 'valibot'
import { sessionStorageKeys } from '#contract/values/browser-storage.ts'
import { openStorage } from '../browser/open-storage.ts'
import { createPageStorage, type PageStorage } from '../browser/page-storage.ts'
import { serverNow } from '../time/server-time.ts'

/** Values typed into a form, stored for this tab: they survive a reload, a step back and a lost network. */
export interface FormDraft<Values> {
  /** The stored values; undefined when there are none, or they are expired or invalid. */
  read(): Values | undefined
  save(values: object): void
  /** Removes the draft. */
  clear(): void
}

interface DraftOptions<Schema> {
  /** Fields to store, valid when half typed. Other fields are dropped: leave out passwords, codes and files. */
  readonly schema: Schema
  /** Increase it when the fields change: older drafts are ignored. */
  readonly version: number
  /** Seconds that a draft is valid after the last change; default: half an hour. */
  readonly seconds?: number
}

let opened: PageStorage | undefined
/** The tab's session storage. Modules are loaded on the server too, which has none. */
function storage(): PageStorage {
  opened ??= createPageStorage(openStorage('sessionStorage'))
  return opened
}

const halfAnHour = 30 * 60

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.number(), expiresAt: v.number(), values: v.unknown() }),
)

/** Draft of a form in session storage. `name` is the form's, with the member's ID for a member's form (`useUserid`). */
export function formDraft<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  name: string,
  { schema, version, seconds = halfAnHour }: DraftOptions<Schema>,
): FormDraft<v.InferOutput<Schema>> {
  const key = `${sessionStorageKeys.draft}${name}`
  return {
    read: () => {
      const stored = v.safeParse(storedSchema, storage().getItem(key))
      if (!stored.success || stored.output.version !== version || stored.output.expiresAt <= serverNow())
        return undefined
      const values = v.safeParse(schema, stored.output.values)
      return values.success ? values.output : undefined
    },
    save: (values) => {
      const valid = v.safeParse(schema, values)
      if (!valid.success) return
      const draft = { version, expiresAt: serverNow() + seconds * 1_000, values: valid.output }
      storage().setItem(key, JSON.stringify(draft))
    },
    clear: () => storage().removeItem(key),
  }
}

/** Removes every draft of this tab, and the stored states of flows. */
export function clearDrafts(): void {
  const stored = storage()
  for (const key of stored.keys()) {
    if (key.startsWith(sessionStorageKeys.draft)) stored.removeItem(key)
  }
}
