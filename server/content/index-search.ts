import { eq, sql } from 'drizzle-orm'
import { everyRow } from '../db/every-row.ts'
import type { Transaction } from '../db/open.ts'
import { devices, events, faqs, notices } from '../db/schema/boards.ts'
import type { Localized } from '../db/schema/columns.ts'
import { categories, classifications, contentState, courses } from '../db/schema/courses.ts'
import { manuals } from '../db/schema/downloads.ts'
import { legalArticles, searchSynonyms, searchWords } from '../db/schema/search.ts'
import { chunks } from './chunks.ts'
import { normalize } from './grams.ts'
import { initialsOf, keysOf, soundOf } from './keystrokes.ts'
import { loadLegalArticles } from './load-legal-articles.ts'
import { withoutParticles } from './particles.ts'

/** Changes with every change of how articles and words are written, so that a newer shop writes them anew. */
const version = '2'

/** A text that can be found, and the parts of it whose words are suggested: its title and keywords. */
interface SearchedText {
  readonly searchText: string
  readonly shown: readonly string[]
}

/**
 * Writes the articles of the legal texts and the words of all that can be searched. Runs after each import, and at the
 * start of a shop whose rules of words are newer.
 */
export async function indexSearch(tx: Transaction): Promise<void> {
  await loadLegalArticles(tx)
  const words = new Map<string, Word>()
  for (const text of await searchedTexts(tx)) addWords(words, text)
  for (const { word } of await tx.select().from(searchSynonyms)) {
    if (!word.includes(' ')) addWord(words, { word, text: word, isShown: false, entries: 0 })
  }
  await tx.delete(searchWords).where(everyRow)
  for (const chunk of chunks([...words.values()])) {
    await tx.insert(searchWords).values(
      chunk.map(({ word, text, entries, isShown }) => {
        const isEnglish = /^[a-z]+$/.test(word)
        return {
          word,
          text,
          keys: keysOf(word),
          sound: soundOf(word),
          initials: initialsOf(word),
          stem: isEnglish ? sql`coalesce((ts_lexize('english_stem', ${word}))[1], '')` : '',
          phonetic: isEnglish ? sql`dmetaphone(${word})` : '',
          entries,
          isShown,
        }
      }),
    )
  }
  await tx.update(contentState).set({ searchFingerprint: version }).where(everyRow)
}

/** Writes the index when this version of the shop would write another one. Returns whether it did. */
export async function refreshSearchIndex(tx: Transaction): Promise<boolean> {
  const [state] = await tx.select().from(contentState)
  if (!state || state.searchFingerprint === version) return false
  await indexSearch(tx)
  return true
}

async function searchedTexts(tx: Transaction): Promise<SearchedText[]> {
  const both = ({ ko, en }: Localized) => [ko, en]
  const names = [
    ...(await tx.select({ name: categories.name }).from(categories)),
    ...(await tx.select({ name: classifications.name }).from(classifications)),
  ].flatMap(({ name }) => both(name))
  const titled = [
    ...(await tx.select({ title: manuals.title, searchText: manuals.searchText }).from(manuals)),
    ...(await tx.select({ title: notices.title, searchText: notices.searchText }).from(notices)),
    ...(await tx.select({ title: events.title, searchText: events.searchText }).from(events)),
    ...(await tx.select({ title: faqs.title, searchText: faqs.searchText }).from(faqs)),
    ...(await tx.select({ title: legalArticles.title, searchText: legalArticles.searchText }).from(legalArticles)),
  ]
  const { title, name, keywords, searchText } = { ...courses, name: devices.name }
  const products = [
    ...(await tx.select({ title, keywords, searchText }).from(courses).where(eq(courses.isWithdrawn, false))),
    ...(await tx
      .select({ title: name, keywords: devices.keywords, searchText: devices.searchText })
      .from(devices)
      .where(eq(devices.isWithdrawn, false))),
  ]
  return [
    // The names stand in the texts of their courses.
    { searchText: '', shown: names },
    ...titled.map((row) => ({ searchText: row.searchText, shown: both(row.title) })),
    ...products.map((row) => ({
      searchText: row.searchText,
      shown: [...both(row.title), ...row.keywords.ko, ...row.keywords.en],
    })),
  ]
}

interface Word {
  readonly word: string
  readonly text: string
  entries: number
  isShown: boolean
}

/** Longer ones are addresses and the like. */
const maxCharacters = 40

function addWord(words: Map<string, Word>, { word, text, entries, isShown }: Word): void {
  if (word === '' || [...word].length > maxCharacters) return
  const key = `${word} ${text}`
  const known = words.get(key)
  if (known) {
    known.entries += entries
    known.isShown ||= isShown
  } else words.set(key, { word, text, entries, isShown })
}

/** Adds the words of one text, each once. */
function addWords(words: Map<string, Word>, { searchText, shown }: SearchedText): void {
  const found = new Map<string, Word>()
  const add = (word: string, text: string, isShown: boolean) => {
    const key = `${word} ${text}`
    found.set(key, { word, text, entries: 1, isShown: isShown || found.get(key)?.isShown === true })
  }
  for (const word of normalize(searchText).split(' ')) addForms(word, false, add)
  for (const part of shown.map(normalize)) {
    const parts = part.split(' ')
    for (const [index, word] of parts.entries()) {
      addForms(word, true, add)
      // Korean is written with and without spaces: 영어회화 is 영어 회화.
      const next = lettersOf(parts[index + 1] ?? '')
      const first = lettersOf(word)
      if (first !== '' && next !== '' && word.endsWith(first)) add(first + next, `${first} ${next}`, false)
    }
  }
  for (const word of found.values()) addWord(words, word)
}

/** The letters and digits that `word` begins with. */
function lettersOf(word: string): string {
  return /^[\p{L}\p{N}]+/u.exec(word)?.[0] ?? ''
}

function addForms(word: string, isShown: boolean, add: (word: string, text: string, isShown: boolean) => void): void {
  const pieces = word.split(/[^\p{L}\p{N}]+/u).filter((piece) => piece !== '')
  // As it stands, so that every part of a text is known.
  if (pieces[0] !== word) add(word, word, false)
  for (const piece of pieces) {
    add(piece, piece, isShown)
    for (const stem of isShown ? withoutParticles(piece) : []) add(stem, stem, true)
  }
  // “Lockout” is “lock-out”.
  const hyphenated = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/u.exec(word)?.[0]
  if (hyphenated !== undefined) add(hyphenated.replaceAll('-', ''), hyphenated, isShown)
}
