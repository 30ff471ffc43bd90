import type { ReactNode } from 'react'
import { type PriceVariants, price } from './price.css.ts'

/** An amount in `<b>`, with the regular price in `<s>`, the discount in `<em>` and additions in `<small>`. */
export function Price({ align, inquiry, children }: PriceVariants & { readonly children: ReactNode }) {
  return <p className={price({ align, inquiry })}>{children}</p>
}
