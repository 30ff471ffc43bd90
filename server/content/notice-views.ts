import { isScalar, parseDocument } from 'yaml'

/** The text of a notice's file with another number of views; everything else stays byte for byte. */
export function withViews(text: string, views: number): string {
  const node = parseDocument(text).get('views', true)
  if (!isScalar(node) || !node.range) return text
  const [start, end] = node.range
  return `${text.slice(0, start)}${views}${text.slice(end)}`
}
