import type { PageBlock as Block } from '#contract/pages/company-page.ts'
import { MapBlock } from './map-block.tsx'
import { NumbersBlock } from './numbers-block.tsx'
import { PartnersBlock } from './partners-block.tsx'
import {
  CallBlock,
  FactsBlock,
  HeadingBlock,
  PeopleBlock,
  PictureBlock,
  QuestionsBlock,
  TextBlock,
} from './simple-blocks.tsx'
import { TableBlock } from './table-block.tsx'
import { TimelineBlock } from './timeline-block.tsx'
import { WaysBlock } from './ways-block.tsx'

/** The blocks of a page, from top to bottom. */
export function PageBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, index) => <PageBlock key={index} block={block} isFirst={index === 0} />)
}

/** A block of a page; the first one has the heading of the page. */
export function PageBlock({ block, isFirst = false }: { readonly block: Block; readonly isFirst?: boolean }) {
  switch (block.type) {
    case 'heading':
      return <HeadingBlock block={block} as={isFirst ? 'h1' : 'h2'} />
    case 'text':
      return <TextBlock block={block} />
    case 'picture':
      return <PictureBlock block={block} />
    case 'numbers':
      return <NumbersBlock block={block} />
    case 'table':
      return <TableBlock block={block} />
    case 'timeline':
      return <TimelineBlock block={block} />
    case 'partners':
      return <PartnersBlock block={block} />
    case 'people':
      return <PeopleBlock block={block} />
    case 'questions':
      return <QuestionsBlock block={block} />
    case 'map':
      return <MapBlock block={block} />
    case 'ways':
      return <WaysBlock block={block} />
    case 'facts':
      return <FactsBlock block={block} />
    case 'call':
      return <CallBlock block={block} />
    case 'front':
    case 'fields':
    case 'teachers':
    case 'new':
    case 'free':
    case 'popular':
    case 'reasons':
    case 'coming':
      // The home page shows them.
      return null
  }
}
