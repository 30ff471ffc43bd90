import { fieldColors } from '../../server/content/field-colors.ts'

/** Codes of the fields of training in the examples. */
export const sampleFields = ['healthcare', 'pilot', 'language', 'safety', 'security', 'job'] as const

/** Their colours: those of fields that give none. */
export const sampleFieldColors = sampleFields.map((code, place) => ({ code, ...fieldColors({}, place) }))
