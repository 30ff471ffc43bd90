import type { EditionOfDocument } from '../db/legal-editions.ts'

/** The day on which a preview is read: that on which a legal text of the draft is posted, when it is still to come. */
export function previewDay(
  editions: readonly Pick<EditionOfDocument, 'document' | 'id' | 'posted_on'>[],
  draft: string,
  today: string,
): string {
  const edition = editions.find(({ document, id }) => draft === `legal/${document}/${id}.yaml`)
  return edition && edition.posted_on > today ? edition.posted_on : today
}
