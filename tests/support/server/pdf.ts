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

/**
 * Lines of text of a PDF that pdfkit has written, page by page from the top, each from the left (ISO 32000-1, 9.4). What
 * stands beside each other on a line is one line.
 */
export function linesIn(pdf: Buffer): string[] {
  const file = pdf.toString('latin1')
  const objects = new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body] as const),
  )
  const streamOf = (id: string) => {
    const [, data = ''] = /\nstream\n([\s\S]*)\nendstream/.exec(`\n${objects.get(id) ?? ''}`) ?? []
    return inflated(Buffer.from(data, 'latin1'))
  }
  const reference = (body: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? ''
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body))
  return pages.flatMap((page) => {
    const resources = objects.get(reference(page, 'Resources')) ?? ''
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
        name,
        lettersOf(streamOf(reference(objects.get(id) ?? '', 'ToUnicode'))),
      ]),
    )
    const pieces: { x: number; y: number; text: string }[] = []
    let letters: ReadonlyMap<string, string> = new Map()
    let [x, y] = [0, 0]
    const operators = /1 0 0 1 (\S+) (\S+) Tm|\/(F\d+) \S+ Tf|\[([^\]]*)\] TJ/g
    for (const [, toX, toY, font, shown] of streamOf(reference(page, 'Contents')).matchAll(operators)) {
      if (toX !== undefined) [x, y] = [Number(toX), Math.round(Number(toY))]
      else if (font !== undefined) letters = fonts.get(font) ?? new Map()
      else {
        const glyphs = [...(shown ?? '').matchAll(/<([0-9a-f]*)>/gi)].flatMap(
          ([, hex = '']) => hex.match(/.{4}/g) ?? [],
        )
        pieces.push({ x, y, text: glyphs.map((glyph) => letters.get(glyph.toLowerCase()) ?? '�').join('') })
      }
    }
    const lines = Map.groupBy(pieces, (piece) => piece.y)
    return [...lines]
      .toSorted(([one], [other]) => other - one)
      .map(([, line]) =>
        line
          .toSorted((one, other) => one.x - other.x)
          .map(({ text }) => text.trim())
          .join(' ')
          .trim(),
      )
      .filter(Boolean)
  })
}

/** Letters by the number of their glyph, of a font's ToUnicode map. */
function lettersOf(map: string): ReadonlyMap<string, string> {
  const ranges = /beginbfrange([\s\S]*?)endbfrange/.exec(map)?.[1] ?? ''
  const letters = new Map<string, string>()
  for (const [, first = '', list = ''] of ranges.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f]+)>/gi)].entries()) {
      const units = (hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))
      letters.set((Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'), String.fromCharCode(...units))
    }
  }
  return letters
}
