import { asc, desc, eq } from 'drizzle-orm'
import type { DeliveryAddress } from '#contract/orders/delivery-addresses.ts'
import type { Database, Transaction } from '#server/db/open.ts'
import { deliveryAddresses } from '#server/db/schema/delivery-addresses.ts'

/** Addresses that a member has named, the default one first. */
export async function findAddresses(db: Database | Transaction, memberId: string): Promise<DeliveryAddress[]> {
  const rows = await db
    .select()
    .from(deliveryAddresses)
    .where(eq(deliveryAddresses.memberId, memberId))
    .orderBy(desc(deliveryAddresses.isDefault), asc(deliveryAddresses.addedAt), asc(deliveryAddresses.id))
  return rows.map(({ id, name, postcode, address, addressDetail, isDefault }) => ({
    id,
    name,
    postcode,
    address,
    address_detail: addressDetail,
    is_default: isDefault,
  }))
}
