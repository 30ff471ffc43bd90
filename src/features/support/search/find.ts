import type { Code } from '../../../../contract/codes.ts'
import { locales } from '../../../../contract/locale.ts'
import { codeMessages } from '../../../lib/error-messages.ts'
import { allCodes } from '../codes/code-groups.ts'
import type { FlowFacts, StateFacts } from '../flows/flow-facts.ts'
import { stateWordsOf } from '../flows/state-words.ts'
import { flows } from '../flows.ts'
import { type BothTexts, inBothLanguages } from '../parts/both-languages.ts'

export interface Found {
  readonly flows: readonly FlowFacts[]
  readonly states: readonly { readonly flow: FlowFacts; readonly state: StateFacts }[]
  readonly codes: readonly { readonly code: Code; readonly texts: BothTexts }[]
}

/** Flows, states and codes whose name or words hold every word of `term`, in whichever language it is typed. */
export async function find(term: string): Promise<Found> {
  const say = await inBothLanguages(['errors', 'support'])
  const parts = term.toLowerCase().split(/\s+/).filter(Boolean)
  const holds = (...texts: readonly (string | undefined)[]) => {
    const text = texts.join(' ').toLowerCase()
    return parts.every((part) => text.includes(part))
  }
  const both = (texts: BothTexts | undefined) => locales.map((locale) => texts?.[locale])
  return {
    flows: flows.filter(({ name, title }) => holds(name, ...both(title))),
    states: flows.flatMap((flow) =>
      flow.states.flatMap((state) => {
        const words = stateWordsOf(flow.name, state.name)
        return holds(state.name, flow.name, ...both(flow.title), ...both(words && say(words))) ? [{ flow, state }] : []
      }),
    ),
    codes: allCodes.flatMap((code) => {
      const texts = say(codeMessages[code])
      return holds(code, ...both(texts)) ? [{ code, texts }] : []
    }),
  }
}
