import * as v from 'valibot'

// Values in the addresses of downloads, events and inquiries. A module of its own, because every page loads the addresses of all pages.

/** State of an event on a day, derived from its first and last day (specification, section 4). */
export const eventStateSchema = v.picklist(['ongoing', 'upcoming', 'completed'])
export type EventState = v.InferOutput<typeof eventStateSchema>

/** Types of an inquiry that can be sent. */
export const sentCategoryCodes = ['service', 'account', 'error', 'partnership', 'refund', 'other'] as const
export const sentCategorySchema = v.picklist(sentCategoryCodes)
export type SentCategory = v.InferOutput<typeof sentCategorySchema>

/** Manuals of the client, of contents, and of additional programs (specification, section 2). */
export const manualCategorySchema = v.picklist(['client', 'content', 'program'])
export type ManualCategory = v.InferOutput<typeof manualCategorySchema>
