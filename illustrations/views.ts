import type { Hold } from './kit.ts'

/** Where a part stands: its centre in a picture of 800 × 600, its scale and its turn in degrees. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn?: number
}

/** Where the tip of a tool points, and from which side the hand comes. */
export interface Grasp extends Place {
  readonly from: 'left' | 'right'
}

/** Draws the parts of one picture; each function returns SVG. */
export interface Pen {
  readonly hold: Hold
  /** The subject with a shadow below it, unless it reaches in from below. */
  subject(place: Place): string
  /** The subject without a shadow, for screens and cards. */
  pictured(place: Place): string
  /** The hand with the tool; the whole moves in a moving picture. */
  handWithTool(grasp: Grasp): string
  /** An open hand. */
  openHand(grasp: Grasp): string
  /** The tool alone, around its middle. Nothing for a bare hand. */
  tool(place: Place): string
  /** A hand with a controller of a headset. */
  controller(grasp: Grasp): string
  /** A learner with a headset; `y` is the ground below the feet. */
  learner(view: 'side' | 'front' | 'back', place: Place): string
  readonly room: string
}

const full = 'M0 0H800V600H0Z'
const ground = (tone: string, d: string) => `<path class="${tone}" d="${d}"/>`
const circle = (tone: string, x: number, y: number, radius: number) =>
  `<circle class="${tone}" cx="${x}" cy="${y}" r="${radius}"/>`
const line = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`
const shape = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`
const bench =
  shape('#E6C79F', 'M0 432L70 400H800V432Z') +
  shape('#D3A878', 'M0 432H800V462H0Z') +
  shape('#AE8254', 'M0 462H800V600H0Z') +
  shape('#D3A878', 'M0 476H800V600H0Z')
const signal = 'var(--sig,#D2420C)'

/** A disc with the tool in it, for views without a hand; nothing for a bare hand. */
function badge(pen: Pen, x: number, y: number, radius: number): string {
  if (pen.hold === 'bare') return ''
  return circle('w', x, y, radius) + pen.tool({ x, y, scale: radius / 165, turn: -20 })
}

/** Viewpoints of a lesson's picture, by the word that names them. */
export const views = {
  close: (pen: Pen) =>
    ground('a', full) +
    circle('b', 490, 290, 258) +
    pen.subject({ x: 500, y: 290, scale: 1.4 }) +
    pen.handWithTool({ x: 400, y: 330, scale: 0.88, turn: -22, from: 'left' }),
  right: (pen: Pen) =>
    ground('b', full) +
    ground('c', 'M0 0H330L130 600H0Z') +
    pen.subject({ x: 310, y: 295, scale: 1.4 }) +
    pen.handWithTool({ x: 410, y: 340, scale: 0.88, turn: -16, from: 'right' }),
  bench: (pen: Pen) =>
    ground('a', full) +
    ground('b', 'M60 50H740V330H60Z') +
    bench +
    pen.subject({ x: 300, y: 268, scale: 1.18 }) +
    pen.handWithTool({ x: 420, y: 280, scale: 0.84, turn: 28, from: 'right' }),
  headset: (pen: Pen) =>
    shape('#15202B', full) +
    ground(
      'b',
      'M150 50H650Q750 50 750 150V440Q750 550 640 550H520Q470 550 446 500Q400 430 354 500Q330 550 280 550H160Q50 550 50 440V150Q50 50 150 50Z',
    ) +
    line('#fff', 3, 'M60 400H740M130 400L60 470M270 400L210 540M530 400L590 540M670 400L740 470') +
    pen.subject({ x: 390, y: 245, scale: 1.12 }) +
    line(signal, 5, 'M600 470L480 320') +
    (pen.hold === 'bare' ? '' : circle('w', 150, 180, 74) + pen.tool({ x: 150, y: 180, scale: 0.44, turn: -25 })) +
    pen.controller({ x: 600, y: 480, scale: 0.74, turn: -24, from: 'right' }),
  behind: (pen: Pen) =>
    ground('b', full) +
    ground('a', 'M250 60H760V440H250Z') +
    ground('c', 'M0 500H800V600H0Z') +
    pen.subject({ x: 540, y: 270, scale: 1.28 }) +
    pen.handWithTool({ x: 440, y: 320, scale: 0.76, turn: -42, from: 'left' }) +
    pen.learner('back', { x: 150, y: 1010, scale: 2.1 }),
  detail: (pen: Pen) =>
    ground('b', full) +
    ground('c', 'M240 250L470 70L470 470Z') +
    pen.subject({ x: 205, y: 320, scale: 1.02 }) +
    circle('d', 560, 290, 224) +
    circle('a', 560, 290, 208) +
    `<g clip-path="url(#loupe)">${pen.pictured({ x: 650, y: 280, scale: 2.1 })}${pen.handWithTool({ x: 590, y: 290, scale: 1.05, turn: -14, from: 'left' })}</g>`,
  above: (pen: Pen) =>
    ground('d', full) +
    ground('a', 'M70 60H730Q750 60 750 80V520Q750 540 730 540H70Q50 540 50 520V80Q50 60 70 60Z') +
    line('#fff', 3, 'M50 200H750M50 400H750M220 60V540M400 60V540M580 60V540') +
    pen.pictured({ x: 290, y: 270, scale: 1.22, turn: -10 }) +
    pen.tool({ x: 620, y: 270, scale: 0.95, turn: 68 }) +
    pen.openHand({ x: 430, y: 390, scale: 0.82, turn: -62, from: 'right' }),
  learner: (pen: Pen) =>
    ground('a', full) +
    ground('b', 'M330 600V250C330 110 430 40 560 40C690 40 780 110 780 250V600Z') +
    ground('p', 'M0 530H800V600H0Z') +
    ground('w', 'M400 470H720V540H400Z') +
    pen.subject({ x: 560, y: 310, scale: 1.08 }) +
    pen.learner('side', { x: 205, y: 625, scale: 1.36 }) +
    badge(pen, 704, 112, 84),
  both: (pen: Pen) =>
    ground('c', full) +
    circle('a', 400, 290, 270) +
    pen.subject({ x: 400, y: 280, scale: 1.24 }) +
    pen.openHand({ x: 290, y: 370, scale: 0.8, turn: -20, from: 'left' }) +
    pen.handWithTool({ x: 480, y: 330, scale: 0.8, turn: -18, from: 'right' }),
  check: (pen: Pen) =>
    ground('b', full) +
    ground('a', 'M0 0H800L0 470Z') +
    pen.subject({ x: 250, y: 290, scale: 1.22 }) +
    ground('w', 'M480 60L748 82L722 476L452 452Z') +
    line('#4E945B', 14, 'M512 160L530 180L560 142M504 256L522 276L552 238') +
    line('#B3ADA3', 14, 'M590 168L690 176M584 264L668 271M576 362L684 370') +
    pen.handWithTool({ x: 530, y: 372, scale: 0.72, turn: -14, from: 'right' }),
  room: (pen: Pen) =>
    pen.room +
    pen.subject({ x: 545, y: 320, scale: 1.12 }) +
    pen.learner('front', { x: 205, y: 590, scale: 1.3 }) +
    badge(pen, 690, 500, 80),
  screen: (pen: Pen) =>
    ground('b', full) +
    shape(
      '#33414D',
      'M170 40H650Q670 40 670 60V380Q670 400 650 400H460L480 470H340L360 400H170Q150 400 150 380V60Q150 40 170 40Z',
    ) +
    ground('e', 'M166 58H654V382H166Z') +
    ground('d', 'M166 58H420L260 382H166Z') +
    pen.pictured({ x: 400, y: 220, scale: 0.98 }) +
    bench +
    pen.handWithTool({ x: 520, y: 330, scale: 0.78, turn: -34, from: 'right' }),
  next: (pen: Pen) =>
    ground('c', full) +
    ground('a', 'M50 70H370Q390 70 390 90V510Q390 530 370 530H50Q30 530 30 510V90Q30 70 50 70Z') +
    ground('b', 'M430 70H750Q770 70 770 90V510Q770 530 750 530H430Q410 530 410 510V90Q410 70 430 70Z') +
    pen.subject({ x: 210, y: 300, scale: 1 }) +
    `<g clip-path="url(#panel)">${pen.pictured({ x: 700, y: 300, scale: 1.7 })}${pen.handWithTool({ x: 620, y: 320, scale: 0.86, turn: -12, from: 'left' })}</g>` +
    `<circle cx="400" cy="120" r="40" fill="${signal}"/>` +
    line('#fff', 9, 'M382 120H416M404 104L420 120L404 136'),
  spotlight: (pen: Pen) =>
    ground('e', full) +
    ground('d', 'M180 0H300L760 470Q460 560 150 470Z') +
    '<ellipse class="c" cx="450" cy="488" rx="312" ry="58"/>' +
    pen.subject({ x: 450, y: 290, scale: 1.32 }) +
    pen.handWithTool({ x: 350, y: 340, scale: 0.86, turn: -20, from: 'left' }),
} satisfies Record<string, (pen: Pen) => string>

export type View = keyof typeof views

/** Clips that the views refer to. */
export const clips: Partial<Record<View, string>> = {
  detail: '<clipPath id="loupe"><circle cx="560" cy="290" r="208"/></clipPath>',
  next: '<clipPath id="panel"><path d="M410 70H770V530H410Z"/></clipPath>',
}

export const viewWords = Object.keys(views) as View[]

/** Views in which no hand works. */
export const handlessViews: ReadonlySet<string> = new Set<View>(['learner', 'room', 'above'])

export function isView(word: string): word is View {
  return Object.hasOwn(views, word)
}
