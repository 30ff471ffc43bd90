import { and, eq, like } from 'drizzle-orm'
import { ApiError } from '#contract/protocol/api-error.ts'
import { contentNotFound, stockChangedMeanwhile } from '#contract/protocol/desk-codes.ts'
import { announceStock } from '../content/state.ts'
import { type DeviceStock, readDeviceStock, setPiecesOnShelf } from '../db/device-stock.ts'
import { type Transaction, transact } from '../db/open.ts'
import { contentFiles } from '../db/schema/content-files.ts'
import type { OperatorServices } from './orders.ts'
import { type Operator, recordAct } from './record.ts'

// Pieces of devices, by the path of the device's file.

const refusals = ApiError.declaredBy({ codes: [contentNotFound, stockChangedMeanwhile] })

/** Number and pieces of a published device. Throws `PR60604404` when the path is none of a device that is published. */
async function requireDevice(tx: Transaction, path: string): Promise<DeviceStock & { readonly idx: number }> {
  const [file] = await tx
    .select({ idx: contentFiles.idx })
    .from(contentFiles)
    .where(and(eq(contentFiles.path, path), like(contentFiles.path, 'devices/%')))
  const idx = file?.idx ?? undefined
  const stock = idx === undefined ? undefined : await readDeviceStock(tx, idx)
  if (idx === undefined || !stock) throw refusals(contentNotFound, 'The shop has no such device.')
  return { idx, ...stock }
}

/** Pieces of a device. Throws `PR60604404` without the device. */
export function readStock({ db }: Pick<OperatorServices, 'db'>, path: string): Promise<DeviceStock> {
  return transact(db, (tx) => requireDevice(tx, path))
}

/**
 * Sets the pieces on the shelf and returns what is for sale then. Throws `PR60604404` without the device, and
 * `PR60607409` when other pieces lie there than the operator has seen.
 */
export function setStock(
  { db, clock }: Pick<OperatorServices, 'db' | 'clock'>,
  act: { readonly path: string; readonly onHand: number; readonly seen: number; readonly by: Operator },
): Promise<DeviceStock> {
  const { path, onHand, seen, by } = act
  return transact(db, async (tx) => {
    const { idx, ...before } = await requireDevice(tx, path)
    if (before.onHand !== seen) throw refusals(stockChangedMeanwhile, `There are ${before.onHand} now.`, 'seen')
    if (before.onHand === onHand) return before
    await setPiecesOnShelf(tx, idx, onHand)
    const after = { onHand, promised: before.promised, available: onHand - before.promised }
    if (after.available > 0 !== before.available > 0) await announceStock(tx)
    await recordAct(tx, clock.now(), {
      by,
      act: 'set-stock',
      subject: { kind: 'content', id: path },
      details: { before, after },
    })
    return after
  })
}
