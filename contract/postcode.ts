import * as v from 'valibot'
import { inputText } from './text.ts'

/** Postcode search (specification, section 2: order): a window that finds an address and tells it to its page. */

/** Where the window lies, on the origin that the browser is on. */
export const postcodePath = '/providers/postcode'

/** Broadcast channel on which the window tells what was found: same origin alone, whatever became of its opener. */
export const postcodeChannel = 'practicum-postcode'

/** An address as a delivery needs it, in Korean whatever the language of the page. */
export const foundAddressSchema = v.object({
  /** Five digits. */
  postcode: v.pipe(v.string(), v.regex(/^\d{5}$/, 'a postal code of five digits')),
  /** By street, or by lot where the person chose that; what stands after it, such as a floor, is the buyer's to add. */
  address: v.pipe(inputText(200), v.trim(), v.nonEmpty('an address')),
})
export type FoundAddress = v.InferOutput<typeof foundAddressSchema>

/** Names the search that a window answers, so that no other page takes it for its own. */
export const postcodeRequestSchema = v.pipe(v.string(), v.uuid())

/** What the window tells. */
export const postcodeMessageSchema = v.object({ request: postcodeRequestSchema, ...foundAddressSchema.entries })

/** The window for one search. */
export function postcodeWindow(request: string): string {
  return `${postcodePath}?request=${request}`
}

/** Where whoever searches leads once an address is chosen; without one, the window closes and tells nothing. */
export function postcodeReturn(request: string, found?: FoundAddress): string {
  return `${postcodePath}/return?${new URLSearchParams({ request, ...found })}`
}
