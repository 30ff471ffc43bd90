import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../locales')

/** Korean texts by their English, from the shop's catalogues. */
const korean = new Map(
  readdirSync(folder).flatMap((name) => {
    const text = readFileSync(join(folder, name, 'ko.po'), 'utf8')
    // Messages with a context have other translations elsewhere.
    return [...text.matchAll(/(?<!^msgctxt ".*"\n)^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map(
      ([, source = '', text = '']) => [source.replaceAll('\\"', '"'), text.replaceAll('\\"', '"')] as const,
    )
  }),
)

/**
 * A text of the shop in the language of the page. An amount stands for any placeholder: `Pay ₩69,000` is found as
 * `Pay {amount}`. Throws when no catalogue has it.
 */
export function translate(english: string, language: 'ko' | 'en'): string {
  if (language === 'en') return english
  const text = korean.get(english) ?? translateAmount(english)
  if (text === undefined) throw new Error(`no catalogue has Korean for "${english}"`)
  return text
}

function translateAmount(english: string): string | undefined {
  const [shown, amount] = /₩([\d,]+)/.exec(english) ?? []
  if (shown === undefined) return undefined
  const text = korean.get(english.replace(shown, '{amount}'))
  return text?.replace('{amount}', `${amount}원`)
}
