import { and, asc, eq, max, sql } from 'drizzle-orm'
import { selectionLimits } from '#contract/addresses/order-addresses.ts'
import { parseSelectionKey, type SelectedItem, selectionKey } from '#contract/addresses/order-selection.ts'
import type { BasketEntry } from '#contract/orders/basket-entry.ts'
import type { Throws } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Database, Transaction } from '#server/db/open.ts'
import { type BasketItemRow, basketItems } from '#server/db/schema/basket.ts'
import { members } from '#server/db/schema/members.ts'

type Call = Throws<typeof codes.basketFull>

/** The member's basket, in the order in which its lines were put in. */
export async function readBasket(db: Database | Transaction, memberId: string): Promise<BasketEntry[]> {
  const rows = await db
    .select()
    .from(basketItems)
    .where(eq(basketItems.memberId, memberId))
    .orderBy(asc(basketItems.position))
  return rows.map((row) => ({ item: itemOf(row), seen_amt: row.seenAmount }))
}

/** Puts lines in, or sets their pieces. */
export function putEntries(tx: Transaction, memberId: string, entries: readonly BasketEntry[], call: Call) {
  return writeEntries(tx, memberId, entries, call, sql`excluded.quantity`)
}

/** Puts lines in; one that is there already keeps the larger number of pieces. */
export function mergeEntries(tx: Transaction, memberId: string, entries: readonly BasketEntry[], call: Call) {
  return writeEntries(tx, memberId, entries, call, sql`greatest(${basketItems.quantity}, excluded.quantity)`)
}

async function writeEntries(
  tx: Transaction,
  memberId: string,
  entries: readonly BasketEntry[],
  { apiError }: Call,
  quantity: ReturnType<typeof sql>,
): Promise<void> {
  // A statement cannot write a line twice.
  const once = new Map(entries.map((entry) => [selectionKey(entry.item), entry]))
  if (once.size === 0) return
  // One change of a basket at a time: two could exceed the limit together.
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update')
  const [last] = await tx
    .select({ position: max(basketItems.position) })
    .from(basketItems)
    .where(eq(basketItems.memberId, memberId))
  const next = (last?.position ?? -1) + 1
  await tx
    .insert(basketItems)
    .values(
      [...once.values()].map(({ item, seen_amt: seenAmount }, index) => ({
        memberId,
        ...keyOf(item),
        quantity: item.quantity,
        seenAmount,
        position: next + index,
      })),
    )
    .onConflictDoUpdate({
      target: [basketItems.memberId, basketItems.kind, basketItems.idx, basketItems.months],
      set: { quantity },
    })
  const lines = await tx.$count(basketItems, eq(basketItems.memberId, memberId))
  if (lines > selectionLimits.basket) {
    throw apiError(codes.basketFull, `A basket holds ${selectionLimits.basket} lines. Order or remove some first.`)
  }
}

/** Removes lines by their keys; those that are gone already count as removed. */
export async function removeEntries(tx: Transaction, memberId: string, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const { kind, idx, months } = keyOf(parseSelectionKey(key))
    await tx
      .delete(basketItems)
      .where(
        and(
          eq(basketItems.memberId, memberId),
          eq(basketItems.kind, kind),
          eq(basketItems.idx, idx),
          eq(basketItems.months, months),
        ),
      )
  }
}

function keyOf(item: SelectedItem): Pick<BasketItemRow, 'kind' | 'idx' | 'months'> {
  if (item.kind === 'course') return { kind: 'course', idx: item.option, months: 0 }
  return { kind: item.sale_type, idx: item.device, months: item.months }
}

function itemOf({ kind, idx, months, quantity }: BasketItemRow): SelectedItem {
  if (kind === 'course') return { kind: 'course', option: idx, quantity }
  return { kind: 'device', device: idx, sale_type: kind, months, quantity }
}
