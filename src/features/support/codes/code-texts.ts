import type { Code } from '../../../../contract/protocol/code-catalogue.ts'
import { codeMessages, networkError, unknownError } from '../../../lib/errors/error-messages.ts'
import { type BothTexts, inBothLanguages } from '../layout/both-languages.ts'
import { allCodes } from '../../../../contract/protocol/code-catalogue.ts'

export interface CodeTexts {
  readonly texts: ReadonlyMap<Code, BothTexts>
  /** Messages for an answer without a known code, and for a network error. */
  readonly withoutCode: readonly BothTexts[]
}

/** Loads the message of each code in both languages. */
export async function codeTexts(): Promise<CodeTexts> {
  const say = await inBothLanguages(['errors'])
  return {
    texts: new Map(allCodes.map((code) => [code, say(codeMessages[code])])),
    withoutCode: [unknownError, networkError].map(say),
  }
}
