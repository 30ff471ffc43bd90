import type * as v from 'valibot'

/** Values that a company names in its types, which also allow any text for values to come. */
export type Named<Value> = Value extends string ? (string extends Value ? never : Value) : never

/** A published answer without the variants that stand for states and kinds to come. */
export type Known<Answer> = Answer extends { readonly status: symbol } | { readonly type: symbol }
  ? never
  : Answer extends object
    ? Answer extends string
      ? Answer
      : { [Field in keyof Answer]: Known<Answer[Field]> }
    : Answer

/**
 * Declares the schema of an answer for the type that the company publishes: it compiles only when every published answer
 * is accepted.
 */
export function schemaOf<Published>() {
  return <Schema extends v.GenericSchema>(
    schema: Known<Published> extends v.InferInput<Schema> ? Schema : never,
  ): Schema => schema
}
