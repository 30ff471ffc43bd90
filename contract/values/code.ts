import * as v from 'valibot'

/** Small letters, digits and single hyphens: what addresses, files and styles name without quotes. */
export const codeFormat = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
/** Characters of a code. */
export const longestCode = 40
/** A code that the content defines, such as that of a field of training. */
export const codeSchema = v.pipe(
  v.string(),
  v.maxLength(longestCode),
  v.regex(codeFormat),
  v.metadata({ format: 'generated' }),
)
