import type { LegalText } from '../content/legal.ts'
import type { Feature } from '../values/features.ts'
import { type Locale, locales } from '../values/locale.ts'
import { both } from './both.ts'
import type { CompanyFile } from './company.ts'
import { companyIn } from './company-in.ts'
import type { LegalCondition, LegalFile } from './legal.ts'

/** What a published text depends on besides its file. */
interface Seller {
  readonly company: CompanyFile
  /** Features that the shop is without. */
  readonly off: readonly Feature[]
}

/** Facts that a text can name: `{company.legal_name}`. Undefined where the company has none. */
function factsOf(file: CompanyFile, locale: Locale): Readonly<Record<string, string | undefined>> {
  const { opens, closes, lunch } = file.hours
  const lunchName = { ko: '점심', en: 'lunch' }[locale]
  const { name, short_name, legal_name, representative, ...company } = companyIn(file, locale)
  const { registration_number, mail_order_number, address, privacy_officer, hosting, phone, email } = company
  return {
    ...{ name, short_name, legal_name, representative, registration_number, mail_order_number, address },
    ...{ privacy_officer, hosting, phone, email },
    hours: `${opens}–${closes}${lunch ? `, ${lunchName} ${lunch.from}–${lunch.until}` : ''}`,
  }
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
const named = /\{company\.([a-z_]+)\}(\((?!으\))[^)]*\))?(은\(는\)|이\(가\)|을\(를\)|과\(와\)|\(으\)로)?/g

function withFacts(text: string, facts: ReturnType<typeof factsOf>): string {
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

/** The text of an edition for one shop: with the facts of its company, without what is about features that are off. */
export function legalTextIn(file: LegalFile, { company, off }: Seller, locale: Locale): LegalText {
  const facts = factsOf(company, locale)
  const words = (text: Record<Locale, string>) => withFacts(text[locale], facts)
  const isOn = (feature: Feature) => !off.includes(feature)
  const holds = ({ only_with, only_with_any, only_without, only_without_all }: LegalCondition) =>
    (only_with?.every(isOn) ?? true) &&
    (only_with_any?.some(isOn) ?? true) &&
    (only_without === undefined || !only_without.every(isOn)) &&
    (only_without_all === undefined || !only_without_all.some(isOn))
  return {
    title: words(file.title),
    summary: words(file.summary),
    chapters: file.chapters.map(({ title, articles }) => ({
      ...(title ? { title: words(title) } : {}),
      articles: articles.filter(holds).map((article) => ({
        id: article.id,
        title: words(article.title),
        clauses: article.clauses.filter(holds).map(({ text, items, table }) => ({
          text: words(text),
          ...(items ? { items: items.filter(holds).map((item) => words(item.text)) } : {}),
          ...(table
            ? {
                table: {
                  head: table.head.map(words),
                  rows: table.rows.filter(holds).map((row) => row.cells.map(words)),
                },
              }
            : {}),
        })),
      })),
    })),
  }
}

/** Where a text names something that is no fact of the company, and what is wrong with it. */
export interface PlaceholderFault {
  readonly path: readonly (string | number)[]
  /** In both languages. */
  readonly message: string
}

/** Reports each `{…}` of a file that names no fact of the company. */
export function findPlaceholderFaults(file: LegalFile, company: CompanyFile): PlaceholderFault[] {
  const facts = Object.fromEntries(locales.map((locale) => [locale, factsOf(company, locale)]))
  const known = Object.keys(factsOf(company, 'ko'))
  const faults: PlaceholderFault[] = []
  const visit = (value: unknown, path: readonly (string | number)[]): void => {
    if (typeof value === 'string') {
      for (const [written] of value.matchAll(/\{[^}]*\}?|\}/g)) {
        const name = /^\{company\.([a-z_]+)\}$/.exec(written)?.[1]
        if (name === undefined || !known.includes(name)) faults.push({ path, message: unknownFact(written, known) })
        else if (facts[String(path.at(-1))]?.[name] === undefined)
          faults.push({ path, message: missingFact(written, name) })
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
  const names = known.map((name) => `{company.${name}}`).join(', ')
  return both(
    `has ${written}, which is no fact of the company; it may name ${names}`,
    `${written}: 회사 정보에 없는 이름이에요. 쓸 수 있는 이름: ${names}`,
  )
}
const missingFact = (written: string, name: string) =>
  both(
    `has ${written}, but company.yaml has no ${name}: take it out of the text, or add it to the company`,
    `${written}: 회사 정보에 ${name} 값이 없어요. 글에서 빼거나 회사 정보에 적어 주세요`,
  )
