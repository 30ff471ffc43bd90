import type { CompanyPage } from '#contract/pages/company-page.ts'
import { Container } from '#ui/layout/container.tsx'
import { PageBlocks } from './blocks/page-block.tsx'

/** Partner recruitment (specification, section 2), below the tabs of customer support. */
export function RecruitScreen({ blocks }: Pick<CompanyPage, 'blocks'>) {
  return (
    <Container>
      <PageBlocks blocks={blocks} />
    </Container>
  )
}
