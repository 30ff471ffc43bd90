import { both, tooClose } from '#contract/content-files/both.ts'
import { type BrandFile, mostLogoBytes } from '#contract/content-files/brand.ts'
import type { Brand } from '#contract/values/brand.ts'
import type { ContentFolder } from './content-folder.ts'
import { themeColors, weakThemePairs } from './theme-colors.ts'
import type { Source } from './yaml-file.ts'

/** Width and height of an SVG from its `viewBox`; undefined without one. */
function sizeOf(svg: string): readonly [width: number, height: number] | undefined {
  const [, box = ''] = /<svg[^>]*?\sviewBox=["']([^"']+)["']/.exec(svg) ?? []
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? [width, height] : undefined
}

/** Drawings whose width and height differ by less are square. */
const squareTolerance = 0.01

/**
 * The brand of a folder, with what its file leaves out. Reports each colour that is hard to read, and each drawing that
 * is missing or that the shop cannot show; then the brand is incomplete.
 */
export function readBrand(folder: ContentFolder, source: Source<BrandFile>): Brand {
  const { logo, icon, pictures } = source.value
  const colors = themeColors(source.value.colors)
  checkColors(source, colors)
  const read = (at: readonly string[], name: string, most?: number) => {
    const file = folder.file(`brand/${name}`)
    if (!file) {
      source.fault(at, both(`names brand/${name}, which is missing`, `${name} 파일이 없어요`))
      return { svg: '', size: undefined }
    }
    const svg = file.read().toString().trim()
    const size = sizeOf(svg)
    if (!size)
      source.fault(at, both('has no viewBox: export the SVG with one', '`viewBox`가 없어요. 넣어서 저장하세요'))
    // The browser would not load them from within the picture.
    if (/<(?:script|foreignObject|image|use)\b|@import|url\(\s*["']?(?!#)/i.test(svg))
      source.fault(
        at,
        both(
          'refers to another file, or has a script: export it with paths alone',
          '다른 파일이나 스크립트를 쓰고 있어요. 경로만 남겨서 저장하세요',
        ),
      )
    if (most !== undefined && file.size > most)
      source.fault(
        at,
        both(
          `has ${file.size} bytes, and is written into every page: simplify it to ${most}`,
          `${file.size}바이트예요. 모든 화면에 들어가므로 ${most}바이트 이하로 줄여 주세요`,
        ),
      )
    return { svg, size }
  }
  const light = read(['logo', 'light'], logo.light, mostLogoBytes)
  const dark = read(['logo', 'dark'], logo.dark, mostLogoBytes)
  const square = read(['icon'], icon)
  if (square.size && Math.abs(square.size[0] / square.size[1] - 1) > squareTolerance)
    source.fault(['icon'], both('must be square', '정사각형이어야 해요'))
  const [width, height] = light.size ?? [1, 1]
  return {
    colors,
    logo: {
      light: light.svg,
      dark: dark.svg,
      ratio: Math.round((width / height) * 1000) / 1000,
      hasName: logo.has_name,
    },
    icon: square.svg,
    pictures: { ground: pictures.ground ?? colors.light.sunk, signal: pictures.signal ?? colors.light.action },
  }
}

const schemes = { light: { en: 'light', ko: '밝은' }, dark: { en: 'dark', ko: '어두운' } } as const

function checkColors(source: Source<BrandFile>, colors: Brand['colors']): void {
  for (const { scheme, role, color, ground, groundColor, ratio, least, nearest } of weakThemePairs(colors)) {
    const { en, ko } = schemes[scheme]
    source.fault(
      ['colors', scheme, role],
      tooClose(
        {
          color,
          other: { en: `${ground} of ${en} pages`, ko: `${ko} 화면의 ${ground}`, color: groundColor },
        },
        { ratio, least, nearest },
      ),
    )
  }
}
