import { both, languagesOf, used } from '#contract/content-files/both.ts'
import type { CompanyFile } from '#contract/content-files/company.ts'
import { type LegalFile, legalFileSchema } from '#contract/content-files/legal.ts'
import { findPlaceholderFaults } from '#contract/content-files/placeholders.ts'
import { isConsentDocument, type LegalDocument, legalDocuments } from '#contract/values/legal-documents.ts'
import type { ContentFolder } from './content-folder.ts'
import { type Fault, readYamlFile, type Source } from './yaml-file.ts'

/** An edition's file; its name is at most as long as what consents store. */
const legalPath = /^legal\/([a-z]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/
const longestEdition = 20

/** The editions of the legal texts. Reports files elsewhere, documents without one, and what is wrong within one. */
export function readLegal(folder: ContentFolder, company: CompanyFile | undefined, faults: Fault[]) {
  const read = folder.list('legal').flatMap((file) => {
    const [, place, edition = ''] = legalPath.exec(file) ?? []
    const document = legalDocuments.find((each) => each === place)
    if (!document || edition.length > longestEdition) {
      faults.push({ file, line: 1, field: '', ...languagesOf(misplacedText) })
      return []
    }
    const source = readYamlFile(folder, file, legalFileSchema, faults)
    return [{ document, edition, source }]
  })
  const found = read.flatMap(({ document, edition, source }) => (source ? [{ document, edition, source }] : []))
  for (const document of legalDocuments) {
    if (!read.some((each) => each.document === document))
      faults.push({ file: `legal/${document}`, line: 1, field: '', ...languagesOf(noEdition) })
    checkDays(found.filter((each) => each.document === document))
  }
  for (const { document, source } of found) {
    checkAsking(document, source)
    checkArticles(source)
    if (company)
      for (const { path, message } of findPlaceholderFaults(source.value, company)) source.fault(path, message)
  }
  return found
}

/** Reports `asks_again` where nobody agreed to the document alone. */
function checkAsking(document: LegalDocument, source: Source<LegalFile>): void {
  if (source.value.asks_again !== undefined && !isConsentDocument(document)) source.fault(['asks_again'], neverAsks)
}

/** Reports editions of one document that begin on the same day. */
function checkDays(editions: readonly { readonly source: Source<LegalFile> }[]): void {
  for (const [index, { source }] of editions.entries()) {
    const day = source.value.effective_on
    const other = editions.slice(0, index).find((each) => each.source.value.effective_on === day)
    if (other)
      source.fault(
        ['effective_on'],
        both(`is the day on which ${other.source.file} begins too`, `${other.source.file} 버전과 시행일이 같아요`),
      )
  }
}

/** Reports IDs that another article has, and chapters without a title beside others. */
function checkArticles(source: Source<LegalFile>): void {
  const { chapters } = source.value
  const seen = new Set<string>()
  for (const [at, { title, articles }] of chapters.entries()) {
    if (title === undefined && chapters.length > 1)
      source.fault(
        ['chapters', at],
        both('needs a title, as every chapter of several does', '장이 여럿이면 제목이 있어야 해요'),
      )
    for (const [index, { id }] of articles.entries()) {
      if (seen.has(id)) source.fault(['chapters', at, 'articles', index, 'id'], used('article', '조항', id))
      seen.add(id)
    }
  }
}

const misplacedText = both(
  `must be legal/DOCUMENT/VERSION.yaml with both languages in it: a document of ${legalDocuments.join(', ')}, and a name of at most ${longestEdition} small letters, digits and hyphens`,
  `legal/문서/버전.yaml이어야 하고 두 언어가 함께 있어야 해요. 문서는 ${legalDocuments.join(', ')} 중 하나, 버전 이름은 ${longestEdition}자까지 영어 소문자, 숫자, 하이픈이에요`,
)
const neverAsks = both(
  'is for the texts of consents (collection, marketing): members are told of other texts by email. Remove the line',
  '동의서(collection, marketing)에만 쓸 수 있어요. 다른 글은 메일로 알리니 이 줄을 지워 주세요',
)
const noEdition = both(
  'has no version: copy the folder of the bundled content and change its text',
  '버전이 하나도 없어요. 처음 들어 있던 콘텐츠의 폴더를 복사해 고쳐 주세요',
)
