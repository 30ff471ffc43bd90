import { type Locale, locales } from '../values/locale.ts'
import { both } from './both.ts'
import type { CompanyFile } from './company.ts'
import { companyIn } from './company-in.ts'

// Texts of the content that name facts, such as `{company.legal_name}` or `{courses}`.

/** Values by the names that texts give them. Undefined where there is none. */
export type Facts = Readonly<Record<string, string | undefined>>

/** Facts of the company in one language. */
export function companyFactsIn(file: CompanyFile, locale: Locale): Facts {
  const { opens, closes, lunch } = file.hours
  const lunchName = { ko: '점심', en: 'lunch' }[locale]
  const { name, short_name, legal_name, representative, ...company } = companyIn(file, locale)
  const { registration_number, mail_order_number, address, privacy_officer, hosting, phone, email } = company
  const facts = {
    ...{ name, short_name, legal_name, representative, registration_number, mail_order_number, address },
    ...{ privacy_officer, hosting, phone, email },
    hours: `${opens}–${closes}${lunch ? `, ${lunchName} ${lunch.from}–${lunch.until}` : ''}`,
  }
  return Object.fromEntries(Object.entries(facts).map(([key, fact]) => [`company.${key}`, fact]))
}

/** Particles whose form depends on whether the word before ends in a consonant: with one, and without. */
const particles: Readonly<Record<string, readonly [string, string]>> = {
  '은(는)': ['은', '는'],
  '이(가)': ['이', '가'],
  '을(를)': ['을', '를'],
  '과(와)': ['과', '와'],
  '(으)로': ['으로', '로'],
}

/** A fact, words in brackets behind it, and a particle. */
const named = /\{([a-z_.]+)\}(\((?!으\))[^)]*\))?(은\(는\)|이\(가\)|을\(를\)|과\(와\)|\(으\)로)?/g

/** A text with the facts that it names, and the form of each Korean particle that fits. */
export function fillPlaceholders(text: string, facts: Facts): string {
  return text.replace(named, (_, name: string, bracketed = '', written = '') => {
    const fact = facts[name] ?? ''
    return `${fact}${bracketed}${particleAfter(fact, written)}`
  })
}

/** The form of a particle behind `word`; as it is written behind letters of another script. */
function particleAfter(word: string, written: string): string {
  const [closed, open] = particles[written] ?? [written, written]
  const place = (word.codePointAt(word.length - 1) ?? 0) - 0xac00
  if (place < 0 || place >= 11_172) return written
  const last = place % 28
  // 로 follows ㄹ as well.
  return last === 0 || (written === '(으)로' && last === 8) ? open : closed
}

/** Where a text names something that is no fact, and what is wrong with it. */
export interface PlaceholderFault {
  readonly path: readonly (string | number)[]
  /** In both languages. */
  readonly message: string
}

/**
 * Reports each `{…}` in the texts of a file that names no fact of the company and none of `others`, which are known when
 * a page is read.
 */
export function findPlaceholderFaults(
  file: unknown,
  company: CompanyFile,
  others: readonly string[] = [],
): PlaceholderFault[] {
  const facts = Object.fromEntries(locales.map((locale) => [locale, companyFactsIn(company, locale)]))
  const known = [...others, ...Object.keys(companyFactsIn(company, 'ko'))]
  const faults: PlaceholderFault[] = []
  const visit = (value: unknown, path: readonly (string | number)[]): void => {
    if (typeof value === 'string') {
      for (const [written] of value.matchAll(/\{[^}]*\}?|\}/g)) {
        const name = /^\{([a-z_.]+)\}$/.exec(written)?.[1]
        if (name === undefined || !known.includes(name)) faults.push({ path, message: unknownFact(written, known) })
        else if (!others.includes(name) && facts[String(path.at(-1))]?.[name] === undefined)
          faults.push({ path, message: missingFact(written, name.replace('company.', '')) })
      }
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, [...path, index])
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) visit(item, [...path, key])
    }
  }
  visit(file, [])
  return faults
}

const unknownFact = (written: string, known: readonly string[]) => {
  const names = known.map((name) => `{${name}}`).join(', ')
  return both(
    `has ${written}, which is no fact of the shop; it may name ${names}`,
    `${written}: 쇼핑몰 정보에 없는 이름이에요. 쓸 수 있는 이름: ${names}`,
  )
}
const missingFact = (written: string, name: string) =>
  both(
    `has ${written}, but company.yaml has no ${name}: take it out of the text, or add it to the company`,
    `${written}: 회사 정보에 ${name} 값이 없어요. 글에서 빼거나 회사 정보에 적어 주세요`,
  )
