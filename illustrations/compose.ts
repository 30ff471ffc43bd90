import type { FieldKit, Kit, Move, Subject, Tool } from './kit.ts'
import { groundStyle, hashOf, paint, type Tones, tonesOf } from './tones.ts'
import { clips, type Grasp, isView, type Pen, type Place, views, viewWords } from './views.ts'

/** How the pictures of a field of training are drawn. */
export interface FieldDrawing {
  /** Folder of the kit whose parts they take; the parts of every folder when there is none of this name. */
  readonly kit: string
  /** Six tones, pale to deep: `h0` to `h5` in the drawings. */
  readonly tones: readonly string[]
  /** Pale ground, and what a picture points out; the same in every field. */
  readonly ground: string
  readonly signal: string
}

/** The three words that name a picture. */
export interface PictureWords {
  readonly subject: string
  readonly tool: string
  readonly view: string
}

/** Size of a picture in pixels. */
const width = 800
const height = 600
/** Seconds for which a loop shows each scene, and before them the picture that it takes the place of. */
const sceneSeconds = 4
const stillSeconds = 1

/** The words of each part in the folder of the kit called `name`; those of all folders when there is none. */
export function knownWords(kit: Kit, name: string): Record<keyof PictureWords, readonly string[]> {
  const folders = foldersOf(kit, name)
  const words = (part: 'subjects' | 'tools') =>
    [...new Set(folders.flatMap((folder) => [...folder[part].keys()]))].sort((one, other) => one.localeCompare(other))
  return { subject: words('subjects'), tool: words('tools'), view: viewWords }
}

function foldersOf(kit: Kit, name: string): readonly FieldKit[] {
  const own = kit.fields.get(name)
  return own ? [own] : [...kit.fields.values()]
}

/** The picture of a lesson, as SVG. Throws an Error for an unknown word. */
export function composePicture(kit: Kit, field: FieldDrawing, words: PictureWords): string {
  const tones = tonesFor(field, words)
  return document(groundStyle(tones), scene(kit, field, words, tones, false))
}

/** The same picture while the hand works. It stands still where the visitor prefers reduced motion. */
export function composeClip(kit: Kit, field: FieldDrawing, words: PictureWords): string {
  const tones = tonesFor(field, words)
  return document(groundStyle(tones) + motionStyle, scene(kit, field, words, tones, true))
}

/** A picture of a loop, with the field whose parts it takes. */
export interface Scene {
  readonly field: FieldDrawing
  readonly words: PictureWords
}

/**
 * Moving pictures one after the other, {@link sceneSeconds} each, and again from the start. `still` is the picture that
 * they take the place of, 800 × 600: the loop begins with it, so that nothing jumps.
 */
export function composeLoop(
  kit: Kit,
  scenes: readonly Scene[],
  still: { readonly type: string; readonly body: Buffer },
): string {
  const total = stillSeconds + scenes.length * sceneSeconds
  const part = (seconds: number) => `${((seconds / total) * 100).toFixed(2)}%`
  const fade = (name: string, seconds: number) =>
    `@keyframes ${name}{0%,${part(seconds)}{opacity:1}${part(seconds + 0.6)},${part(total - 0.6)}{opacity:0}100%{opacity:1}}`
  const style = `${fade('e', stillSeconds)}${fade('f', sceneSeconds)}.f{opacity:0;animation:f ${total}s linear infinite}.f:first-of-type{opacity:1}${stands('.f')}`
  const first = `<g class="f" style="animation-name:e"><image href="${dataUrl(still)}" width="${width}" height="${height}"/></g>`
  const bodies = scenes.map(({ field, words }, index) => {
    const tones = tonesFor(field, words)
    // Each scene has the ground of its own field, so its rules are limited to it.
    const rules = groundStyle(tones).replace(/\.([a-z])\{/g, `.g${index} .$1{`)
    const body = scene(kit, field, words, tones, true)
    return `<style>${rules}</style><g class="f g${index}" style="animation-delay:${stillSeconds + index * sceneSeconds - total}s">${body}</g>`
  })
  return document(motionStyle + style, first + bodies.join(''))
}

/** The portrait of somebody who teaches in `field`, 300 × 300. Equal names give equal portraits. */
export function composePortrait(kit: Kit, field: FieldDrawing, name: string): string {
  const seed = hashOf(name)
  const tones = tonesOf(field, seed)
  const people = [...kit.people.keys()].filter((person) => person.startsWith('front-'))
  const person = partOf(kit.people, people[seed % people.length] ?? '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-70 -414 140 140" width="300" height="300"><style>${groundStyle(tones)}</style><path class="b" d="M-70-414H70V-274H-70Z"/>${paint(person, tones)}</svg>`
}

function tonesFor(field: FieldDrawing, { subject, tool, view }: PictureWords): Tones {
  return tonesOf(field, hashOf(`${subject} ${tool} ${view}`))
}

function document(style: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>${style}</style>${body}</svg>`
}

function scene(kit: Kit, field: FieldDrawing, words: PictureWords, tones: Tones, moves: boolean): string {
  const folders = foldersOf(kit, field.kit)
  const { view } = words
  if (!isView(view)) throw new Error(`no such view: ${view}`)
  const home = folders.find(({ subjects }) => subjects.has(words.subject))
  const tools = folders.find((each) => each.tools.has(words.tool))?.tools
  if (!home || !tools) throw new Error(`no such part: ${home ? words.tool : words.subject}`)
  const subject = partOf(home.subjects, words.subject)
  const pen = penOf(kit, subject, partOf(tools, words.tool), home.room, hashOf(words.subject), moves)
  const tick = moves
    ? '<g class="k"><circle cx="706" cy="140" r="50" fill="#fff"/><circle cx="706" cy="140" r="40" fill="#1F7B4F"/><path fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" stroke-linejoin="round" d="M686 141L700 157L728 125"/></g>'
    : ''
  return (clips[view] ?? '') + paint(views[view](pen), tones) + tick
}

/** A part of the kit. Throws an Error for an unknown word. */
function partOf<Part>(parts: ReadonlyMap<string, Part>, word: string): Part {
  const part = parts.get(word)
  if (part === undefined) throw new Error(`no such part: ${word}`)
  return part
}

/** Where the tip of a held tool is, seen from the wrist, and where the tool is attached. */
const grips = {
  pinch: { hand: 'pinch', tip: [360, 16], at: [150, 16] },
  grip: { hand: 'grip', tip: [110, -190], at: [0, 0] },
  flat: { hand: 'pinch', tip: [240, 0], at: [146, 4] },
  bare: { hand: 'point', tip: [205, -35], at: [0, 0] },
} as const
/** Middle of a tool that nobody holds. */
const middles = { pinch: [80, 0], grip: [105, -60], flat: [90, 0], bare: [0, 0] } as const

function penOf(kit: Kit, subject: Subject, tool: Tool, room: string, seed: number, moves: boolean): Pen {
  const hand = (name: string) => partOf(kit.hands, name)
  const grasped = (grasp: Grasp, body: string, [x, y]: readonly [number, number], move: Move): string => {
    const side = grasp.from === 'right' ? -1 : 1
    const turn = grasp.turn ?? 0
    const turned = tool.hold === 'grip' && move === tool.move ? Math.max(14, turn) : turn
    const placed = `<g transform="translate(${grasp.x} ${grasp.y}) scale(${side * grasp.scale} ${grasp.scale}) rotate(${turned}) translate(${-x} ${-y})">${body}</g>`
    if (!moves) return placed
    const way = `--x:${side * -190}px;--y:110px;transform-origin:${grasp.x}px ${grasp.y}px`
    return `<g class="i" style="--x:${side * -190}px;--y:110px"><g class="m ${move}" style="${way}">${placed}</g></g>`
  }
  const pictured = ({ x, y, scale, turn }: Place) => {
    const placed = `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${scale})">${subject.drawing}</g>`
    return moves ? `<g class="s" style="transform-origin:${x}px ${y}px">${placed}</g>` : placed
  }
  return {
    hold: tool.hold,
    room,
    pictured,
    subject: (place) => {
      if (subject.isFromBelow) return pictured(place)
      const { x, y, scale } = place
      return `<ellipse cx="${x + 10}" cy="${Math.round(y + 150 * scale)}" rx="${Math.round(150 * scale)}" ry="${Math.round(20 * scale)}" opacity=".14"/>${pictured(place)}`
    },
    handWithTool: (grasp) => {
      const { hand: name, tip, at } = grips[tool.hold]
      const held = tool.drawing === '' ? '' : `<g transform="translate(${at[0]} ${at[1]})">${tool.drawing}</g>`
      return grasped(grasp, held + hand(name), tip, tool.move)
    },
    openHand: (grasp) => grasped(grasp, hand('open'), [200, -20], 'press'),
    controller: (grasp) => grasped(grasp, hand('controller'), [100, -100], 'press'),
    tool: ({ x, y, scale, turn = 0 }) => {
      const [centreX, centreY] = middles[tool.hold]
      return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(${-centreX} ${-centreY})">${tool.drawing}</g>`
    },
    learner: (view, { x, y, scale }) => {
      const names = [...kit.people.keys()].filter((name) => name.startsWith(`${view}-`))
      const name = names[seed % names.length] ?? ''
      return `<g transform="translate(${x} ${y}) scale(${scale})">${partOf(kit.people, name)}</g>`
    },
  }
}

/** An SVG as an image within another one, where its styles and names are its own. */
function dataUrl({ type, body }: { readonly type: string; readonly body: Buffer }): string {
  if (type !== 'image/svg+xml') return `data:${type};base64,${body.toString('base64')}`
  return `data:${type},${body.toString('utf8').replace(/[%#"<>&\n]/g, encodeURIComponent)}`
}

const stands = (selector: string) => `@media(prefers-reduced-motion:reduce){${selector}{animation:none}}`
/** The hand comes, works, leaves, and a tick appears. */
const motionStyle = [
  '.i{animation:i 6s ease-in-out infinite}',
  '@keyframes i{0%,100%{transform:translate(var(--x),var(--y))}18%,78%{transform:none}}',
  '.m,.s{animation:.7s ease-in-out infinite alternate}',
  '.s{animation-name:s}@keyframes s{to{transform:scale(1.03)}}',
  '.stroke{animation-name:stroke}@keyframes stroke{from{transform:translate(-26px,8px)}to{transform:translate(26px,-8px)}}',
  '.press{animation-name:press}@keyframes press{to{transform:translate(6px,-22px)}}',
  '.turn{animation-name:turn}@keyframes turn{from{transform:rotate(-8deg)}to{transform:rotate(8deg)}}',
  '.sweep{animation-name:sweep}@keyframes sweep{from{transform:translateX(-34px) rotate(-9deg)}to{transform:translateX(34px) rotate(9deg)}}',
  '.k{opacity:0;transform-origin:706px 140px;animation:k 6s infinite}',
  '@keyframes k{0%,76%{opacity:0;transform:scale(.4)}82%,95%{opacity:1;transform:none}100%{opacity:0;transform:none}}',
  stands('.i,.m,.s,.k'),
].join('')
