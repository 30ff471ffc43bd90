import type { Code } from '#contract/protocol/code-catalogue.ts'
import type { Feature } from '#contract/values/features.ts'
import { locales } from '#contract/values/locale.ts'
import { codeMessages } from '#lib/errors/error-messages.ts'
import { pages } from '../address/address-descriptions.ts'
import type { FlowDescription, StateDescription } from '../flows/flow-description.ts'
import { offeredFlows } from '../flows/offered.ts'
import { type BothTexts, inBothLanguages } from '../layout/both-languages.ts'
import { offeredCodes } from '../offered.ts'
import { closest, plainText } from './closest.ts'
import { inScreenWords } from './customer-words.ts'
import type { ScreenText } from './screen-messages.ts'

export interface Found {
  /** True when nothing contains every word: the states and texts that share the most telling ones. */
  readonly isClosest: boolean
  readonly flows: readonly FlowDescription[]
  readonly states: readonly { readonly flow: FlowDescription; readonly state: StateDescription }[]
  readonly codes: readonly { readonly code: Code; readonly texts: BothTexts }[]
  /** Texts of screens, the shortest first. */
  readonly texts: readonly ScreenText[]
  readonly pages: readonly { readonly path: string; readonly texts: BothTexts }[]
}

/** Maximum texts in the result. */
const maxTexts = 40

/** Maximum states and maximum texts where nothing contains every word. */
const maxClosest = 8

/**
 * Finds flows, states, codes, texts of screens and pages that contain every word of `term`, in any language: words on
 * the screen, a code, a path or a whole address. A state is also found by the text of its screen. Where nothing contains
 * every word, finds what is closest to it.
 */
export async function find(term: string, off: readonly Feature[] = []): Promise<Found> {
  const flows = offeredFlows(off)
  const say = await inBothLanguages(['errors', 'support'])
  const { screenMessages } = await import('./screen-messages.ts')
  const words = wordsOf(term)
  const holds = (...texts: readonly (string | undefined)[]) => {
    const text = plainText(texts.join(' '))
    return words.every((word) => text.includes(word))
  }
  // A number that was read stands where the message has a variable.
  const unnumbered = words.filter((word) => !/^\d+$/.test(word))
  const holdsCounted = (...texts: readonly string[]) => {
    if (unnumbered.length === 0 || !texts.join(' ').includes('…')) return holds(...texts)
    const text = plainText(texts.join(' '))
    return unnumbered.every((word) => text.includes(word))
  }
  const both = (texts: BothTexts | undefined) => locales.map((locale) => texts?.[locale])
  const states = flows.flatMap((flow) =>
    flow.states.map((state) => {
      const names = [state.name, flow.name, ...both(flow.title), ...both(state.title)].join(' ')
      return { flow, state, names, seen: screenMessages.states[`${flow.name}/${state.name}`] ?? '' }
    }),
  )
  const found = {
    flows: flows.filter(({ name, title }) => holds(name, ...both(title))),
    states: states.filter(({ names, seen }) => holds(names) || holds(seen)),
    codes: offeredCodes(off).flatMap((code) => {
      const texts = say(codeMessages[code])
      return holds(code, ...both(texts)) ? [{ code, texts }] : []
    }),
    texts: screenMessages.texts
      .filter(({ en, ko }) => holdsCounted(en, ko))
      .sort((one, other) => one.en.length - other.en.length)
      .slice(0, maxTexts),
    pages: pages.flatMap(({ path, description }) => {
      const texts = say(description)
      return holds(path, ...both(texts)) ? [{ path, texts }] : []
    }),
  }
  if (Object.values(found).some(({ length }) => length > 0)) return { ...found, isClosest: false }
  const meant = wordsOf(inScreenWords(term))
  return {
    ...found,
    isClosest: true,
    states: closest(meant, states, ({ names, seen }) => `${names} ${seen}`).slice(0, maxClosest),
    texts: closest(meant, screenMessages.texts, ({ en, ko }) => `${en} ${ko}`).slice(0, maxClosest),
  }
}

/** The words to look for: the path of an address, a code without its spaces, or what was said. */
function wordsOf(term: string): string[] {
  const text = term.trim()
  if (URL.canParse(text)) return [plainText(new URL(text).pathname)]
  if (/^\/[^\s]+$/.test(text)) return [plainText(text.replace(/[?#].*/, ''))]
  if (/^[a-z]{2}[\d\s-]+$/i.test(text)) return [plainText(text.replace(/[\s-]/g, ''))]
  return plainText(text).split(' ').filter(Boolean)
}
