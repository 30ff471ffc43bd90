import * as v from 'valibot'
import { type ComparedPicture, languages, layouts, parsePictureName, schemes } from '../pictures.ts'

const choice = <const Options extends readonly string[]>(options: Options) =>
  v.optional(v.fallback(v.picklist(['', ...options]), ''), '')

const filterSchema = v.object({
  /** Words of the search. */
  q: v.optional(v.string(), ''),
  /** Page or flow, with its group: `flows/login`. */
  of: v.optional(v.string(), ''),
  language: choice(languages),
  layout: choice(layouts),
  scheme: choice(schemes),
  /** `1` hides pictures that are equal. */
  changed: choice(['1']),
  /** Name of the picture that is open. */
  open: v.optional(v.string(), ''),
})

/** What of the gallery is shown. Empty values do not limit it. */
export type Filter = v.InferOutput<typeof filterSchema>

/** Reads a filter from the hash of an address. Unknown values are dropped. */
export function parseFilter(hash: string): Filter {
  return v.parse(filterSchema, Object.fromEntries(new URLSearchParams(hash.replace(/^#/, ''))))
}

/** The hash of a filter, without empty values. */
export function formatFilter(filter: Filter): string {
  const filled = Object.entries(filter).filter(([, value]) => value !== '')
  return `#${new URLSearchParams(filled)}`
}

/** The pictures that a filter shows: each word of the search stands in the name, a title or the address. */
export function filterPictures(pictures: readonly ComparedPicture[], filter: Filter): ComparedPicture[] {
  const words = filter.q.toLowerCase().split(/\s+/).filter(Boolean)
  return pictures.filter(({ name, title, address, standing }) => {
    const parts = parsePictureName(name)
    if (parts === undefined) return false
    if (filter.of !== '' && filter.of !== `${parts.group}/${parts.of}`) return false
    if (filter.language !== '' && filter.language !== parts.language) return false
    if (filter.layout !== '' && filter.layout !== parts.layout) return false
    if (filter.scheme !== '' && filter.scheme !== parts.scheme) return false
    if (filter.changed !== '' && standing === 'equal') return false
    const text = `${name} ${title.ko} ${title.en} ${address}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
