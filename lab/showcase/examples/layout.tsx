import { linkOptions } from '@tanstack/react-router'
import examplePicture from '../../../content/pictures/pilot-03-throttle.svg?url&no-inline'
import { AreaHeading } from '../../../src/ui/content/area-heading.tsx'
import { Breadcrumb } from '../../../src/ui/content/breadcrumb.tsx'
import { ProductCard, ProductCardLink } from '../../../src/ui/content/product-card.tsx'
import { SectionHeading } from '../../../src/ui/content/section-heading.tsx'
import { Table, TableCell, TableHeadCell } from '../../../src/ui/content/table.tsx'
import { TextLink } from '../../../src/ui/content/text-link.tsx'
import { ChipLink, Chips } from '../../../src/ui/controls/chips.tsx'
import { FilterChips } from '../../../src/ui/controls/filter-chips.tsx'
import { Link } from '../../../src/ui/controls/link.tsx'
import { Pagination } from '../../../src/ui/controls/pagination.tsx'
import { SegmentedControl } from '../../../src/ui/controls/segmented-control.tsx'
import { Tabs } from '../../../src/ui/controls/tabs.tsx'
import { Placeholder } from '../../../src/ui/feedback/placeholder.tsx'
import { CardLink } from '../../../src/ui/layout/card.tsx'
import { CardGrid } from '../../../src/ui/layout/card-grid.tsx'
import { AsideColumns, HeadingColumns } from '../../../src/ui/layout/columns.tsx'
import { Picture } from '../../../src/ui/pictures/picture.tsx'
import { sampleFields } from '../sample-brand.ts'
import type { ComponentExample, SampleTexts } from './component-example.ts'

/** Links of a navigation, the first of which is the current page. */
const twoLinks = (text: SampleTexts) => (
  <>
    <Link to="/support/address" aria-current="page">
      {text.lessons}
    </Link>
    <Link to="/support">{text.hours}</Link>
  </>
)

/** Navigation, layout and tables. */
export const layoutExamples: readonly ComponentExample[] = [
  {
    name: 'AreaHeading, Tabs, SegmentedControl, Chips, FilterChips, Breadcrumb',
    render: ({ text, scheme }) => (
      <>
        <Breadcrumb aria-label={`Breadcrumb (${scheme})`}>
          <Link to="/support">{text.link}</Link>
          <Link to="/support">{text.link}</Link>
        </Breadcrumb>
        <AreaHeading name={`AreaHeading (${scheme})`}>{twoLinks(text)}</AreaHeading>
        <Tabs aria-label={`Tabs (${scheme})`}>{twoLinks(text)}</Tabs>
        <SegmentedControl aria-label={`SegmentedControl (${scheme})`}>{twoLinks(text)}</SegmentedControl>
        {[false, true].map((scrollable) => (
          <Chips key={String(scrollable)} as="div" scrollable={scrollable}>
            {sampleFields.map((field) => (
              <ChipLink
                key={field}
                data-field={field}
                to="/support"
                aria-current={field === 'pilot' ? 'true' : undefined}
              >
                <span>{field}</span> <small>12</small>
              </ChipLink>
            ))}
          </Chips>
        ))}
        <FilterChips
          label={`FilterChips (${scheme})`}
          chips={[
            { code: undefined, name: text.label, count: 12 },
            ...sampleFields.map((code) => ({ code, name: code })),
          ]}
          current={undefined}
          link={() => linkOptions({ to: '/support' })}
        />
      </>
    ),
  },
  {
    name: 'SectionHeading, HeadingColumns, AsideColumns, CardGrid, ProductCard, Picture',
    render: ({ text, scheme }) => (
      <>
        <SectionHeading>
          <h3>{text.title}</h3>
          <p>{text.sentence}</p>
          <TextLink to="/support">{text.link}</TextLink>
        </SectionHeading>
        <HeadingColumns as="div">
          <h3>{text.title}</h3>
          <p>{text.sentence}</p>
        </HeadingColumns>
        {[false, true].map((asideBetween) => (
          <AsideColumns key={String(asideBetween)} asideBetween={asideBetween}>
            <Placeholder>1</Placeholder>
            <aside aria-label={`Aside ${asideBetween ? 2 : 1} (${scheme})`}>
              <Placeholder>2</Placeholder>
            </aside>
            {asideBetween && <Placeholder>3</Placeholder>}
          </AsideColumns>
        ))}
        <ProductCard data-field="pilot">
          <Picture src={examplePicture} width={800} height={600} loading="lazy" />
          <h3>
            <ProductCardLink to="/support">{text.link}</ProductCardLink>
          </h3>
        </ProductCard>
        <ProductCard>
          <h3>
            <ProductCardLink to="/support/codes" preload={false}>
              {text.link}
            </ProductCardLink>
          </h3>
        </ProductCard>
        {[false, true].map((scrollable) => (
          <CardGrid key={String(scrollable)} scrollable={scrollable}>
            {sampleFields.slice(0, 2).map((field) => (
              <CardLink key={field} data-field={field} to="/support">
                <Picture src={examplePicture} width={800} height={600} loading="lazy" />
                <span>{field}</span>
              </CardLink>
            ))}
          </CardGrid>
        ))}
      </>
    ),
  },
  {
    name: 'Table',
    render: ({ text }) => (
      <Table>
        <thead>
          <tr>
            <TableHeadCell>{text.label}</TableHeadCell>
            <TableHeadCell align="end">{text.hours}</TableHeadCell>
          </tr>
        </thead>
        <tbody>
          <tr>
            <TableCell muted>{text.lessons}</TableCell>
            <TableCell align="end" numeric strong>
              12
            </TableCell>
          </tr>
        </tbody>
      </Table>
    ),
  },
  {
    name: 'Pagination',
    render: ({ scheme }) => (
      <>
        <Pagination
          label={`Pagination 1 (${scheme})`}
          page={1}
          pages={2}
          link={() => linkOptions({ to: '/support' })}
        />
        <Pagination
          label={`Pagination 2 (${scheme})`}
          page={3}
          pages={9}
          link={() => linkOptions({ to: '/support' })}
          below
        />
      </>
    ),
  },
]
