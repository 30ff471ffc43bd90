import * as codes from '../../../contract/protocol/codes.ts'
import { CategoryLabel } from '../../../src/ui/content/category-label.tsx'
import { DefinitionItem, DefinitionList } from '../../../src/ui/content/definition-list.tsx'
import { Mark } from '../../../src/ui/content/mark.tsx'
import { Price } from '../../../src/ui/content/price.tsx'
import { SteadyLabel } from '../../../src/ui/content/steady-label.tsx'
import { Tag, TagLink } from '../../../src/ui/content/tag.tsx'
import { Text } from '../../../src/ui/content/text.tsx'
import { VisuallyHidden } from '../../../src/ui/content/visually-hidden.tsx'
import { WeekdayHours } from '../../../src/ui/content/weekday-hours.tsx'
import { Button } from '../../../src/ui/controls/button.tsx'
import { Callout } from '../../../src/ui/feedback/callout.tsx'
import { Placeholder, PlaceholderLink } from '../../../src/ui/feedback/placeholder.tsx'
import { Card, CardLink } from '../../../src/ui/layout/card.tsx'
import { Cluster } from '../../../src/ui/layout/cluster.tsx'
import { Container } from '../../../src/ui/layout/container.tsx'
import { Icon } from '../../../src/ui/pictures/icon.tsx'
import { sampleFields } from '../sample-brand.ts'
import { type ComponentExample, everyOf, type VariantOf } from './component-example.ts'

const tagTones = everyOf<VariantOf<typeof Tag, 'tone'>>()([
  'neutral',
  'outline',
  'success',
  'warning',
  'danger',
  'accent',
])
const calloutTones = everyOf<VariantOf<typeof Callout, 'tone'>>()(['neutral', 'success', 'warning', 'danger'])
const textSizes = everyOf<VariantOf<typeof Text, 'size'>>()(['small', 'lead'])
const containerWidths = everyOf<VariantOf<typeof Container, 'width'>>()(['form', 'text'])
const priceAlignments = everyOf<VariantOf<typeof Price, 'align'>>()(['start', 'end', 'stacked'])

/** Text, labels, cards and prices. */
export const textExamples: readonly ComponentExample[] = [
  {
    name: 'Callout',
    render: ({ text }) => (
      <>
        {calloutTones.map((tone) => (
          <Callout key={tone} tone={tone} announced={false} title={text.title}>
            {text.sentence}
          </Callout>
        ))}
        <Callout icon="clock" iconSize={20} action={<Button size="small">{text.action}</Button>}>
          {text.sentence}
        </Callout>
      </>
    ),
  },
  {
    name: 'Text, Cluster, Container',
    render: ({ text }) => (
      <>
        <Cluster justify="between">
          <Text muted>{text.sentence}</Text>
          <Text strong numeric>
            12:30
          </Text>
          <VisuallyHidden>{text.sentence}</VisuallyHidden>
          <SteadyLabel labels={[text.sentence, '12:30']} shown={1} />
        </Cluster>
        <Cluster justify="end">
          <Text strong numeric>
            12:30
          </Text>
        </Cluster>
        {textSizes.map((size) => (
          <Text key={size} as="p" size={size}>
            {text.sentence}
          </Text>
        ))}
        {containerWidths.map((width) => (
          <Container key={width} width={width} spaced>
            <Placeholder>{width}</Placeholder>
          </Container>
        ))}
      </>
    ),
  },
  {
    name: 'Mark, Tag, CategoryLabel',
    render: () => (
      <>
        <Mark name="Practicum" />
        <p>
          {tagTones.map((tone) => (
            <Tag key={tone} tone={tone}>
              <Icon name="circle-check" />
              <span>{tone}</span>
            </Tag>
          ))}
          <TagLink tone="danger" to="/support/codes/$code" params={{ code: codes.wrongCredentials }}>
            {codes.wrongCredentials}
          </TagLink>
        </p>
        {sampleFields.map((field) => (
          <div key={field} data-field={field}>
            <CategoryLabel>{field}</CategoryLabel>
          </div>
        ))}
      </>
    ),
  },
  {
    name: 'Card, Placeholder',
    render: ({ text }) => (
      <>
        <Card padded>{text.sentence}</Card>
        <CardLink padded to="/support">
          {text.link}
        </CardLink>
        <Placeholder>{text.sentence}</Placeholder>
        <PlaceholderLink to="/support">{text.link}</PlaceholderLink>
      </>
    ),
  },
  {
    name: 'DefinitionList',
    render: ({ text }) =>
      [false, true].map((columns) => (
        <DefinitionList key={`${columns}`} columns={columns}>
          <DefinitionItem numeric name={text.lessons}>
            12
          </DefinitionItem>
          <DefinitionItem name={text.hours}>
            <WeekdayHours opens="10:00" closes="17:00" />
          </DefinitionItem>
        </DefinitionList>
      )),
  },
  {
    name: 'Price',
    render: ({ text }) => (
      <>
        {priceAlignments.map((align) => (
          <Price key={align} align={align}>
            <b>₩99,000</b> <s>₩120,000</s> <em>18%</em>
          </Price>
        ))}
        <Price inquiry>
          <b>{text.action}</b>
        </Price>
      </>
    ),
  },
]
