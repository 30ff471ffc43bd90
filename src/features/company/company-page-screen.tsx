import type { CompanyPage } from '#contract/pages/company-page.ts'
import { PageBlocks } from './blocks/page-block.tsx'
import { CompanyFrame } from './frame/company-frame.tsx'

/** A page about the company, block by block. */
export function CompanyPageScreen({ page: { name, note, blocks } }: { readonly page: CompanyPage }) {
  return (
    <CompanyFrame current={name} note={note}>
      <PageBlocks blocks={blocks} />
    </CompanyFrame>
  )
}
