import { asc, eq, sql } from 'drizzle-orm'
import { type SellerFile, sellerOf } from '#contract/content-files/company-in.ts'
import { readCompanyFile } from './company.ts'
import type { Database, Transaction } from './open.ts'
import { sellers } from './schema/company.ts'
import type { OrderRow } from './schema/orders.ts'

/** Keeps what the company is now for an order. Returns its ID, which is the same while the company is. */
export async function keepSeller(tx: Transaction): Promise<number> {
  const value = sellerOf(await readCompanyFile(tx))
  const find = () =>
    tx
      .select({ id: sellers.id })
      .from(sellers)
      .where(eq(sql`md5(${sellers.value}::text)`, sql`md5(${JSON.stringify(value)}::jsonb::text)`))
  const [found] = await find()
  if (found) return found.id
  await tx.insert(sellers).values({ value }).onConflictDoNothing()
  const [kept] = await find()
  if (!kept) throw new Error('the seller was not kept')
  return kept.id
}

/** Reads who sold orders. */
export async function readSellers(
  db: Database | Transaction,
): Promise<(order: Pick<OrderRow, 'sellerId'>) => SellerFile> {
  const all = await db.select().from(sellers).orderBy(asc(sellers.id))
  return ({ sellerId }) => {
    const seller = all.find(({ id }) => id === sellerId) ?? all[0]
    if (!seller) throw new Error('the shop has no seller yet; import a content folder first')
    return seller.value
  }
}
