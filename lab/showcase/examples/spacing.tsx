import type { ComponentProps } from 'react'
import examplePicture from '../../../content/pictures/pilot-03-throttle.svg?url&no-inline'
import { BulletList } from '../../../src/ui/content/bullet-list.tsx'
import { DefinitionItem, DefinitionList } from '../../../src/ui/content/definition-list.tsx'
import { Heading } from '../../../src/ui/content/heading.tsx'
import { PageHeading } from '../../../src/ui/content/page-heading.tsx'
import { Tag } from '../../../src/ui/content/tag.tsx'
import { Text } from '../../../src/ui/content/text.tsx'
import { Invitation } from '../../../src/ui/feedback/invitation.tsx'
import { Placeholder } from '../../../src/ui/feedback/placeholder.tsx'
import { FieldSet } from '../../../src/ui/form/field-set.tsx'
import { FormSection } from '../../../src/ui/form/form-section.tsx'
import { StatusMessage } from '../../../src/ui/form/status-message.tsx'
import { Card } from '../../../src/ui/layout/card.tsx'
import { Cluster } from '../../../src/ui/layout/cluster.tsx'
import { HeadingColumns } from '../../../src/ui/layout/columns.tsx'
import { Grid } from '../../../src/ui/layout/grid.tsx'
import { Stack } from '../../../src/ui/layout/stack.tsx'
import { Icon } from '../../../src/ui/pictures/icon.tsx'
import { MeterCaption } from '../../../src/ui/pictures/meter-caption.tsx'
import { MeterPart, MeterParts } from '../../../src/ui/pictures/meter-parts.tsx'
import { Picture } from '../../../src/ui/pictures/picture.tsx'
import { type ComponentExample, everyOf, type VariantOf } from './component-example.ts'

const gaps = everyOf<VariantOf<typeof Stack, 'gap'>>()([1, 2, 3, 4, 5, 6, 8, 10])
const rowGaps = everyOf<VariantOf<typeof Cluster, 'rowGap'>>()([0, 2, 5, 8])
const margins = everyOf<VariantOf<typeof Stack, 'marginTop'>>()([1, 2, 3, 4, 5, 6, 8, 10, 12])
const alignments = everyOf<VariantOf<typeof Cluster, 'align'>>()(['center', 'baseline', 'stretch'])
const justifications = everyOf<VariantOf<typeof Cluster, 'justify'>>()(['between', 'center', 'end'])
const headingSizes = everyOf<VariantOf<typeof Heading, 'size'>>()([16, 18, 22, 28])
const corners = everyOf<VariantOf<typeof Picture, 'rounded'>>()(['small', 'control', 'card'])
const cardPaddings = everyOf<Exclude<VariantOf<typeof Card, 'padded'>, boolean>>()(['medium', 'large'])
const tones = everyOf<NonNullable<ComponentProps<typeof Icon>['tone']>>()(['muted', 'accent', 'success', 'warning'])

/** Two children of a layout with these names. */
const pair = (name: string | number) => (
  <>
    <Tag>{name}</Tag>
    <Tag>{name}</Tag>
  </>
)

/** Layouts, and what they space. */
export const spacingExamples: readonly ComponentExample[] = [
  {
    name: 'Stack, Cluster, Grid',
    render: () => (
      <>
        {gaps.map((gap) => (
          <Cluster key={gap} gap={gap}>
            <Stack gap={gap}>{pair(gap)}</Stack>
            <Grid gap={gap}>{pair(gap)}</Grid>
          </Cluster>
        ))}
        {rowGaps.map((rowGap) => (
          <Cluster key={rowGap} rowGap={rowGap}>
            <Grid rowGap={rowGap} align="start">
              {pair(rowGap)}
            </Grid>
          </Cluster>
        ))}
        {alignments.map((align) => (
          <Cluster key={align} align={align} wrap={false}>
            {pair(align)}
          </Cluster>
        ))}
        {justifications.map((justify) => (
          <Cluster key={justify} justify={justify}>
            {pair(justify)}
          </Cluster>
        ))}
        <Stack align="start">{pair('start')}</Stack>
        <Stack align="center">{pair('center')}</Stack>
        {margins.map((margin) => (
          <Stack key={margin} marginTop={margin} marginBottom={margin}>
            {pair(margin)}
          </Stack>
        ))}
      </>
    ),
  },
  {
    name: 'Heading, PageHeading, HeadingColumns, FormSection, FieldSet, StatusMessage, BulletList, Invitation',
    render: ({ text: { title: heading, sentence } }) => (
      <>
        {headingSizes.map((size) => (
          <Heading key={size} as="h3" size={size}>
            {heading}
          </Heading>
        ))}
        <Text accent>{sentence}</Text>
        <Text as="p" measured>
          {sentence}
        </Text>
        <PageHeading level={3} title={heading}>
          {sentence}
        </PageHeading>
        <HeadingColumns as="div" spaced>
          <Text as="p">{sentence}</Text>
        </HeadingColumns>
        <FormSection level={3} heading={heading} hint={sentence}>
          <FieldSet legend={heading}>{sentence}</FieldSet>
          <StatusMessage>{sentence}</StatusMessage>
        </FormSection>
        <BulletList>
          <li>{sentence}</li>
        </BulletList>
        <Invitation level={3} title={heading} action={<Tag>12</Tag>}>
          {sentence}
        </Invitation>
        <Placeholder as="p">{sentence}</Placeholder>
      </>
    ),
  },
  {
    name: 'Card, DefinitionList, Picture, MeterCaption, MeterParts, Icon',
    render: ({ text }) => (
      <>
        {cardPaddings.map((padded) => (
          <Card key={padded} padded={padded}>
            {padded}
          </Card>
        ))}
        {[false, true].map((stacked) => (
          <DefinitionList key={String(stacked)} stacked={stacked} large={!stacked}>
            <DefinitionItem name={text.lessons}>12</DefinitionItem>
          </DefinitionList>
        ))}
        {corners.map((rounded) => (
          <Picture key={rounded} rounded={rounded} src={examplePicture} width={800} height={600} loading="lazy" />
        ))}
        <MeterCaption>
          <span>0%</span>
          <b>100%</b>
        </MeterCaption>
        <MeterParts lengths={[1, 2]}>
          <MeterPart>1</MeterPart>
          <MeterPart>2</MeterPart>
        </MeterParts>
        <Cluster>
          {tones.map((tone) => (
            <Icon key={tone} name="info" tone={tone} />
          ))}
        </Cluster>
      </>
    ),
  },
]
