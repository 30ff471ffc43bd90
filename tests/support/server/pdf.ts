import { inflateSync } from 'node:zlib'

/**
 * Characters that a PDF's embedded fonts draw, by their ToUnicode maps (ISO 32000-1, 9.10.3). A letter that a font lacks
 * is in none of them.
 */
export function drawnCharacters(pdf: Buffer): Set<string> {
  const characters = new Set<string>()
  for (let at = pdf.indexOf('\nstream\n'); at >= 0; at = pdf.indexOf('\nstream\n', at + 1)) {
    const text = inflated(pdf.subarray(at + '\nstream\n'.length, pdf.indexOf('\nendstream', at)))
    const ranges = /beginbfrange([\s\S]*?)endbfrange/.exec(text)?.[1]
    // `<first glyph> <last glyph> [<UTF-16 units> …]`
    const letters = [...(ranges?.matchAll(/\[([^\]]*)\]/g) ?? [])].map(([, list = '']) => list).join(' ')
    for (const [hex] of letters.matchAll(/(?<=<)[^>]+(?=>)/g)) {
      const units = hex.match(/[0-9a-f]{4}/gi) ?? []
      for (const letter of String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)))) {
        characters.add(letter)
      }
    }
  }
  return characters
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return ''
  }
}
