import { readFileSync, writeFileSync } from 'node:fs'

// Builds the icon set: one sprite of symbols in a 1024-unit box, out of Lucide's drawings (24 units), and the
// list of their names. Run it after changing the list; the result is committed.

const names = [
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'arrow-up-right',
  'award',
  'banknote',
  'bell',
  'book-open',
  'bookmark',
  'building-2',
  'calendar',
  'calendar-clock',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'chevron-up',
  'circle-alert',
  'circle-check',
  'circle-help',
  'circle-play',
  'circle-user',
  'circle-x',
  'clipboard-list',
  'clock',
  'construction',
  'copy',
  'credit-card',
  'download',
  'external-link',
  'eye',
  'eye-off',
  'file-text',
  'globe',
  'graduation-cap',
  'hand',
  'hard-hat',
  'headset',
  'heart-pulse',
  'history',
  'house',
  'image',
  'inbox',
  'info',
  'key-round',
  'languages',
  'layout-grid',
  'link',
  'loader-circle',
  'lock',
  'log-in',
  'log-out',
  'mail',
  'map-pin',
  'megaphone',
  'menu',
  'message-circle',
  'minus',
  'monitor',
  'package',
  'paperclip',
  'pause',
  'pencil',
  'phone',
  'pin',
  'plane',
  'play',
  'plus',
  'printer',
  'qr-code',
  'receipt',
  'refresh-cw',
  'rotate-ccw',
  'rows-3',
  'ruler',
  'search',
  'send',
  'share-2',
  'shield-check',
  'shopping-bag',
  'smartphone',
  'star',
  'store',
  'tag',
  'timer',
  'trash-2',
  'triangle-alert',
  'truck',
  'upload',
  'user',
  'user-plus',
  'users',
  'video',
  'video-off',
  'wrench',
  'x',
]

const lucideBox = 24
const box = 1024

const symbols = names.map((name) => {
  const drawing = readFileSync(new URL(`../node_modules/lucide-static/icons/${name}.svg`, import.meta.url), 'utf8')
  const shapes = drawing
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return `<symbol id="${name}" viewBox="0 0 ${box} ${box}"><g transform="scale(${(box / lucideBox).toFixed(4)})" stroke="currentColor" style="fill:var(--icon-fill,none);stroke-width:var(--icon-stroke,1.75)" stroke-linecap="round" stroke-linejoin="round">${shapes}</g></symbol>`
})

writeFileSync(
  new URL('../src/ui/pictures/icons.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
)
writeFileSync(
  new URL('../src/ui/pictures/icon-names.ts', import.meta.url),
  `// Written by scripts/icons.ts.\nexport const iconNames = [\n${names.map((name) => `  '${name}',`).join('\n')}\n] as const\n\nexport type IconName = (typeof iconNames)[number]\n`,
)
console.log(`${names.length} icons`)
