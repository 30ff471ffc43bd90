import { and, eq, inArray, isNull, sum } from 'drizzle-orm'
import type { OrderStatus } from '#contract/orders/orders.ts'
import type { Transaction } from './open.ts'
import { devices } from './schema/boards.ts'
import { orderItems, orders } from './schema/orders.ts'

/** Pieces of a device. */
export interface DeviceStock {
  /** Pieces on the shelf: those for sale, and those that orders took and that have not left. */
  readonly onHand: number
  /** Pieces that orders took and that have not left. */
  readonly promised: number
  /** Pieces that can be ordered; below zero when more are promised than there are. */
  readonly available: number
}

/** States in which an order holds the pieces that it took. */
const holding: readonly OrderStatus[] = ['pending', 'waiting_for_deposit', 'paid', 'cancel_requested']

/** Pieces of a device that orders hold and that have not been shipped. */
async function promisedPieces(db: Pick<Transaction, 'select'>, idx: number): Promise<number> {
  const [row] = await db
    .select({ pieces: sum(orderItems.quantity).mapWith(Number) })
    .from(orderItems)
    .innerJoin(orders, eq(orders.number, orderItems.orderNumber))
    .where(
      and(
        eq(orderItems.deviceIdx, idx),
        isNull(orderItems.releasedAt),
        isNull(orders.shippedAt),
        inArray(orders.status, [...holding]),
      ),
    )
  return row?.pieces ?? 0
}

/** Pieces of a device; undefined when the shop has never had it. */
export async function readDeviceStock(tx: Transaction, idx: number): Promise<DeviceStock | undefined> {
  const [device] = await tx.select({ available: devices.stock }).from(devices).where(eq(devices.idx, idx))
  if (!device) return undefined
  const promised = await promisedPieces(tx, idx)
  return { onHand: device.available + promised, promised, available: device.available }
}

/**
 * Sets the pieces of a device on the shelf: what orders hold of them is not for sale. Also in a READ COMMITTED
 * transaction no order is lost, because orders wait for the row before their items are counted.
 */
export async function setPiecesOnShelf(tx: Transaction, idx: number, pieces: number): Promise<void> {
  await tx.select({ idx: devices.idx }).from(devices).where(eq(devices.idx, idx)).for('update')
  const promised = await promisedPieces(tx, idx)
  await tx
    .update(devices)
    .set({ stock: pieces - promised })
    .where(eq(devices.idx, idx))
}
