import type { Code } from '../../../../contract/code-catalogue.ts'
import { codeMessages, networkError, unknownError } from '../../../lib/errors/error-messages.ts'
import { type BothTexts, inBothLanguages } from '../layout/both-languages.ts'
import { allCodes } from '../../../../contract/code-catalogue.ts'

export interface CodeTexts {
  readonly texts: ReadonlyMap<Code, BothTexts>
  /** What is said of an answer without a code that we know, and when the network does not answer. */
  readonly withoutCode: readonly BothTexts[]
}

/** What each code tells the visitor, in both languages. */
export async function codeTexts(): Promise<CodeTexts> {
  const say = await inBothLanguages(['errors'])
  return {
    texts: new Map(allCodes.map((code) => [code, say(codeMessages[code])])),
    withoutCode: [unknownError, networkError].map(say),
  }
}
