import type { CompanyPage, PageBlock } from '#contract/pages/company-page.ts'
import { MapBlock } from './blocks/map-block.tsx'
import { NumbersBlock } from './blocks/numbers-block.tsx'
import { PartnersBlock } from './blocks/partners-block.tsx'
import {
  CallBlock,
  FactsBlock,
  HeadingBlock,
  PeopleBlock,
  PictureBlock,
  QuestionsBlock,
  TextBlock,
} from './blocks/simple-blocks.tsx'
import { TimelineBlock } from './blocks/timeline-block.tsx'
import { WaysBlock } from './blocks/ways-block.tsx'
import { CompanyFrame } from './frame/company-frame.tsx'

/** A page about the company, block by block. */
export function CompanyPageScreen({ page: { name, note, blocks } }: { readonly page: CompanyPage }) {
  return (
    <CompanyFrame current={name} note={note}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} isFirst={index === 0} />
      ))}
    </CompanyFrame>
  )
}

function Block({ block, isFirst }: { readonly block: PageBlock; readonly isFirst: boolean }) {
  switch (block.type) {
    case 'heading':
      return <HeadingBlock block={block} as={isFirst ? 'h1' : 'h2'} />
    case 'text':
      return <TextBlock block={block} />
    case 'picture':
      return <PictureBlock block={block} />
    case 'numbers':
      return <NumbersBlock block={block} />
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
  }
}
