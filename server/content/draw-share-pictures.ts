import { createHash } from 'node:crypto'
import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import { describeError } from '../db/errors.ts'
import { type Database, type Transaction, transact } from '../db/open.ts'
import { media } from '../db/schema/media.ts'
import { type ShareSource, sharePictures } from '../db/schema/share-pictures.ts'
import type { Clock } from '../lib/clock.ts'
import type { Figures } from '../lib/figures.ts'
import type { Log } from '../lib/log.ts'
import { runRegularly } from '../lib/run-regularly.ts'
import { announceContent } from './import.ts'
import { shareFolder } from './media-files.ts'
import { drawSharePicture, type ShareDrawings } from './share-picture.ts'
import { dropUnusedPictures, isPicture, isUndrawn, type SharedKind } from './share-pictures.ts'

/** A picture that could not be drawn. The former one stays. */
interface DrawFault {
  readonly kind: SharedKind
  readonly idx: number
  readonly locale: string
  readonly title: string
  readonly reason: string
}

interface DrawResult {
  readonly drawn: number
  readonly faults: readonly DrawFault[]
}

/** How long a process may take for one picture, in milliseconds. */
const leaseMs = 60_000

/**
 * Draws every picture whose source has changed, one after another. Several processes may draw at once: each claims what
 * it draws. Pages name the pictures when all are drawn.
 */
export async function drawSharePictures(db: Database, clock: Clock, signal?: AbortSignal): Promise<DrawResult> {
  const faults: DrawFault[] = []
  let drawn = 0
  for (let row = await claim(db, clock); row; row = signal?.aborted ? undefined : await claim(db, clock)) {
    const { kind, idx, locale, source, sourceHash, claimedUntil } = row
    /** Writes what came of the picture, unless another process has taken it over. */
    const settle = async (tx: Transaction, result: Partial<typeof sharePictures.$inferInsert>) => {
      const settled = await tx
        .update(sharePictures)
        .set({ ...result, claimedUntil: null })
        .where(and(isPicture(row), eq(sharePictures.claimedUntil, claimedUntil)))
        .returning({ idx: sharePictures.idx })
      if (settled.length > 0) await announceWhenDrawn(tx)
    }
    const picture = await draw(source, {
      scene: source.scene === undefined ? undefined : await findDrawing(db, source.scene),
      logo: await findDrawing(db, source.logo.path),
    })
    if ('reason' in picture) {
      faults.push({ kind, idx, locale, title: source.title, reason: picture.reason })
      await transact(db, (tx) => settle(tx, { failedHash: sourceHash }))
      continue
    }
    const { body } = picture
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 16)
    const path = `${shareFolder}/${hash}/${kind}-${idx}-${locale}.png`
    await transact(db, async (tx) => {
      await tx.insert(media).values({ path, type: 'image/png', body }).onConflictDoNothing()
      // A source that has changed meanwhile is drawn next; until then this is the latest picture.
      await settle(tx, { path, drawnHash: sourceHash })
    })
    drawn += 1
  }
  return { drawn, faults }
}

/** Has pages name the pictures when none is left to draw. In the transaction of the last one, so that it is not missed. */
async function announceWhenDrawn(tx: Transaction): Promise<void> {
  if ((await tx.$count(sharePictures, isUndrawn)) > 0) return
  await dropUnusedPictures(tx)
  await announceContent(tx)
}

/** Claims the next picture that is due. */
async function claim(db: Database, clock: Clock) {
  const now = clock.now()
  const isFree = or(isNull(sharePictures.claimedUntil), lt(sharePictures.claimedUntil, now))
  for (;;) {
    const [due] = await db
      .select()
      .from(sharePictures)
      .where(and(isUndrawn, isFree))
      .orderBy(asc(sharePictures.kind), asc(sharePictures.idx), asc(sharePictures.locale))
      .limit(1)
    if (!due) return undefined
    const claimedUntil = new Date(now.getTime() + leaseMs)
    const claimed = await db
      .update(sharePictures)
      .set({ claimedUntil })
      .where(and(isPicture(due), isUndrawn, isFree))
      .returning()
    if (claimed[0]) return { ...claimed[0], claimedUntil }
  }
}

async function findDrawing(db: Database, path: string): Promise<Buffer | undefined> {
  const [file] = await db.select({ body: media.body }).from(media).where(eq(media.path, path))
  return file?.body
}

async function draw(source: ShareSource, drawings: ShareDrawings): Promise<{ body: Buffer } | { reason: string }> {
  try {
    return { body: await drawSharePicture(source, drawings) }
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}

/** How often a process looks for pictures to draw, in milliseconds. The first time, the shop has served its first pages. */
const everyMilliseconds = 15_000

/** Draws due pictures in the background, and logs those that cannot be drawn. Returns how to stop it. */
export function drawSharePicturesRegularly(
  db: Database,
  clock: Clock,
  log: Pick<Log, 'warn'>,
  { everyMs = everyMilliseconds, figures }: { readonly everyMs?: number; readonly figures?: Figures | undefined } = {},
): () => Promise<void> {
  return runRegularly({
    name: 'draw-share-pictures',
    everyMs,
    startsNow: false,
    work: async (signal) => {
      const { faults } = await drawSharePictures(db, clock, signal)
      for (const fault of faults) log.warn(fault, 'a sharing picture was not drawn')
    },
    onError: (error) => log.warn({ error: describeError(error) }, 'sharing pictures were not drawn'),
    figures,
  })
}
