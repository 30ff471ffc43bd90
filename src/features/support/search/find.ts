import type { Code } from '../../../../contract/code-catalogue.ts'
import { locales } from '../../../../contract/locale.ts'
import { codeMessages } from '../../../lib/errors/error-messages.ts'
import { pages } from '../address/address-descriptions.ts'
import { allCodes } from '../../../../contract/code-catalogue.ts'
import type { FlowDescription, StateDescription } from '../flows/flow-description.ts'
import { flows } from '../flows/flows.ts'
import { type BothTexts, inBothLanguages } from '../layout/both-languages.ts'
import type { ScreenText } from './screen-messages.ts'

export interface Found {
  readonly flows: readonly FlowDescription[]
  readonly states: readonly { readonly flow: FlowDescription; readonly state: StateDescription }[]
  readonly codes: readonly { readonly code: Code; readonly texts: BothTexts }[]
  /** Texts of screens, the shortest first. */
  readonly texts: readonly ScreenText[]
  readonly pages: readonly { readonly path: string; readonly texts: BothTexts }[]
}

/** Maximum texts in the result. */
const maxTexts = 40

/**
 * Finds flows, states, codes, texts of screens and pages that contain every word of `term`, in any language. A state is
 * also found by the text of its screen.
 */
export async function find(term: string): Promise<Found> {
  const say = await inBothLanguages(['errors', 'support'])
  const { screenMessages } = await import('./screen-messages.ts')
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
        const seen = screenMessages.states[`${flow.name}/${state.name}`]
        const isNamed = holds(state.name, flow.name, ...both(flow.title), ...both(state.title))
        return isNamed || holds(seen) ? [{ flow, state }] : []
      }),
    ),
    codes: allCodes.flatMap((code) => {
      const texts = say(codeMessages[code])
      return holds(code, ...both(texts)) ? [{ code, texts }] : []
    }),
    texts: screenMessages.texts
      .filter(({ en, ko }) => holds(en, ko))
      .sort((one, other) => one.en.length - other.en.length)
      .slice(0, maxTexts),
    pages: pages.flatMap(({ path, description }) => {
      const texts = say(description)
      return holds(path, ...both(texts)) ? [{ path, texts }] : []
    }),
  }
}
