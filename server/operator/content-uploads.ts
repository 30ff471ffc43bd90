import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { attachment } from '#contract/content-files/attachments.ts'
import { pictureTypes } from '#contract/content-files/values.ts'
import type { FileFolder } from '#contract/desk/content.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { contentFileInvalid } from '#contract/protocol/desk-codes.ts'
import { storedFiles } from '../content/stored-folder.ts'
import { transact } from '../db/open.ts'
import { contentUploads } from '../db/schema/content-files.ts'
import { loadSharp } from '../lib/sharp.ts'
import type { ContentServices } from './content-drafts.ts'
import { type Operator, recordAct } from './record.ts'

// Files that operators upload for drafts to name.

const refusals = ApiError.declaredBy({ codes: [contentFileInvalid] })
const refuse = (reason: string) => refusals(contentFileInvalid, reason, 'file')

/** Longest side of a photo, in pixels: that of the largest picture of a page. */
const photoPixels = 1_600

/** Pixels of a camera's photo; more would take too much memory. */
const limits = { limitInputPixels: 50_000_000 } as const

interface PreparedFile {
  readonly name: string
  readonly type: string
  readonly body: Buffer
}

/** Where the desk shows a file, below its origin. */
export function addressOf(path: string, hash: string): string {
  const [folder, name] = path.split('/')
  return `/media/${folder}/${hash}/${encodeURIComponent(name ?? '')}`
}

/**
 * Stores a file and returns how content names it. A name that another file has gets a number. Throws `PR60605400` for a
 * file that the shop does not show, or cannot read.
 */
export async function uploadFile(
  { db, clock }: ContentServices,
  {
    folder,
    by,
    ...sent
  }: { readonly folder: FileFolder; readonly name: string; readonly body: Buffer; readonly by: Operator },
) {
  const { name, type, body } = await prepare[folder](sent)
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8)
  return transact(db, async (tx) => {
    const known = await storedFiles(tx, false)
    const ending = extname(name)
    const stem = name.slice(0, name.length - ending.length)
    let free = name
    for (let number = 2; known.has(`${folder}/${free}`); number++) free = `${stem}-${number}${ending}`
    const path = `${folder}/${free}`
    const row = { path, hash, type, body, size: body.length, uploadedAt: clock.now() }
    await tx.insert(contentUploads).values(row)
    await recordAct(tx, clock.now(), {
      by,
      act: 'upload-content-file',
      subject: { kind: 'content', id: path },
      details: { bytes: body.length },
    })
    return { folder, name: free, size: body.length, address: isShown(folder) ? addressOf(path, hash) : null }
  })
}

function isShown(folder: FileFolder): boolean {
  return folder === 'pictures' || folder === 'videos' || folder === 'brand'
}

interface SentFile {
  readonly name: string
  readonly body: Buffer
}

const prepare: Record<FileFolder, (file: SentFile) => Promise<PreparedFile>> = {
  pictures: preparePicture,
  brand: async (file) => {
    const picture = await preparePicture(file)
    if (extname(picture.name) !== '.svg') throw refuse('Choose an SVG file, which stays sharp in every size.')
    return picture
  },
  videos: async ({ name, body }) => {
    // Every MP4 file names its kind at this place (ISO/IEC 14496-12, section 4.3).
    if (body.subarray(4, 8).toString('latin1') !== 'ftyp') throw refuse('This is no MP4 video.')
    return { name: `${plainName(name)}.mp4`, type: 'video/mp4', body }
  },
  attachments: prepareDownload,
  manuals: prepareDownload,
  client: prepareDownload,
}

/** A drawing stays as it is; a photo is scaled down and loses what the camera wrote into it. */
async function preparePicture({ name, body }: SentFile): Promise<PreparedFile> {
  const sharp = await loadSharp()
  try {
    const { format } = await sharp(body, limits).metadata()
    if (format === 'svg') return { name: `${plainName(name)}.svg`, type: pictureTypes.get('.svg') ?? '', body }
    const size = { width: photoPixels, height: photoPixels, fit: 'inside', withoutEnlargement: true } as const
    const photo = await sharp(body, limits).autoOrient().resize(size).webp({ quality: 82 }).toBuffer()
    return { name: `${plainName(name)}.webp`, type: pictureTypes.get('.webp') ?? '', body: photo }
  } catch {
    throw refuse('This picture cannot be read. Choose an SVG, JPEG, PNG or WebP file.')
  }
}

/** A file that visitors save under its name. */
async function prepareDownload({ name, body }: SentFile): Promise<PreparedFile> {
  const found = v.safeParse(attachment, name)
  if (!found.success) throw refuse('Choose a PDF, ZIP, CSV, TXT, JPG, PNG, DOCX, XLSX, PPTX, HWP or HWPX file.')
  return { name, type: 'application/octet-stream', body }
}

/** The name without its ending, in the letters that it has; what no name of a picture has is a hyphen. */
function plainName(name: string): string {
  const stem = name.slice(0, name.length - extname(name).length)
  const plain = stem
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
  return plain === '' ? 'file' : plain
}

/** An uploaded file by the path of its address, which contains its hash; undefined when it is published, or gone. */
export async function findUpload(db: ContentServices['db'], address: string) {
  const [folder, hash = '', name] = address.split('/')
  const isWanted = and(eq(contentUploads.path, `${folder}/${name}`), eq(contentUploads.hash, hash))
  const [found] = await db.select().from(contentUploads).where(isWanted)
  return found
}
