import type { ContentFault, editionList } from '#contract/desk/content.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import type { ContentDetail, LoadedContent } from '#machines/edit-content.data.ts'
import { sampleDayBefore, sampleDeadline, sampleMoment } from './samples.ts'

/** The smallest file of the content, with one text. */
export const contentPath = 'client.yaml'
/** What a draft's answers and the file itself say of its page. */
export const contentPage = { page: '/downloads', address: 'https://shop.example/downloads' } as const

/** What the shop has of the file. */
export const publishedContent = { version: '2.4.0', released_on: '2026-11-20', file: 'practicum-2.4.0.zip' } as const
const formerContent = { version: '2.3.0', released_on: '2026-10-02', file: 'practicum-2.3.0.zip' } as const
export const draftContent = { ...publishedContent, version: '2.4.1' } as const
export const typedContent = { ...publishedContent, version: '2.5.0' } as const
/** With a version that is none. */
export const wrongContent = { ...publishedContent, version: 'next' } as const
/** What another operator makes of the draft, in the field that is typed here. */
export const conflictingContent = { ...publishedContent, version: '2.6.0' } as const
/** A file that nobody has filled in. */
export const contentTemplate = { version: '', released_on: '2026-11-26', file: '' } as const
/** The day that another operator has changed. */
export const othersDay = '2026-11-30'

export const versionFault: ContentFault = {
  file: contentPath,
  field: 'version',
  message: { ko: '2.4.0 같은 버전이어야 해요', en: 'must be a version such as 2.4.0' },
}
export const fileFault: ContentFault = {
  file: contentPath,
  field: 'file',
  message: { ko: '없는 파일이에요', en: 'is not there' },
}

/** Editions of the file, the latest first. */
export const contentEditions: ContentOf<typeof editionList> = [
  { edition: 6, published_at: sampleMoment, published_by: '이바다', value: publishedContent },
  { edition: 5, published_at: sampleDayBefore, published_by: 'import', value: formerContent },
]

type Draft = NonNullable<ContentDetail['draft']>

function draftOf(version: number, value: unknown, special: Partial<Draft> = {}): Draft {
  return {
    version,
    base_edition: 6,
    value,
    updated_at: sampleMoment,
    updated_by: '박나무',
    publish_at: null,
    has_failed: false,
    failure: null,
    ...special,
  }
}

function loaded(special: Partial<ContentDetail> = {}, rest: Partial<LoadedContent> = {}): LoadedContent {
  const detail: ContentDetail = {
    path: contentPath,
    kind: 'client',
    edition: 6,
    value: publishedContent,
    draft: null,
    faults: [],
    ...contentPage,
    ...special,
  }
  return { detail, base: publishedContent, template: null, ...rest }
}

const draft = draftOf(2, draftContent)

/** The file as it is read, by what it has. */
export const loadedContents = {
  published: loaded(),
  withDraft: loaded({ draft }),
  withFault: loaded({ draft, faults: [fileFault] }),
  scheduled: loaded({ draft: { ...draft, publish_at: sampleDeadline } }),
  failed: loaded({ draft: draftOf(2, wrongContent, { has_failed: true, failure: 'faults' }), faults: [versionFault] }),
  new: loaded({ edition: 0, value: null }, { base: null, template: contentTemplate }),
  /** The shop had the file until edition 3 removed it. */
  newWithDraft: loaded({ edition: 3, value: null, draft: { ...draft, base_edition: 3 } }, { base: null }),
  /** Another operator has changed the day of the draft. */
  withOthersDay: loaded({ draft: draftOf(3, { ...draftContent, released_on: othersDay }) }),
  /** Another operator has changed the version too. */
  withOthersVersion: loaded({ draft: draftOf(3, conflictingContent) }),
  /** Another operator has published the draft. */
  draftPublished: loaded({ edition: 7, value: draftContent }, { base: draftContent }),
  /** Another day was published since the draft was begun. */
  otherEdition: loaded({ edition: 7, value: { ...publishedContent, released_on: othersDay }, draft }),
  /** What the draft says was published since it was begun. */
  sameEdition: loaded({ edition: 7, value: draftContent, draft }),
} as const satisfies Readonly<Record<string, LoadedContent>>
