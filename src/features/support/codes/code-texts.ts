import { allCodes, type Code } from '#contract/protocol/code-catalogue.ts'
import { codeMessages, networkError, unknownError } from '#lib/errors/error-messages.ts'
import { type BothTexts, inBothLanguages } from '../layout/both-languages.ts'

export interface CodeTexts {
  readonly texts: ReadonlyMap<Code, BothTexts>
  /** Messages for an answer without a known code, and for a network error. */
  readonly withoutCode: { readonly unknown: BothTexts; readonly network: BothTexts }
}

/** Loads the message of each code in both languages. */
export async function codeTexts(): Promise<CodeTexts> {
  const say = await inBothLanguages(['errors'])
  return {
    texts: new Map(allCodes.map((code) => [code, say(codeMessages[code])])),
    withoutCode: { unknown: say(unknownError), network: say(networkError) },
  }
}
