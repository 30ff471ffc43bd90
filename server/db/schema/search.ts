import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { checkValues, localized } from './columns.ts'

/** Words of all that can be searched, by which a search understands what was typed. Written after each import. */
export const searchWords = pgTable(
  'search_words',
  {
    /** Normalized, without spaces or hyphens. */
    word: text().notNull(),
    /** How the searched texts write it; differs where they have a space or hyphen. */
    text: text().notNull(),
    /** Keys that type it on a Korean keyboard, ASCII (`keysOf`). */
    keys: text().notNull(),
    /** Keys with one for sounds that are easily mistaken (`soundOf`). */
    sound: text().notNull(),
    /** First consonants of a Korean word (`initialsOf`); else empty. */
    initials: text().notNull(),
    /** Stem of an English word; else empty. */
    stem: text().notNull(),
    /** How an English word sounds (`dmetaphone`); else empty. */
    phonetic: text().notNull(),
    /** Number of texts that contain it. */
    entries: integer().notNull(),
    /** Whether it stands in a title, name or keyword: only such words correct others and are suggested. */
    isShown: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.word, table.text] }),
    index('search_words_keys').using('gin', table.keys.op('gin_trgm_ops')),
    index('search_words_sound').using('gist', table.sound.op('gist_trgm_ops')),
    index('search_words_initials').on(table.initials.op('text_pattern_ops')),
    index('search_words_stem').on(table.stem),
    index('search_words_phonetic').on(table.phonetic),
  ],
)

/** Words that mean the same, as the operator keeps them; those of a group share its number. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  { group: integer().notNull(), word: text().notNull() },
  (table) => [primaryKey({ columns: [table.group, table.word] })],
)

/** Articles of the terms of use and of the privacy policy, in every edition, for the search alone. */
export const legalArticles = pgTable(
  'legal_articles',
  {
    document: text({ enum: ['terms', 'privacy'] }).notNull(),
    /** Id of the edition. */
    edition: text().notNull(),
    /** Id of the article, the same in every edition. */
    article: text().notNull(),
    /** Counted from 1 within the edition. */
    number: integer().notNull(),
    title: localized().notNull(),
    /** Title and text in both languages, normalized; what follows is its single characters and pairs. */
    searchText: text().notNull(),
    searchGrams: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.document, table.edition, table.article] }),
    checkValues('legal_articles_document', table.document),
    index('legal_articles_search').using('gin', table.searchGrams).with({ fastupdate: false }),
  ],
)
