import type { ContentValues } from '#contract/content-files/kinds.ts'
import { clientFields } from '../kinds/manual.ts'
import type { FieldOf, FieldsOf } from './field.ts'

// A description that does not fit the content's files does not compile.

type Client = FieldsOf<ContentValues['client']>

const { version, released_on, file } = clientFields
// @ts-expect-error: a field is missing
const missing: Client = { version, released_on }
// @ts-expect-error: a field is unknown
const unknown: Client = { version, released_on, file, size: { type: 'number', label: version.label } }
// @ts-expect-error: a number is no text
const wrong: Client = { version: { type: 'number', label: version.label }, released_on, file }
// @ts-expect-error: the file cannot do without it
const optional: Client = { version: { type: 'text', label: version.label, optional: true }, released_on, file }

const category = { type: 'choice', label: version.label, options: { vr: version.label } } as const
// @ts-expect-error: a value has no name
const lacking: FieldOf<ContentValues['device']['category']> = category

export const descriptions = [missing, unknown, wrong, optional, lacking]
