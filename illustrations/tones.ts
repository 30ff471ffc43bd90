/** A colour in two lights. */
type Pair = readonly [string, string]
type Pairs = readonly [Pair, ...Pair[]]

/** Skin in the light and in the shade. */
const skins: Pairs = [
  ['#F3CFB3', '#DDAA88'],
  ['#E9BB95', '#CE9770'],
  ['#D49E73', '#B47D54'],
  ['#A9714A', '#875535'],
  ['#7A4B31', '#5C3623'],
]
/** Hair in the shade and in the light. */
const hairs: Pairs = [
  ['#20242B', '#363D47'],
  ['#4A3428', '#65493A'],
  ['#7A4A2B', '#97633F'],
  ['#A9A8A5', '#C6C4BF'],
]
/** Clothes in the light and in the shade. */
const clothes: Pairs = [
  ['#1C8480', '#0B6263'],
  ['#2C4464', '#1D3048'],
  ['#E0795F', '#B95842'],
  ['#F3EBDC', '#D9CDB8'],
  ['#6FAAD3', '#4C88B4'],
  ['#7A64AE', '#5A4690'],
  ['#E5AA3C', '#BF8420'],
  ['#66757F', '#4C5A64'],
]

/** Colours of a picture, by the names in its drawings. */
export type Tones = Readonly<Record<string, string>>

/** Colours of a picture in six tones of a field, pale to deep, and the tones of every field. Equal `seed`s give the same skin, hair and clothes. */
export function tonesOf(
  { tones, ground, signal }: { readonly tones: readonly string[]; readonly ground: string; readonly signal: string },
  seed: number,
): Tones {
  const [h0 = '', h1 = '', h2 = '', h3 = '', h4 = '', h5 = ''] = tones
  const [skin, skind] = pick(skins, seed)
  const [hair, hairl] = pick(hairs, seed >>> 3)
  const [top, topd] = pick(clothes, seed >>> 5)
  return {
    ...{ h0, h1, h2, h3, h4, h5, ground, sig: signal, skin, skind, hair, hairl, top, topd },
    ...{ hand: skin, handd: skind, fore: top, fored: topd, slv: top, slvd: topd },
  }
}

function pick(values: Pairs, seed: number): Pair {
  return values[seed % values.length] ?? values[0]
}

/** A number from a text, the same on every machine (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

/** Replaces `var(--name,#hex)` by the colour of that name, or by the hex. */
export function paint(drawing: string, tones: Tones): string {
  return drawing.replace(/var\(--([a-z0-9]+),(#[0-9A-Fa-f]+)\)/g, (_, name: string, hex: string) => tones[name] ?? hex)
}

/** Style of the ground of a picture: `a` pale to `d` strong, `e` deep, `w` paper, `p` floor. */
export function groundStyle({ h0 = '', h1 = '', h2 = '', h3 = '', h5 = '', ground = '' }: Tones): string {
  return Object.entries({ a: h0, b: h1, c: h2, d: h3, e: h5, w: '#fff', p: ground })
    .map(([name, colour]) => `.${name}{fill:${colour}}`)
    .join('')
}
