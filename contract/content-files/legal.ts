import * as v from 'valibot'
import { featureSchema } from '../values/features.ts'
import { isConsentDocument, type LegalDocument } from '../values/legal-documents.ts'
import { both } from './both.ts'
import { day, filled } from './values.ts'

// `legal/<document>/<edition>.yaml`: one wording of a legal document, in both languages.

/** Editions are compared by words, so line breaks are spaces. */
const words = v.pipe(
  filled,
  v.transform((text) => text.replace(/\s+/g, ' ')),
)
const localized = v.strictObject({ ko: words, en: words })
const some = both('must name at least one', '하나 이상 적어야 해요')
const list = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.minLength(1, some))

const features = list(
  v.picklist(
    featureSchema.options,
    both(
      `must be one of ${featureSchema.options.join(', ')}`,
      `다음 중 하나여야 해요: ${featureSchema.options.join(', ')}`,
    ),
  ),
)

/** Features that a part is about. It is left out of the text of a shop for which one of these does not hold. */
const condition = {
  /** All of them are on. */
  only_with: v.optional(features),
  /** One of them is on. */
  only_with_any: v.optional(features),
  /** One of them is off. */
  only_without: v.optional(features),
  /** All of them are off. */
  only_without_all: v.optional(features),
}

const itemSchema = v.strictObject({ text: localized, ...condition })

const tableSchema = v.pipe(
  v.strictObject({
    head: v.pipe(v.array(localized), v.minLength(2, both('must name at least two columns', '열이 둘 이상이어야 해요'))),
    rows: list(v.strictObject({ cells: v.array(localized), ...condition })),
  }),
  v.forward(
    v.check(
      ({ head, rows }) => rows.every(({ cells }) => cells.length === head.length),
      both('must have a cell for every column', '열마다 칸이 하나씩 있어야 해요'),
    ),
    ['rows'],
  ),
)

const clauseSchema = v.strictObject({
  text: localized,
  items: v.optional(list(itemSchema)),
  table: v.optional(tableSchema),
  ...condition,
})

const articleSchema = v.strictObject({
  /** The same in every edition, so that editions can be compared. */
  id: v.pipe(
    v.string(both('must be text', '글이어야 해요')),
    v.regex(/^[a-z][a-z-]*$/, both('must be small letters and hyphens', '영어 소문자와 하이픈만 쓸 수 있어요')),
  ),
  title: localized,
  clauses: list(clauseSchema),
  ...condition,
})

/** ID of the article of the terms about their changes, to which the email about a new edition leads. */
export const changesArticle = 'posting-and-change'

/** `unfavourable`: to members, or of weight for their rights. It is announced longer before. */
export const editionChanges = ['ordinary', 'unfavourable'] as const
export type EditionChange = (typeof editionChanges)[number]

/**
 * Days for which an edition is announced before it begins: the larger of what the law and the shop's own articles say
 * (Terms of the Fair Trade Commission; article “Posting and changing the terms”, last article of the privacy policy).
 */
export function noticeDays(document: LegalDocument, change: EditionChange): number {
  if (change === 'unfavourable') return 30
  return document === 'terms' ? 15 : 7
}

export const legalFileSchema = v.pipe(
  v.strictObject({
    /** How the edition is called on its page; by default the name of the file. */
    version: v.optional(words),
    /** Days in Korean time: it is shown from the first one, and in force from the second one. */
    posted_on: day,
    effective_on: day,
    change: v.picklist(editionChanges, both('must be ordinary or unfavourable', 'ordinary나 unfavourable이어야 해요')),
    /**
     * Of the text of a consent: whether members who agreed to an earlier edition are asked again; by default they are, since
     * a changed consent is another one. False for corrections that change no meaning.
     */
    asks_again: v.optional(v.boolean(both('must be true or false', 'true나 false여야 해요'))),
    /** True until the operator has read the text that a new folder begins with, and takes this line out. */
    sample: v.optional(v.boolean(both('must be true or false', 'true나 false여야 해요'))),
    /** What the email about this edition of `terms` or `privacy` says besides day and articles, such as what silence means. */
    announcement: v.optional(localized),
    title: localized,
    /** Description for search engines, one sentence. */
    summary: localized,
    /** A single chapter needs no title. */
    chapters: list(v.strictObject({ title: v.optional(localized), articles: list(articleSchema) })),
  }),
  v.forward(
    v.check(
      ({ posted_on, effective_on }) => posted_on <= effective_on,
      both('must not be before the day on which it is posted', '게시하는 날보다 앞설 수 없어요'),
    ),
    ['effective_on'],
  ),
)

export type LegalFile = v.InferOutput<typeof legalFileSchema>
export type LegalCondition = Pick<LegalFile['chapters'][number]['articles'][number], keyof typeof condition>

/** Whether members who agreed to an earlier edition of `document` are asked to agree to this one. */
export function asksAgain(document: LegalDocument, file: Pick<LegalFile, 'asks_again'>): boolean {
  return isConsentDocument(document) && file.asks_again !== false
}
