import { pagePath } from '#contract/addresses/pages.ts'
import { paths } from '#contract/addresses/paths.ts'
import { both } from '#contract/content-files/both.ts'
import type { CompanyFile } from '#contract/content-files/company.ts'
import { blocksEverywhere, homeBlocks } from '#contract/content-files/page-blocks.ts'
import { type PageFile, shopFacts } from '#contract/content-files/pages.ts'
import { findPlaceholderFaults } from '#contract/content-files/placeholders.ts'
import { pageRoutes } from '#contract/values/page-routes.ts'
import { publicFiles } from '#contract/values/public-files.ts'
import type { Source } from './yaml-file.ts'

type Block = PageFile['blocks'][number]
/** A picture, link or field of training that a page names, by its place in the file. */
interface Named {
  readonly kind: 'picture' | 'link' | 'field'
  readonly path: readonly (string | number)[]
  readonly value: string
}

/** Reports what the schema of a page cannot know. `names` are those of the pages that the shop has. */
export function checkPage(
  name: string,
  source: Source<PageFile>,
  shop: {
    /** Undefined while its file has a fault. */
    readonly company: CompanyFile | undefined
    readonly names: readonly string[]
    /** Codes of the fields of training; undefined while their file has a fault. */
    readonly fields: readonly string[] | undefined
    readonly hasPicture: (file: string) => boolean
  },
): void {
  const { blocks, position } = source.value
  const isHome = name === 'home'
  const first = isHome ? 'front' : 'heading'
  if (blocks[0]?.type !== first)
    source.fault(
      ['blocks', 0, 'type'],
      both(`must be ${first}: a page begins with one`, `첫 블록은 ${first}이어야 해요`),
    )
  if (position !== undefined && pagePath(name) !== paths.company(name))
    source.fault(['position'], both('must be left out: this page has no tab', '이 페이지에는 탭이 없어요. 지워 주세요'))
  if (shop.company)
    for (const { path, message } of findPlaceholderFaults(source.value, shop.company, shopFacts))
      source.fault(path, message)
  for (const [index, block] of blocks.entries()) {
    if (index > 0 && !isPlaced(block, isHome)) source.fault(['blocks', index, 'type'], misplaced(isHome))
    for (const { path, message } of incomplete(block)) source.fault(['blocks', index, ...path], message)
  }
  for (const { kind, path, value } of namedIn(blocks, ['blocks'])) {
    if (kind === 'picture' && !shop.hasPicture(value))
      source.fault(path, both(`names pictures/${value}, which is missing`, `${value} 파일이 없어요`))
    if (kind === 'field' && shop.fields && !shop.fields.includes(value))
      source.fault(
        path,
        both(`is not one of ${shop.fields.join(', ')}: ${value}`, `다음 중 하나여야 해요: ${shop.fields.join(', ')}`),
      )
    if (kind === 'link' && !leadsSomewhere(value, shop.names))
      source.fault(path, both(`leads to ${value}, which the shop does not have`, `쇼핑몰에 없는 주소예요: ${value}`))
  }
}

/** Whether a block behind the first may stand on the home page, or on another. */
function isPlaced({ type }: Block, isHome: boolean): boolean {
  const isOfHome = homeBlocks.some((each) => each === type)
  return isHome ? (isOfHome && type !== 'front') || blocksEverywhere.some((each) => each === type) : !isOfHome
}

const misplaced = (isHome: boolean) => {
  const names = [...homeBlocks.slice(1), ...blocksEverywhere].join(', ')
  return isHome
    ? both(`must be one of ${names} on the home page`, `첫 화면에 놓을 수 있는 블록: ${names}`)
    : both('stands on the home page alone', '첫 화면에만 놓을 수 있는 블록이에요')
}

/** What a block lacks. */
function incomplete(block: Block): { path: (string | number)[]; message: string }[] {
  if (block.type === 'heading' && (block.title === undefined) !== (block.address === true))
    return [
      { path: ['title'], message: both('must be given, or address: true', '제목이나 주소 중 하나가 있어야 해요') },
    ]
  if (block.type === 'numbers' && block.show !== 'courses' && (block.numbers ?? []).length === 0)
    return [{ path: ['numbers'], message: both('must name at least one', '하나 이상 있어야 해요') }]
  if (block.type === 'numbers' && block.show === 'parts')
    return (block.numbers ?? []).flatMap(({ length }, index) =>
      length === undefined
        ? [
            {
              path: ['numbers', index, 'length'],
              message: both('must be given for a part', '부분에는 길이가 있어야 해요'),
            },
          ]
        : [],
    )
  if (block.type === 'text' && block.text === undefined && (block.points ?? []).length === 0)
    return [{ path: ['text'], message: both('must be given, or points', '글이나 항목 중 하나가 있어야 해요') }]
  if (block.type === 'table')
    return block.rows.flatMap(({ cells }, index) =>
      cells.length === block.head.length
        ? []
        : [
            {
              path: ['rows', index, 'cells'],
              message: both(
                `must be ${block.head.length}, as the columns`,
                `칸은 열과 같이 ${block.head.length}개여야 해요`,
              ),
            },
          ],
    )
  if (block.type !== 'facts') return []
  return block.facts.flatMap(({ of, name, value }, index) =>
    of === undefined && (name === undefined || value === undefined)
      ? [
          {
            path: ['facts', index, name === undefined ? 'name' : 'value'],
            message: both(
              'must be given, or of: a fact of the company',
              '이름과 내용이 있거나, 회사 정보를 골라야 해요',
            ),
          },
        ]
      : [],
  )
}

/** Everything that a part of a page names. Links stand in buttons and in rich text. */
function* namedIn(value: unknown, path: readonly (string | number)[]): Generator<Named> {
  const key = path.at(-1)
  if (typeof value === 'string') {
    if (key === 'picture' || key === 'field') yield { kind: key, path, value }
    if (key === 'href' || path.at(-2) === 'href') yield { kind: 'link', path, value }
    for (const [, href = ''] of value.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)) yield { kind: 'link', path, value: href }
  } else if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) yield* namedIn(each, [...path, index])
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) yield* namedIn(each, [...path, name])
  }
}

/** Names of the pictures of blocks. */
export function picturesOf(blocks: readonly unknown[]): string[] {
  return [...namedIn(blocks, [])].flatMap(({ kind, value }) => (kind === 'picture' ? [value] : []))
}

/** Whether an address leads to a page of the shop, or out of it. */
function leadsSomewhere(href: string, names: readonly string[]): boolean {
  if (!href.startsWith('/')) return /^(https?:\/\/|mailto:|tel:)/.test(href)
  const [path = ''] = href.split(/[?#]/)
  if (publicFiles.some((file) => file === path)) return true
  const page = /^\/company\/([^/]+)$/.exec(path)?.[1]
  if (page !== undefined) return names.includes(page)
  return pageRoutes.some((route) => new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`).test(path))
}
