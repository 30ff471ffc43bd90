import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/open.ts'

/**
 * Calculates each course's cheapest price for `today` from its options. Passes decide; other options count only where
 * there are no passes. Runs after an import and at the start of each business day, because campaigns end. The price of
 * an option is that of `optionPrice`, in SQL.
 */
export async function refreshPrices(db: Database | Transaction, today: string): Promise<void> {
  await db.execute(sql`
    with offers as (
      select o.course_idx, o.amount,
        case when o.special_until >= ${today}::date then o.special_amount else coalesce(o.discounted, o.amount) end as price,
        o.months
      from purchase_options o where not o.is_withdrawn
    ), ranked as (
      select *, row_number() over (partition by course_idx order by (months = 0), price, amount) as place,
        max(price) over (partition by course_idx, months = 0) as dearest
      from offers
    ), cheapest as (
      select course_idx, amount, price, dearest > price as dearer from ranked where place = 1
    )
    update courses c set regular_price = f.amount, current_price = f.price, has_dearer_options = coalesce(f.dearer, false)
    from courses k left join cheapest f on f.course_idx = k.idx
    where k.idx = c.idx and (c.regular_price, c.current_price, c.has_dearer_options)
      is distinct from (f.amount, f.price, coalesce(f.dearer, false))`)
}
