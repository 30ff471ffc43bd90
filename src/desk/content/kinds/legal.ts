import { msg } from '@lingui/core/macro'
import type { ContentValues } from '#contract/content-files/kinds.ts'
import { consentDocuments } from '#contract/values/legal-documents.ts'
import type { FieldOf, FieldsOf } from '../fields/field.ts'

type Legal = ContentValues['legal']
type Chapter = Legal['chapters'][number]
type Article = Chapter['articles'][number]
type Clause = Article['clauses'][number]
type Features = NonNullable<Clause['only_with']>

const features = (label: ReturnType<typeof msg>): FieldOf<Features> & { readonly optional: true } => ({
  type: 'choices',
  optional: true,
  label,
  options: {
    'identity-verification': msg`Identity verification`,
    'student-id-app': msg`Student-ID app`,
    google: msg`Google login`,
    kakao: msg`Kakao login`,
    naver: msg`Naver login`,
    'postcode-search': msg`Postcode search`,
    'text-messages': msg`Text messages`,
    'learning-system': msg`Learning system`,
  },
})
/** For which shops a part is. */
const condition = {
  only_with: features(msg`Only with all of`),
  only_with_any: features(msg`Only with one of`),
  only_without: features(msg`Only without one of`),
  only_without_all: features(msg`Only without all of`),
}

const example = '{company.legal_name}'
const placeholders = msg`Facts of the company stand in braces, such as ${example}.`

const line = (label: ReturnType<typeof msg>) => ({ type: 'both', as: 'line', label }) as const

const table: FieldOf<NonNullable<Clause['table']>> & { readonly optional: true } = {
  type: 'group',
  optional: true,
  label: msg`Table`,
  fields: {
    head: { type: 'list', label: msg`Columns`, itemName: msg`Column`, item: line(msg`Column`) },
    rows: {
      type: 'list',
      label: msg`Rows`,
      itemName: msg`Row`,
      title: 'cells.0',
      isFolded: true,
      item: {
        type: 'group',
        label: msg`Row`,
        fields: {
          cells: { type: 'list', label: msg`Cells`, itemName: msg`Cell`, item: line(msg`Cell`) },
          ...condition,
        },
      },
    },
  },
}

const clauseFields: FieldsOf<Clause> = {
  text: { type: 'both', as: 'lines', label: msg`Text`, help: placeholders },
  items: {
    type: 'list',
    optional: true,
    label: msg`Items below it`,
    itemName: msg`Item`,
    title: 'text',
    item: {
      type: 'group',
      label: msg`Item`,
      fields: { text: { type: 'both', as: 'lines', label: msg`Text` }, ...condition },
    },
  },
  table,
  ...condition,
}

const articleFields: FieldsOf<Article> = {
  id: {
    type: 'text',
    label: msg`Short English name`,
    help: msg`Part of the address. An article keeps it in every version, so that changes can be shown.`,
  },
  title: line(msg`Title`),
  clauses: {
    type: 'list',
    label: msg`Clauses`,
    itemName: msg`Clause`,
    title: 'text',
    item: { type: 'group', label: msg`Clause`, fields: clauseFields },
  },
  ...condition,
}

export const legalFields: FieldsOf<Legal> = {
  effective_on: {
    type: 'day',
    heading: msg`When it applies`,
    label: msg`In force from`,
    help: msg`Members are told before: 15 days for terms, 7 days for other texts, 30 days for an unfavourable change.`,
  },
  posted_on: { type: 'day', isToday: true, label: msg`Posted on`, help: msg`From this day visitors can read it.` },
  change: {
    type: 'choice',
    label: msg`Kind of change`,
    options: {
      ordinary: msg`Ordinary`,
      unfavourable: msg`Unfavourable to members, or important for their rights`,
    },
    initial: 'ordinary',
  },
  sample: {
    type: 'yesNo',
    optional: true,
    label: msg`Sample`,
    help: msg`Untick it once somebody who knows the law has read the text.`,
  },
  asks_again: {
    type: 'yesNo',
    optional: true,
    otherwise: true,
    isShown: (_, file) => consentDocuments.some((document) => file.startsWith(`legal/${document}/`)),
    label: msg`Ask members to agree again`,
    help: msg`Whoever agreed to an earlier version is asked once this one is in force. Turn it off only for corrections that don’t change what members agree to.`,
  },
  announcement: {
    type: 'both',
    as: 'lines',
    optional: true,
    isShown: (_, file) => /^legal\/(?:terms|privacy)\//.test(file),
    label: msg`What the email to members adds`,
    help: msg`Such as what it means when they say nothing until that day. Day, articles and what to do when they disagree stand in it anyway.`,
  },
  version: {
    type: 'text',
    optional: true,
    label: msg`Shown as`,
    help: msg`Only where it is not the name of the version, such as 1.2.`,
  },
  title: { ...line(msg`Title`), heading: msg`Text` },
  summary: { ...line(msg`Summary`), help: msg`One sentence, for search engines.` },
  chapters: {
    type: 'list',
    label: msg`Chapters`,
    itemName: msg`Chapter`,
    title: 'title',
    isFolded: true,
    item: {
      type: 'group',
      label: msg`Chapter`,
      fields: {
        title: { ...line(msg`Title`), optional: true },
        articles: {
          type: 'list',
          label: msg`Articles`,
          itemName: msg`Article`,
          title: 'title',
          isFolded: true,
          item: { type: 'group', label: msg`Article`, fields: articleFields },
        },
      },
    },
  },
}
