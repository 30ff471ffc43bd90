import { htmlDecode } from '#lib/text/html-entities.ts'

/** Maximum length of a description for search engines, in characters. */
const maxLength = 150

/** The beginning of a rich text without its markup, for search engines. */
export function firstSentences(html: string): string {
  const text = htmlDecode(html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')).trim()
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).trimEnd()}…`
}
