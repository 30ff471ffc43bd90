import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ElementType, ReactNode } from 'react'
import examplePicture from '../../../../content/pictures/pilot-03-throttle.svg?url&no-inline'
import * as codes from '../../../../contract/codes.ts'
import type { Field } from '../../../../contract/courses.ts'
import { paths } from '../../../../contract/paths.ts'
import { showAlert } from '../../../ui/alert/show-alert.ts'
import { AsyncContent } from '../../../ui/async-content.tsx'
import { ButtonRouterLink } from '../../../ui/button-router-link.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card, CardLink } from '../../../ui/card.tsx'
import { CategoryLabel } from '../../../ui/category-label.tsx'
import { CheckBox } from '../../../ui/form/check-box.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { DefinitionItem, DefinitionList } from '../../../ui/definition-list.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorIllustration } from '../../../ui/error-illustration.tsx'
import { Cluster } from '../../../ui/cluster.tsx'
import { Container } from '../../../ui/container.tsx'
import { Text } from '../../../ui/text.tsx'
import { VisuallyHidden, VisuallyHiddenInput, VisuallyHiddenLabel } from '../../../ui/visually-hidden.tsx'
import { FieldError } from '../../../ui/form/field-error.tsx'
import { Select } from '../../../ui/select.tsx'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { Countdown } from '../../../ui/form/countdown.tsx'
import { DayMeter } from '../../../ui/form/day-meter.tsx'
import { EmailField } from '../../../ui/form/email-field.tsx'
import { MailHelp } from '../../../ui/form/mail-help.tsx'
import { PasswordHints } from '../../../ui/form/password-hints.tsx'
import { RateLimitPanel } from '../../../ui/form/rate-limit-panel.tsx'
import { ResendButton } from '../../../ui/form/resend-button.tsx'
import { StepHeading } from '../../../ui/form/step-heading.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TimeLeft } from '../../../ui/form/time-left.tsx'
import { Hint } from '../../../ui/hint.tsx'
import { IconButton, IconButtonLink } from '../../../ui/icon-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Pagination, PaginationNav } from '../../../ui/pagination.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { Placeholder, PlaceholderLink } from '../../../ui/placeholder.tsx'
import { Price } from '../../../ui/price.tsx'
import { ScriptRequired } from '../../../ui/script-required.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tag, TagLink } from '../../../ui/tag.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { TextButton, TextLink } from '../../../ui/text-link.tsx'
import { TextRouterLink } from '../../../ui/text-router-link.tsx'
import { WeekdayHours } from '../../../ui/weekday-hours.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { CardGrid } from '../../../ui/card-grid.tsx'
import { ChipLink, Chips } from '../../../ui/chips.tsx'
import { AsideColumns, HeadingColumns } from '../../../ui/columns.tsx'
import { OtherOptions } from '../../../ui/form/other-options.tsx'
import { StepActions } from '../../../ui/form/step-actions.tsx'
import { StepContainer } from '../../../ui/form/step-container.tsx'
import { StepContent } from '../../../ui/form/step-content.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Table, TableCell, TableHeadCell } from '../../../ui/table.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { FieldLabel } from '../../../ui/field-label.tsx'
import { Gauge } from '../../../ui/form/gauge.tsx'
import { MeterScale } from '../../../ui/meter-scale.tsx'
import { ProductCard, ProductCardLink, ProductCardRouterLink } from '../../../ui/product-card.tsx'
import { SearchBox, SearchForm } from '../../../ui/search-box.tsx'

export type ColorScheme = 'light' | 'dark'

interface ExampleContext {
  readonly say: (message: MessageDescriptor) => string
  /** Colour scheme of the panel; part of IDs that must be unique on the page. */
  readonly scheme: ColorScheme
}

interface ComponentExample {
  /** Name of the component in the code. */
  readonly name: string
  /** Renders all variants of the component, and of those that share its styles. */
  readonly render: (context: ExampleContext) => ReactNode
}

/** Takes every value of a variant: a list that lacks one does not compile. */
function everyOf<Value>() {
  return <const Values extends readonly Value[]>(
    values: Values & ([Value] extends [Values[number]] ? unknown : 'a value is missing'),
  ): Values => values
}

type VariantOf<Component extends ElementType, Name extends keyof ComponentProps<Component>> = NonNullable<
  ComponentProps<Component>[Name]
>

const buttonVariants = everyOf<VariantOf<typeof Button, 'variant'>>()(['primary', 'secondary', 'strong', 'quiet'])
const buttonSizes = everyOf<VariantOf<typeof Button, 'size'>>()(['small', 'medium', 'large'])
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
const meterHeights = everyOf<VariantOf<typeof Meter, 'height'>>()(['low', 'normal', 'high'])
const emptyStateFrames = everyOf<VariantOf<typeof EmptyState, 'frame'>>()(['page', 'dashed'])
const resendVariants = everyOf<VariantOf<typeof ResendButton, 'variant'>>()(['button', 'link'])
const fields = everyOf<Field>()(['healthcare', 'pilot', 'language', 'safety', 'security', 'job'])
const ignore = () => undefined

/** Components of `src/ui` in all variants. A test fails when one is missing. */
export const componentExamples: readonly ComponentExample[] = [
  {
    name: 'Button',
    render: ({ say }) => (
      <>
        {buttonSizes.map((size) => (
          <p key={size}>
            {buttonVariants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                <Icon name="check" />
                <Trans>Buy</Trans>
              </Button>
            ))}
          </p>
        ))}
        <p>
          <Button busy>
            <Icon name="refresh-cw" />
            <Trans>Sending</Trans>
          </Button>
          <Button disabled>
            <Trans>Sold out</Trans>
          </Button>
          <ButtonLink href={paths.supportComponents()}>
            <Trans>A link</Trans>
          </ButtonLink>
          <ButtonRouterLink to="/support/icons" preload={false}>
            <Trans>A link to a route</Trans>
          </ButtonRouterLink>
        </p>
        <Button variant="primary" size="large" fullWidth onClick={() => showExampleAlert(say)}>
          <Trans>Show an alert</Trans>
        </Button>
      </>
    ),
  },
  {
    name: 'IconButton',
    render: ({ say }) => (
      <p>
        <IconButton label={say(msg`Search`)}>
          <Icon name="search" size={20} />
        </IconButton>
        <IconButtonLink label={say(msg`Close`)} href={paths.supportComponents()}>
          <Icon name="x" size={24} />
        </IconButtonLink>
      </p>
    ),
  },
  {
    name: 'TextLink',
    render: () => (
      <p>
        <TextLink href={paths.supportComponents()}>
          <Trans>A link</Trans>
        </TextLink>
        <TextLink size="small" href={paths.supportComponents()}>
          <Trans>A small link</Trans>
        </TextLink>
        <TextRouterLink to="/support/icons" preload={false}>
          <Trans>A link to a route</Trans>
        </TextRouterLink>
        <TextButton>
          <Trans>A button that looks like a link</Trans>
        </TextButton>
      </p>
    ),
  },
  {
    name: 'SubmitButton, ResendButton, CopyButton',
    render: () => (
      <p>
        <SubmitButton busy={false}>
          <Trans>Send</Trans>
        </SubmitButton>
        <SubmitButton busy={<Trans>Sending</Trans>}>
          <Trans>Send</Trans>
        </SubmitButton>
        {([0, 75] as const).map((wait) =>
          resendVariants.map((variant) => (
            <ResendButton
              key={`${variant} ${wait}`}
              wait={wait}
              busy={false}
              variant={variant}
              onResend={ignore}
              busyLabel={<Trans>Sending</Trans>}
            >
              <Trans>Send again</Trans>
            </ResendButton>
          )),
        )}
        <CopyButton text={codes.wrongCredentials} />
      </p>
    ),
  },
  {
    name: 'Callout',
    render: () => (
      <>
        {calloutTones.map((tone) => (
          <Callout key={tone} tone={tone} announced={false} title={<Trans>What happened</Trans>}>
            <Trans>What to do about it.</Trans>
          </Callout>
        ))}
        <Callout
          icon="clock"
          iconSize={20}
          action={
            <Button size="small">
              <Trans>OK</Trans>
            </Button>
          }
        >
          <Trans>With an icon of its own and an action</Trans>
        </Callout>
      </>
    ),
  },
  {
    name: 'Text, Cluster, Container',
    render: () => (
      <>
        <Cluster justify="between">
          <Text muted>
            <Trans>Muted text</Trans>
          </Text>
          <Text strong numeric>
            12:30
          </Text>
          <VisuallyHidden>
            <Trans>For screen readers only</Trans>
          </VisuallyHidden>
        </Cluster>
        {textSizes.map((size) => (
          <Text key={size} as="p" size={size}>
            <Trans>Text of another size</Trans>
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
    name: 'Tag, CategoryLabel',
    render: () => (
      <>
        <p>
          {tagTones.map((tone) => (
            <Tag key={tone} tone={tone}>
              <Icon name="circle-check" />
              {tone}
            </Tag>
          ))}
          <TagLink tone="danger" href={paths.supportCode(codes.wrongCredentials)}>
            {codes.wrongCredentials}
          </TagLink>
        </p>
        {fields.map((field) => (
          <div key={field} data-field={field}>
            <CategoryLabel>{field}</CategoryLabel>
          </div>
        ))}
      </>
    ),
  },
  {
    name: 'Card, Placeholder',
    render: () => (
      <>
        <Card padded>
          <Trans>A card</Trans>
        </Card>
        <CardLink padded href={paths.supportComponents()}>
          <Trans>A card that is a link</Trans>
        </CardLink>
        <Placeholder>
          <Trans>Something that is not there yet</Trans>
        </Placeholder>
        <PlaceholderLink href={paths.supportComponents()}>
          <Trans>A link</Trans>
        </PlaceholderLink>
      </>
    ),
  },
  {
    name: 'DefinitionList',
    render: () => (
      <DefinitionList>
        <DefinitionItem numeric name={<Trans>Lessons</Trans>}>
          12
        </DefinitionItem>
        <DefinitionItem name={<Trans>Hours</Trans>}>
          <WeekdayHours opens="10:00" closes="17:00" />
        </DefinitionItem>
      </DefinitionList>
    ),
  },
  {
    name: 'Price',
    render: ({ say }) => (
      <>
        {priceAlignments.map((align) => (
          <Price key={align} align={align}>
            <b>₩99,000</b> <s>₩120,000</s> <em>18%</em>
          </Price>
        ))}
        <Price inquiry>
          <b>{say(msg`Group inquiry`)}</b>
        </Price>
      </>
    ),
  },
  {
    name: 'Meter, Countdown, TimeLeft, DayMeter',
    render: ({ say }) => (
      <div data-field="pilot">
        {meterHeights.map((height) => (
          <Meter key={height} length={12} filled={3} height={height} label={say(msg`Lessons`)}>
            12
          </Meter>
        ))}
        <Meter length={24} filled={6} major={6} full hued label={say(msg`Hours`)} />
        <MeterScale>
          <span>0</span>
          <span>24</span>
        </MeterScale>
        <Gauge>
          <Meter length={5} filled={2} />
          <p>
            <b>2</b> <Trans>left</Trans>
          </p>
        </Gauge>
        <Countdown left={75} total={180} tick={10} major={6}>
          <Trans>left</Trans>
        </Countdown>
        <TimeLeft left={75} total={180} label={say(msg`Time left`)} />
        <DayMeter passed={6} left={<Trans>18 hours</Trans>}>
          <Trans>left</Trans>
        </DayMeter>
      </div>
    ),
  },
  {
    name: 'AsyncContent, Skeleton',
    render: () => (
      <>
        {[
          { key: 'loading', data: undefined, errorText: undefined },
          { key: 'failed', data: undefined, errorText: <Trans>The connection failed.</Trans> },
          { key: 'loaded', data: 12, errorText: undefined },
        ].map(({ key, data, errorText }) => (
          <AsyncContent
            key={key}
            data={data}
            errorText={errorText}
            errorTitle={<Trans>The list could not be loaded</Trans>}
            onRetry={ignore}
            skeleton={<Skeleton />}
          >
            {(count) => <p>{count}</p>}
          </AsyncContent>
        ))}
      </>
    ),
  },
  {
    name: 'EmptyState',
    render: () => (
      <>
        {emptyStateFrames.map((frame) => (
          <EmptyState key={frame} frame={frame}>
            <h3>
              <Trans>Nothing found</Trans>
            </h3>
            <p>
              <Trans>What to do about it.</Trans>
            </p>
          </EmptyState>
        ))}
        <EmptyState>
          <ErrorIllustration />
          <h3>
            <Trans>Nothing found</Trans>
          </h3>
        </EmptyState>
      </>
    ),
  },
  {
    name: 'TextField, SelectField, CheckBox',
    render: ({ say, scheme }) => (
      <>
        <TextField
          label={say(msg`Name`)}
          aside={<Trans>as in your passport</Trans>}
          help={
            <Hint>
              <Icon name="info" />
              <Trans>Advice about the field</Trans>
            </Hint>
          }
        />
        <TextField label={say(msg`Name`)} error={<Trans>Enter your name.</Trans>} />
        <TextField label={say(msg`ID`)} value="practice01" readOnly>
          <Button>
            <Trans>Check</Trans>
          </Button>
        </TextField>
        <SelectField label={say(msg`Reason`)}>
          <option>{say(msg`Please choose`)}</option>
        </SelectField>
        <SelectField label={say(msg`Reason`)} error={<Trans>Choose a reason.</Trans>}>
          <option>{say(msg`Please choose`)}</option>
        </SelectField>
        <Select aria-label={say(msg`Reason`)}>
          <option>{say(msg`Please choose`)}</option>
        </Select>
        <FieldError>
          <Trans>Choose a reason.</Trans>
        </FieldError>
        <EmailField longest={100} name="email" value="" onChange={ignore} onBlur={ignore} error={undefined} />
        <CodeField label={say(msg`Code`)} value="123" digits={6} readOnly />
        <CodeField label={say(msg`Code`)} value="123456" digits={6} readOnly error={<Trans>Wrong code.</Trans>} />
        <PasswordField label={say(msg`Password`)} autoComplete="off" />
        <PasswordHints
          length={9}
          shortest={8}
          longest={20}
          symbols="~!@#"
          kept={{ letters: true, numbers: true, symbols: false, length: true, nothingElse: true }}
        />
        <FieldLabel htmlFor={`label-${scheme}`}>{say(msg`Reason`)}</FieldLabel>
        <Select id={`label-${scheme}`}>
          <option>{say(msg`Please choose`)}</option>
        </Select>
        <SearchForm action={paths.support()} aria-label={`${say(msg`Search`)} 1 (${scheme})`}>
          <VisuallyHiddenLabel htmlFor={`search-${scheme}`}>{say(msg`Search`)}</VisuallyHiddenLabel>
          <input id={`search-${scheme}`} name="q" type="search" />
          <IconButton type="submit" label={say(msg`Search`)}>
            <Icon name="search" size={20} />
          </IconButton>
        </SearchForm>
        <SearchBox aria-label={`${say(msg`Search`)} 2 (${scheme})`}>
          <input aria-label={say(msg`Search`)} type="search" />
        </SearchBox>
        <VisuallyHiddenLabel htmlFor={`hidden-field-${scheme}`}>{say(msg`Name`)}</VisuallyHiddenLabel>
        <VisuallyHiddenInput id={`hidden-field-${scheme}`} type="checkbox" />
        <CheckBox defaultChecked>
          <Trans>I agree</Trans>
        </CheckBox>
        <CheckBox>
          <Trans>I agree</Trans>
        </CheckBox>
      </>
    ),
  },
  {
    name: 'StepHeading, RateLimitPanel, MailHelp',
    render: () => (
      <>
        <StepHeading level={2} title={<Trans>What the step asks for</Trans>}>
          <Trans>What the step is about.</Trans>
        </StepHeading>
        <RateLimitPanel
          level={2}
          title={<Trans>No more codes for now</Trans>}
          text={<Trans>Why there is a limit.</Trans>}
          wait={{ passedHours: 6, left: '18:00', until: '09:00' }}
        >
          <Button>
            <Trans>Back</Trans>
          </Button>
        </RateLimitPanel>
        <MailHelp sendsLeft={2} />
        <ScriptRequired />
      </>
    ),
  },
  {
    name: 'StepContainer, StepContent, StepActions, OtherOptions',
    render: () => (
      <StepContainer as="div">
        <StepContent>
          <p>
            <Trans>What the step is about.</Trans>
          </p>
          <StepActions>
            <Button size="large">
              <Trans>Back</Trans>
            </Button>
            <Button variant="primary" size="large">
              <Trans>Continue</Trans>
            </Button>
          </StepActions>
        </StepContent>
        <OtherOptions title={<Trans>Other ways</Trans>}>
          <li>
            <Icon name="key-round" />
            <Trans>I forgot the password</Trans>
            <TextLink href={paths.supportComponents()}>
              <Trans>A link</Trans>
            </TextLink>
          </li>
        </OtherOptions>
      </StepContainer>
    ),
  },
  {
    name: 'Tabs, SegmentedControl, Chips, Breadcrumb',
    render: ({ say, scheme }) => (
      <>
        <Breadcrumb aria-label={`${say(msg`Breadcrumb`)} (${scheme})`}>
          <a href={paths.support()}>{say(msg`Support`)}</a>
          <a href={paths.supportComponents()}>{say(msg`Components`)}</a>
        </Breadcrumb>
        <Tabs aria-label={`${say(msg`Tabs`)} (${scheme})`}>
          <a href={paths.supportComponents()} aria-current="page">
            <Trans>Lessons</Trans>
          </a>
          <a href={paths.supportComponents()}>
            <Trans>Hours</Trans>
          </a>
        </Tabs>
        <SegmentedControl aria-label={`${say(msg`Segmented control`)} (${scheme})`}>
          <a href={paths.supportComponents()} aria-current="page">
            <Trans>Lessons</Trans>
          </a>
          <a href={paths.supportComponents()}>
            <Trans>Hours</Trans>
          </a>
        </SegmentedControl>
        {[false, true].map((scrollable) => (
          <Chips key={String(scrollable)} as="div" scrollable={scrollable}>
            {fields.map((field) => (
              <ChipLink
                key={field}
                data-field={field}
                href={paths.supportComponents()}
                aria-current={field === 'pilot' ? 'true' : undefined}
              >
                {field} <small>12</small>
              </ChipLink>
            ))}
          </Chips>
        ))}
      </>
    ),
  },
  {
    name: 'SectionHeading, HeadingColumns, AsideColumns, CardGrid, ProductCard, Picture',
    render: ({ say, scheme }) => (
      <>
        <SectionHeading>
          <h3>
            <Trans>A section</Trans>
          </h3>
          <p>
            <Trans>What the section is about.</Trans>
          </p>
          <TextLink href={paths.supportComponents()}>
            <Trans>A link</Trans>
          </TextLink>
        </SectionHeading>
        <HeadingColumns as="div">
          <h3>
            <Trans>A section</Trans>
          </h3>
          <p>
            <Trans>What the section is about.</Trans>
          </p>
        </HeadingColumns>
        {[false, true].map((asideBetween) => (
          <AsideColumns key={String(asideBetween)} asideBetween={asideBetween}>
            <Placeholder>1</Placeholder>
            <aside aria-label={`${say(msg`Aside`)} ${asideBetween ? 2 : 1} (${scheme})`}>
              <Placeholder>2</Placeholder>
            </aside>
            {asideBetween && <Placeholder>3</Placeholder>}
          </AsideColumns>
        ))}
        <ProductCard data-field="pilot">
          <Picture src={examplePicture} width={800} height={600} loading="lazy" />
          <h3>
            <ProductCardLink href={paths.supportComponents()}>
              <Trans>A card that is a link</Trans>
            </ProductCardLink>
          </h3>
        </ProductCard>
        <ProductCard>
          <h3>
            <ProductCardRouterLink to="/support/icons" preload={false}>
              <Trans>A link to a route</Trans>
            </ProductCardRouterLink>
          </h3>
        </ProductCard>
        {[false, true].map((scrollable) => (
          <CardGrid key={String(scrollable)} scrollable={scrollable}>
            {fields.slice(0, 2).map((field) => (
              <CardLink key={field} data-field={field} href={paths.supportComponents()}>
                <Picture src={examplePicture} width={800} height={600} loading="lazy" />
                {field}
              </CardLink>
            ))}
          </CardGrid>
        ))}
      </>
    ),
  },
  {
    name: 'Table',
    render: () => (
      <Table>
        <thead>
          <tr>
            <TableHeadCell>
              <Trans>Name</Trans>
            </TableHeadCell>
            <TableHeadCell align="end">
              <Trans>Hours</Trans>
            </TableHeadCell>
          </tr>
        </thead>
        <tbody>
          <tr>
            <TableCell muted>
              <Trans>Lessons</Trans>
            </TableCell>
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
    render: ({ say, scheme }) => (
      <>
        <PaginationNav aria-label={`${say(msg`Pages of notices`)} (${scheme})`}>
          <a href={paths.supportComponents()} aria-current="page">
            1
          </a>
          <a href={paths.supportComponents()}>2</a>
        </PaginationNav>
        <Pagination
          label={`${say(msg`Pages`)} (${scheme})`}
          previous={say(msg`Previous page`)}
          next={say(msg`Next page`)}
          page={3}
          pages={9}
          href={() => paths.supportComponents()}
        />
      </>
    ),
  },
]

function showExampleAlert(say: ExampleContext['say']): void {
  showAlert({
    title: say(msg`What happened`),
    content: say(msg`What to do about it.`),
    primary: { name: say(msg`OK`) },
    secondary: { name: say(msg`Close`) },
  })
}
