import { type Database, transact } from '../db/open.ts'
import { media } from '../db/schema/media.ts'
import { attachmentBodies, namedAttachments, ofFolder, publishedTexts, withoutHash } from './stored-folder.ts'

/** Contents of exported files by their path in the content folder. */
export type ExportedFiles = ReadonlyMap<string, string | Buffer>

/**
 * The content of the shop as files of a content folder, byte for byte as they were published, but for the views of
 * notices. Throws a StartError before the first import.
 */
export async function exportContent(db: Database): Promise<ExportedFiles> {
  return transact(db, async (tx) => {
    const texts = await publishedTexts(tx)
    const pictures = await tx.select().from(media).where(ofFolder)
    const bodies = await attachmentBodies(tx)
    const files = [...(await namedAttachments(tx))].map(([path, { id }]) => {
      const body = bodies.get(id)
      if (!body) throw new Error(`the attachment ${path} is not stored`)
      return [path, body] as const
    })
    return new Map<string, string | Buffer>([
      ...texts,
      ...pictures.map(({ path, body }) => [withoutHash(path), body] as const),
      ...files,
    ])
  })
}
