import { clientFile } from '../../../contract/content/downloads.ts'
import { clientFiles } from '../../db/schema/downloads.ts'
import { notFound } from '../../lib/any-call-errors.ts'
import { defineHandler } from '../define-handler.ts'
import { presentClientFile } from './present.ts'

export default defineHandler(clientFile, async ({ db }) => {
  const [row] = await db.select().from(clientFiles)
  if (!row) throw notFound('client file')
  return { content: presentClientFile(row) }
})
