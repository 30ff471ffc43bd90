import * as v from 'valibot'
import { postcodeSchema } from './numbers.ts'
import { filledLine } from './text.ts'

// Postcode search (specification, section 2: order): a window that finds an address and sends it to the page that
// opened it.

/** Path of the window, on the browser's origin. */
export const postcodePath = '/providers/postcode'

/** Broadcast channel for the result; it needs no opener and stays within the origin. */
export const postcodeChannel = 'shop-postcode'

/** An address for a delivery, in Korean in every language of the page. */
export const foundAddressSchema = v.object({
  /** Five digits. */
  postcode: postcodeSchema,
  /** By street, or by lot if the person chose that. The buyer adds the rest, such as a floor. */
  address: filledLine(200, 'an address', 'address'),
})
export type FoundAddress = v.InferOutput<typeof foundAddressSchema>

/** Id of a search, so that no other page takes its result. */
export const postcodeRequestSchema = v.pipe(v.string(), v.uuid())

/** The message with the result. */
export const postcodeMessageSchema = v.object({ request: postcodeRequestSchema, ...foundAddressSchema.entries })

/** Path of the window for one search. */
export function postcodeWindow(request: string): string {
  return `${postcodePath}?request=${request}`
}

/** Where the window ends after an address was chosen; without one it closes and sends nothing. */
export function postcodeReturn(request: string, found?: FoundAddress): string {
  return `${postcodePath}/return?${new URLSearchParams({ request, ...found })}`
}
