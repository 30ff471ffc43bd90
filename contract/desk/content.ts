import * as v from 'valibot'
import { contentKinds, entryFolders, kindOf } from '../content-files/kinds.ts'
import { fieldSchema } from '../courses/courses.ts'
import {
  contentChangedMeanwhile,
  contentFileInvalid,
  contentFileTooLarge,
  contentHasFaults,
  contentNotFound,
  draftChangedMeanwhile,
  stockChangedMeanwhile,
} from '../protocol/desk-codes.ts'
import { noContent } from '../protocol/endpoint.ts'
import { paging } from '../protocol/paging.ts'
import { localeSchema } from '../values/locale.ts'
import { countSchema } from '../values/quantities.ts'
import { filledLine, momentSchema, searchText } from '../values/text.ts'
import { defineDeskEndpoint, deskSearchLength, mayCall } from './desk-endpoint.ts'
import type { Role } from './roles.ts'

// Content of the shop. What an operator edits is a file of the content folder: everything the shop publishes, a draft
// beside it, and its former editions. One draft for each file is shared by all operators.

export const contentKindSchema = v.picklist(contentKinds)
const localizedText = v.record(localeSchema, v.string())

/** Path of a file in the content folder, such as `notices/53.yaml`. */
export const contentPathSchema = v.pipe(
  v.string(),
  v.maxLength(120),
  v.check((path) => kindOf(path) !== undefined, 'is no file of the content'),
)

/** Characters of a value as JSON. */
const mostCharacters = 200_000
/** A character that the database refuses, or no text at all: NUL, or half of a pair. */
const unstorable = /[\0\uD800-\uDFFF]/u

/** What a file contains, as JSON; its shape is that of its kind, and may still have faults. */
const valueSchema = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null, 'is no object'),
  v.check((value) => JSON.stringify(value).length <= mostCharacters, `at most ${mostCharacters} characters`),
  v.check((value) => !hasUnstorableText(value), 'contains a character that cannot be stored'),
)

function hasUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return unstorable.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, each]) => unstorable.test(key) || hasUnstorableText(each))
}

/** What keeps a draft from being published. */
export const contentFault = v.object({
  /** The file, mostly that of the draft: another one may name what the draft removes. */
  file: v.string(),
  /** Keys and places from 0, joined by dots: `curriculum.3.title.en`. Empty for the whole file. */
  field: v.string(),
  message: localizedText,
})
export type ContentFault = v.InferOutput<typeof contentFault>

/** Edition of a file: 1 is the first one that the shop published, 0 stands for none. */
const editionSchema = countSchema
/** Another one after each change of a draft; 0 stands for none. */
const versionSchema = countSchema

/**
 * Why a scheduled draft was not published: it had faults, another edition was published meanwhile, or whoever scheduled
 * it was removed or has no role any more that may publish.
 */
export const draftFailures = ['faults', 'edition-changed', 'operator-removed', 'role-lost'] as const

const draft = v.object({
  version: versionSchema,
  /** Edition that was changed. */
  base_edition: editionSchema,
  /** Null when the draft removes the file. */
  value: v.nullable(v.unknown()),
  updated_at: momentSchema,
  updated_by: v.string(),
  /** When it is published by itself; null when it is not scheduled. */
  publish_at: v.nullable(momentSchema),
  /** Whether it was not published when it was due. */
  has_failed: v.boolean(),
  /** Why it was not; null when it has not failed, or nobody knows. */
  failure: v.nullable(v.picklist(draftFailures)),
})

/** Files, those with a draft first, then by kind and number. */
export const contentList = defineDeskEndpoint({
  name: 'content-list',
  summary: 'Courses, notices and the other content of the shop',
  method: 'GET',
  path: '/v1/desk/content',
  allows: 'everyOperator',
  query: v.object({
    ...paging(50),
    kind: v.optional(contentKindSchema),
    /** Part of the title in either language, of the path, or the number. */
    term: v.optional(searchText(deskSearchLength)),
    state: v.optional(v.picklist(['draft', 'scheduled', 'failed'])),
  }),
  content: v.array(
    v.object({
      path: v.string(),
      kind: contentKindSchema,
      /** Number of an entry. */
      idx: v.nullable(v.number()),
      /** Title of an entry; null for the kinds with one file. */
      title: v.nullable(localizedText),
      /** Latest edition; 0 when it has never been published. */
      edition: editionSchema,
      /** Null while the shop does not have the file. */
      published_at: v.nullable(momentSchema),
      draft: v.nullable(v.omit(draft, ['value', 'base_edition'])),
    }),
  ),
  paged: true,
  codes: [],
})

/** `value` is null for a file that the shop does not have. */
export const contentDetail = defineDeskEndpoint({
  name: 'content-detail',
  summary: 'What the shop publishes of a file, and its draft',
  method: 'GET',
  path: '/v1/desk/content/file',
  allows: 'everyOperator',
  query: v.object({ path: contentPathSchema }),
  content: v.object({
    path: v.string(),
    kind: contentKindSchema,
    edition: editionSchema,
    value: v.nullable(v.unknown()),
    draft: v.nullable(draft),
    /** Of the draft. */
    faults: v.array(contentFault),
    /** Path of the page of the shop that shows it. */
    page: v.string(),
    /** Address of that page. */
    address: v.string(),
  }),
  codes: [],
})

/** A number that no entry of the kind has, or has ever had. */
export const nextContentNumber = defineDeskEndpoint({
  name: 'next-content-number',
  summary: 'The number for a new entry',
  method: 'GET',
  path: '/v1/desk/content/number',
  allows: ['content'],
  query: v.object({ kind: v.picklist(Object.values(entryFolders)) }),
  content: v.object({ idx: v.number() }),
  codes: [],
})

const draftKey = { path: contentPathSchema, version: versionSchema }

/**
 * Stores a draft, also one with faults. `version` is that of the draft that was changed, so that nobody overwrites what
 * they have not read; `value` is null to remove the file.
 */
export const saveDraft = defineDeskEndpoint({
  name: 'save-draft',
  summary: 'Saves a draft and answers its faults',
  method: 'PUT',
  path: '/v1/desk/content/draft',
  allows: ['content'],
  body: v.object({ ...draftKey, base_edition: editionSchema, value: v.nullable(valueSchema) }),
  /** `page` and `address` are those of {@link contentDetail}: a number that was typed may have changed them. */
  content: v.object({ version: versionSchema, faults: v.array(contentFault), page: v.string(), address: v.string() }),
  codes: [draftChangedMeanwhile],
})

export const discardDraft = defineDeskEndpoint({
  name: 'discard-draft',
  summary: 'Deletes a draft',
  method: 'POST',
  path: '/v1/desk/content/draft/discard',
  allows: ['content'],
  body: v.object(draftKey),
  content: noContent,
  codes: [draftChangedMeanwhile],
})

/**
 * Publishes a draft now, or at `publish_at`; null cancels that. Refused while the draft has faults, and when another
 * edition was published since the draft was begun: its changes would be lost.
 */
export const publishDraft = defineDeskEndpoint({
  name: 'publish-draft',
  summary: 'Publishes a draft now or later',
  method: 'POST',
  path: '/v1/desk/content/publish',
  allows: ['content'],
  body: v.object({
    ...draftKey,
    when: v.variant('kind', [
      v.object({ kind: v.literal('now') }),
      v.object({ kind: v.literal('at'), publish_at: momentSchema }),
      v.object({ kind: v.literal('unscheduled') }),
    ]),
  }),
  /** `edition` is null when it is published later, or no more. */
  content: v.object({ edition: v.nullable(editionSchema) }),
  codes: [draftChangedMeanwhile, contentChangedMeanwhile, contentHasFaults],
})

/** The latest first. */
export const editionList = defineDeskEndpoint({
  name: 'edition-list',
  summary: 'Editions of a file',
  method: 'GET',
  path: '/v1/desk/content/editions',
  allows: 'everyOperator',
  query: v.object({ ...paging(20), path: contentPathSchema }),
  content: v.array(
    v.object({
      edition: editionSchema,
      published_at: momentSchema,
      /** Name of the operator; `import` for one from the command line. */
      published_by: v.string(),
      /** Null when it removed the file. */
      value: v.nullable(v.unknown()),
    }),
  ),
  paged: true,
  codes: [],
})

/**
 * Publishes a former edition again, as the next one; 0 removes the file. `current` is the edition that the operator has
 * seen. A draft stays.
 */
export const restoreEdition = defineDeskEndpoint({
  name: 'restore-edition',
  summary: 'Goes back to an edition',
  method: 'POST',
  path: '/v1/desk/content/restore',
  allows: ['content'],
  body: v.object({ path: contentPathSchema, edition: editionSchema, current: editionSchema }),
  content: v.object({ edition: editionSchema }),
  codes: [contentNotFound, contentChangedMeanwhile, contentHasFaults],
})

/** Folders of the content's files. */
export const fileFolderSchema = v.picklist(['pictures', 'videos', 'brand', 'attachments', 'manuals', 'client'])
export type FileFolder = v.InferOutput<typeof fileFolderSchema>

const contentFile = v.object({
  folder: fileFolderSchema,
  /** As fields of the content name it. */
  name: v.string(),
  /** Bytes. */
  size: countSchema,
  /** Where the desk shows a picture or video, below its origin; null for other files. */
  address: v.nullable(v.string()),
})

/** Largest file that can be uploaded, in bytes. */
export const mostContentFileBytes = 20 * 1024 * 1024

/** Words with the address of an example, SVG. */
const kitWordsSchema = v.array(
  v.object({
    /** As a file names it. */
    word: v.string(),
    name: v.object({ ko: v.string(), en: v.string() }),
    picture: v.string(),
  }),
)

/** Words of which the pictures of lessons are composed, for the form of a course. */
export const lessonPictureWords = defineDeskEndpoint({
  name: 'lesson-picture-words',
  summary: 'Words of the pictures of lessons, with an example each',
  method: 'GET',
  path: '/v1/desk/content/picture-words',
  allows: 'everyOperator',
  query: v.object({ field: fieldSchema }),
  content: v.object({ subjects: kitWordsSchema, tools: kitWordsSchema, views: kitWordsSchema }),
  codes: [],
})

/** Files that the content may name, by name. */
export const contentFiles = defineDeskEndpoint({
  name: 'content-files',
  summary: 'Pictures, videos and files to download',
  method: 'GET',
  path: '/v1/desk/content/files',
  allows: 'everyOperator',
  query: v.object({ folder: fileFolderSchema }),
  content: v.array(contentFile),
  codes: [],
})

/**
 * Stores a file for drafts to name. A name that another file has gets a number. Photos become WebP of at most 1600
 * pixels, without the place and device that cameras write into them.
 */
export const uploadContentFile = defineDeskEndpoint({
  name: 'upload-content-file',
  summary: 'Uploads a picture, a video or a file to download',
  method: 'POST',
  path: '/v1/desk/content/files',
  allows: ['content'],
  body: v.object({ folder: fileFolderSchema, name: filledLine(120) }),
  files: { file: { maxBytes: mostContentFileBytes, tooLarge: contentFileTooLarge, tooMany: contentFileInvalid } },
  content: contentFile,
  codes: [contentFileInvalid, contentFileTooLarge],
})

/** Pieces of a device. Those for sale are below zero while more are promised than lie on the shelf. */
const stockOfDevice = v.object({
  on_hand: v.pipe(v.number(), v.integer()),
  /** Pieces that orders hold and that have not been shipped. */
  promised: countSchema,
  available: v.pipe(v.number(), v.integer()),
})
export type StockOfDevice = v.InferOutput<typeof stockOfDevice>

export const deviceStock = defineDeskEndpoint({
  name: 'device-stock',
  summary: 'Pieces of a device: on the shelf, promised to orders, and for sale',
  method: 'GET',
  path: '/v1/desk/content/stock',
  allows: 'everyOperator',
  query: v.object({ path: contentPathSchema }),
  content: stockOfDevice,
  codes: [contentNotFound],
})

/** Most pieces that a shelf can be set to. */
export const mostPieces = 100_000

/**
 * Sets what lies on the shelf, at once. `seen` is the number that the operator saw: when it is another one by now,
 * nothing changes. Orders that came in meanwhile change what is promised, not the shelf, and are never lost.
 */
export const setDeviceStock = defineDeskEndpoint({
  name: 'set-device-stock',
  summary: 'Sets the pieces of a device on the shelf',
  method: 'PUT',
  path: '/v1/desk/content/stock',
  allows: ['content'],
  body: v.object({
    path: contentPathSchema,
    on_hand: v.pipe(countSchema, v.maxValue(mostPieces, `at most ${mostPieces}`)),
    seen: v.pipe(v.number(), v.integer()),
  }),
  content: stockOfDevice,
  codes: [contentNotFound, stockChangedMeanwhile],
})

/** Whether an operator with these roles may change the file at `path`: legal texts are for owners alone. */
export function mayChangeContent(own: readonly Role[], path: string): boolean {
  return kindOf(path) === 'legal' ? own.includes('owner') : mayCall(own, saveDraft)
}
