import type { FlowDescription } from '#features/support/flows/flow-description.ts'
import type { Arrow, DiagramBox } from '#ui/diagram/diagram.ts'

/** Tokens of `src/theme`, by role: a picture stands alone and cannot read them. */
const schemes = {
  light: {
    surface: '#FFFFFF',
    sunk: '#EFECE5',
    ink: '#15202B',
    ink2: '#55606B',
    line: '#C9C3B6',
    control: '#8A8478',
    second: '#0B6B6A',
  },
  dark: {
    surface: '#1D2125',
    sunk: '#111416',
    ink: '#F1EDE5',
    ink2: '#B2B5B4',
    line: '#4A5055',
    control: '#858B8E',
    second: '#63C5BE',
  },
} as const

/** Ticks of the shop's rule at the side of a box: a state that waits for something. */
const ticks = { count: 5, apart: 8, long: 6 }
const rim = 4

const style = `
text { font: 500 14px Pretendard, system-ui, 'Noto Sans KR', sans-serif; fill: var(--ink); text-anchor: middle; dominant-baseline: central }
.group { fill: none; stroke: var(--line) }
.name { text-anchor: start; fill: var(--ink2) }
.state { fill: var(--surface); stroke: var(--control) }
.busy { fill: var(--sunk) }
.passing { fill: none; stroke: var(--control); stroke-width: 1.5; stroke-dasharray: 5 4 }
.inner { fill: none; stroke: var(--control) }
.ticks, .line { fill: none; stroke: var(--ink); stroke-width: 1.25 }
.tip, .begin { fill: var(--ink) }
.label { paint-order: stroke; stroke: var(--ground); stroke-width: 5px; stroke-linejoin: round; font-weight: 400 }
.reply { font-style: italic; fill: var(--second) }
.guard { fill: var(--ink2) }`

/** A flow's diagram as a picture of its own, in light and dark. */
export function pictureOf({ name, title, states, diagram }: FlowDescription): string {
  const { left, top, width, height, groups, passing, begin, arrows } = diagram
  const kind = new Map(states.map((state) => [state.name, state]))
  const boxes = diagram.states.map((box) => {
    const description = kind.get(box.name)
    const isBusy = description?.tags.includes('busy') ?? false
    return [
      rectangle(box, `state${isBusy ? ' busy' : ''}`, 8),
      description?.isFinal ? rectangle(shrunk(box), 'inner', 5) : '',
      isBusy ? `<path class="ticks" d="${ticksOf(box)}"/>` : '',
      text(box.name, box.x + box.width / 2, box.y + box.height / 2),
    ].join('')
  })
  const parts = [
    ...groups.map((group) => rectangle(group, 'group', 14) + text(group.name, group.x + 12, group.y + 15, 'name')),
    ...arrows.map(arrow),
    `<circle class="begin" cx="${begin.x}" cy="${begin.y}" r="6"/>`,
    ...passing.map(
      (box) => rectangle(box, 'passing', 8) + text(box.name, box.x + box.width / 2, box.y + box.height / 2, 'guard'),
    ),
    ...boxes,
    ...arrows.flatMap(({ labels }) => labels.map((label) => text(label.text, label.x, label.y, `label ${label.kind}`))),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">
<title id="title">${escaped(title.en)} (${escaped(name)}): ${states.length} states</title>
<style>
${scheme('light')}
@media (prefers-color-scheme: dark) { ${scheme('dark')} }${style}
</style>
<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="14" style="fill: var(--ground)"/>
${parts.join('\n')}
</svg>
`
}

function scheme(name: keyof typeof schemes): string {
  const values = Object.entries(schemes[name]).map(([role, value]) => `--${role}: ${value}`)
  return `svg { --ground: ${schemes[name].surface}; ${values.join('; ')} }`
}

function rectangle({ x, y, width, height }: Omit<DiagramBox, 'name'>, kind: string, radius: number): string {
  return `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`
}

function shrunk({ x, y, width, height }: DiagramBox): Omit<DiagramBox, 'name'> {
  return { x: x + rim, y: y + rim, width: width - 2 * rim, height: height - 2 * rim }
}

function ticksOf({ x, y, height }: DiagramBox): string {
  const first = y + height / 2 - (ticks.apart * (ticks.count - 1)) / 2
  return Array.from({ length: ticks.count }, (_, index) => `M${x} ${first + index * ticks.apart}h${ticks.long}`).join(
    '',
  )
}

function arrow({ line, tip }: Arrow): string {
  return `<path class="line" d="${line}"/>${tip === '' ? '' : `<path class="tip" d="${tip}"/>`}`
}

function text(content: string, x: number, y: number, kind?: string): string {
  return `<text${kind === undefined ? '' : ` class="${kind}"`} x="${x}" y="${y}">${escaped(content)}</text>`
}

function escaped(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
