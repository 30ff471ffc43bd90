/** How a hand holds a tool: between the fingers, in the fist, flat, or no tool at all. */
export type Hold = 'pinch' | 'grip' | 'flat' | 'bare'
/** How a tool moves while it works: to and fro, down, around its tip, or in an arc. */
export type Move = 'stroke' | 'press' | 'turn' | 'sweep'

const holds: readonly Hold[] = ['pinch', 'grip', 'flat', 'bare']
const moves: readonly Move[] = ['stroke', 'press', 'turn', 'sweep']

export interface Tool {
  readonly drawing: string
  readonly hold: Hold
  readonly move: Move
}

export interface Subject {
  readonly drawing: string
  /** True for a limb that reaches in from below the picture: it stands on nothing, and casts no shadow. */
  readonly isFromBelow: boolean
}

/** Parts of one field, by the word that names them. Drawings are SVG elements with colours as `var(--name,#hex)`. */
export interface FieldKit {
  readonly subjects: ReadonlyMap<string, Subject>
  readonly tools: ReadonlyMap<string, Tool>
  /** A room of the field, 800 × 600. */
  readonly room: string
}

export interface Kit {
  /** By the folder's name. */
  readonly fields: ReadonlyMap<string, FieldKit>
  readonly hands: ReadonlyMap<string, string>
  readonly people: ReadonlyMap<string, string>
}

/** Makes the kit from the files of `kit/`, by their path there. Throws an Error that names a missing or broken file. */
export function kitOf(files: ReadonlyMap<string, string>): Kit {
  const drawings = (folder: string) =>
    new Map(
      [...files]
        .filter(([path]) => path.startsWith(`${folder}/`))
        .map(([path, text]) => [wordOf(path), drawingOf(path, text)] as const)
        .sort(([one], [other]) => one.localeCompare(other)),
    )
  const field = (name: string): FieldKit => ({
    subjects: new Map(
      [...drawings(`${name}/subjects`)].map(([word, drawing]) => {
        const text = files.get(`${name}/subjects/${word}.svg`) ?? ''
        return [word, { drawing, isFromBelow: text.includes(' data-from="below"') }]
      }),
    ),
    tools: new Map(
      [...drawings(`${name}/tools`)].map(([word, drawing]) => {
        const path = `${name}/tools/${word}.svg`
        const text = files.get(path) ?? ''
        return [
          word,
          { drawing, hold: attribute(path, text, 'data-hold', holds), move: attribute(path, text, 'data-move', moves) },
        ]
      }),
    ),
    room: drawingOf(`${name}/room.svg`, files.get(`${name}/room.svg`) ?? ''),
  })
  const fields = [...files.keys()].flatMap(
    (path) => /^([^/]+)\/(?:room\.svg$|subjects\/|tools\/)/.exec(path)?.[1] ?? [],
  )
  return {
    fields: new Map([...new Set(fields)].sort().map((name) => [name, field(name)])),
    hands: drawings('hands'),
    people: drawings('people'),
  }
}

/** `healthcare/tools/probe.svg` is named `probe`. */
function wordOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.svg'.length)
}

function drawingOf(path: string, text: string): string {
  const drawing = /^<svg [^>]*>(.*)<\/svg>\s*$/s.exec(text)?.[1]
  if (drawing === undefined) throw new Error(`illustrations/kit/${path} is missing or no SVG`)
  return drawing
}

function attribute<Value extends string>(path: string, text: string, name: string, values: readonly Value[]): Value {
  const found = new RegExp(` ${name}="([^"]*)"`).exec(text)?.[1]
  const value = values.find((each) => each === found)
  if (!value) throw new Error(`illustrations/kit/${path} needs ${name}, one of ${values.join(', ')}`)
  return value
}
