import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type PastedValues, pastedBusinessNumbers, pastedValues } from '../tests/support/pasted-values.ts'
import { useridSchema } from './accounts/sign-up.ts'
import { deskEndpoints } from './desk/endpoints.ts'
import { endpoints } from './endpoints.ts'
import { emailSchema, phoneSchema } from './values/contact.ts'
import { fitsCashReceipt } from './values/numbers.ts'
import { brokenPasswordRules, memberPasswordLengths } from './values/password.ts'

type Schema = v.GenericSchema
interface Field {
  /** Call, part and path, such as `create-order body.buyer.name`. */
  readonly place: string
  /** Last name in the path. */
  readonly name: string
  readonly schema: Schema
}

/** The parts of valibot's schemas that lead to other schemas. */
const nodeSchema = v.looseObject({
  type: v.string(),
  pipe: v.optional(v.array(v.looseObject({ kind: v.string(), type: v.string() }))),
  entries: v.optional(
    v.record(
      v.string(),
      v.custom<Schema>(() => true),
    ),
  ),
  wrapped: v.optional(v.custom<Schema>(() => true)),
  item: v.optional(v.custom<Schema>(() => true)),
  value: v.optional(v.custom<Schema>(() => true)),
  options: v.optional(v.array(v.unknown())),
})

/** Every field of an input that takes a text. */
function textFields(schema: Schema, place: string, name: string): Field[] {
  const node = v.parse(nodeSchema, schema)
  const { entries, wrapped, item, value, options = [] } = node
  if (entries) return Object.entries(entries).flatMap(([key, entry]) => textFields(entry, `${place}.${key}`, key))
  const inner = wrapped ?? item ?? (node.type === 'record' ? value : undefined)
  if (inner) return textFields(inner, place, name)
  if (node.type === 'union' || node.type === 'variant')
    return options.flatMap((option) =>
      v.is(v.looseObject({ kind: v.literal('schema') }), option)
        ? textFields(
            v.parse(
              v.custom<Schema>(() => true),
              option,
            ),
            place,
            name,
          )
        : [],
    )
  return node.type === 'string' || node.type === 'custom' ? [{ place, name, schema }] : []
}

const fields = [...endpoints, ...deskEndpoints].flatMap((endpoint) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    return schema ? textFields(schema, `${endpoint.name} ${part}`, part) : []
  }),
)

/** Kind of a field, as its schema declares it. */
const formatOf = ({ schema }: Field) => v.parse(v.optional(v.string()), v.getMetadata(schema).format)

/** Whether a schema takes only what a program has made: an ID, a day, a number, an address. */
function isGenerated(field: Field): boolean {
  const actions = new Set(v.parse(nodeSchema, field.schema).pipe?.map(({ type }) => type))
  if (['uuid', 'iso_date', 'iso_timestamp'].some((action) => actions.has(action))) return true
  const parsed = v.safeParse(field.schema, '7')
  if (parsed.success && parsed.output === 7) return true
  return formatOf(field) === 'generated' || generatedNames.has(field.name)
}

/** Fields whose values come from an address or an earlier answer, never from a keyboard or the clipboard. */
const generatedNames = new Set([
  ...['devices', 'option', 'remove', 'ids', 'numbers', 'order_number', 'attachment_id', 'path', 'return_path'],
  ...['return_url', 'token', 'transports', 'rawId', 'clientDataJSON', 'attestationObject', 'authenticatorData'],
  ...['signature', 'userHandle'],
])

/** What is typed into a field of a name. A field of another name and a kind of its own is none of them. */
const kindsByName: readonly [name: RegExp, formats: readonly string[]][] = [
  [/phone/i, ['phone', 'mobile-phone']],
  [/email$/i, ['email']],
  [/^user_?id$/i, ['userid']],
  [/pwd|password/i, ['password']],
  [/^otp$/, ['one-time-code']],
  [/postcode/i, ['postcode']],
  [/^address/i, ['address']],
  [/^(holder|nickname|group|username)$/i, ['name', 'line']],
  [/account$|^clabe|bank_number/i, ['bank-account']],
]

type Format = keyof typeof pastedValues
const isFormat = (format: string | undefined): format is Format => format !== undefined && format in pastedValues

/** Whether a parsed value is a value of its kind; calls that answer codes of their own ask after the schema. */
const checks: Partial<Record<Format, (parsed: string) => boolean>> = {
  'mobile-phone': (parsed) => v.is(phoneSchema, parsed),
  userid: (parsed) => v.is(useridSchema, parsed),
  email: (parsed) => v.is(emailSchema, parsed),
  password: (parsed) => brokenPasswordRules(parsed, memberPasswordLengths).length === 0,
  'one-time-code': (parsed) => /^\d{6}$/.test(parsed),
}

describe('a field of a call', () => {
  it('is among those that are tried', () => {
    expect(fields.length).toBeGreaterThan(150)
  })

  it('declares what is typed into it', () => {
    const undeclared = fields.filter((field) => {
      if (isGenerated(field)) return false
      // Passkeys and their addresses.
      if (/ (params|body\.passkey)\.id$/.test(field.place)) return false
      // Content of the desk has a schema for each kind of file.
      if (field.place === 'save-draft body.value') return false
      return !isFormat(formatOf(field))
    })
    expect(undeclared.map(({ place }) => place)).toEqual([])
  })

  it('with the name of a kind declares that kind', () => {
    const strays = fields.filter(({ name, schema, place }) => {
      const [, formats] = kindsByName.find(([pattern]) => pattern.test(name)) ?? []
      return formats && !formats.includes(formatOf({ name, schema, place }) ?? '')
    })
    expect(strays.map(({ place }) => place)).toEqual([])
  })
})

describe.each(
  fields.flatMap((field) => {
    const format = formatOf(field)
    return isFormat(format) ? [{ place: field.place, format, schema: field.schema }] : []
  }),
)('$place', ({ format, schema }) => {
  const { accepted, refused }: PastedValues = pastedValues[format]

  it(`reads every pasted ${format}`, () => {
    const read = accepted.map(([typed]) => [typed, v.safeParse(schema, typed).output])
    expect(read).toEqual(accepted)
  })

  it(`takes nothing else for a ${format}`, () => {
    const wrong = refused.filter((typed) => {
      const { success, output } = v.safeParse(schema, typed)
      if (!success || output === null || output === '') return false
      return !(typeof output === 'string' && checks[format]?.(output) === false)
    })
    expect(wrong).toEqual([])
  })
})

describe('fitsCashReceipt', () => {
  const { accepted: businesses } = pastedBusinessNumbers

  it('takes a mobile number for a person alone', () => {
    expect(fitsCashReceipt('personal', '01023450142')).toBe(true)
    expect(fitsCashReceipt('business', '01023450142')).toBe(false)
  })

  it.each([...new Set(businesses.map(([, number]) => number))])('takes %s for a business alone', (number) => {
    expect(fitsCashReceipt('business', number)).toBe(true)
    expect(fitsCashReceipt('personal', number)).toBe(false)
  })

  it.each(pastedBusinessNumbers.refused)('takes "%s" for nobody', (number) => {
    expect([fitsCashReceipt('business', number), fitsCashReceipt('personal', number)]).toEqual([false, false])
  })
})
