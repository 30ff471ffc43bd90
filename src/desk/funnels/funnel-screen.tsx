import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { flowFunnel } from '#contract/desk/funnels.ts'
import { saveFile } from '#lib/browser/save-file.ts'
import { formatInteger } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Heading } from '#ui/content/heading.tsx'
import { Text } from '#ui/content/text.tsx'
import { Button } from '#ui/controls/button.tsx'
import { StateBox } from '#ui/diagram/diagram-shapes.tsx'
import { StateDiagram, StateText } from '#ui/diagram/state-diagram.tsx'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { shownPeriod, usePeriodFields } from '../figures/period.tsx'
import { deskQuery } from '../http/desk-query.ts'
import { toCsv } from '../list/csv.ts'
import { ListFilters } from '../list/list-filters.tsx'
import type { ListFilter, ListSearch } from '../list/list-search.ts'
import { RowsTable } from '../list/rows-table.tsx'
import { useErrorText } from '../messages/error-text.ts'
import type { FlowChart } from './flow-chart.ts'
import { flowCharts } from './flow-charts.ts'
import { type Funnel, type FunnelRow, funnelOf } from './funnel-rows.ts'
import { languageNames, layoutNames } from './visit-names.ts'

const none = '–'
const percent = (share: number | undefined) => (share === undefined ? none : `${Math.round(share * 100)}%`)

/** Where visitors stop in a flow: its diagram, filled by the runs that entered each state, and a table. */
export function FunnelScreen({ search }: { search: ListSearch<typeof flowFunnel> }) {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const chart = flowCharts.find(({ name }) => name === search.flow) ?? flowCharts[0]
  if (!chart) throw new Error('there are no flows')
  const { layout, locale: language } = search
  const period = shownPeriod(search)
  return (
    <>
      <h1>
        <Trans>Funnels</Trans>
      </h1>
      <p>
        <Trans>
          How many runs of a flow entered each of its steps. Each run counts once for a step, and nothing tells who it
          was. Visitors who ask not to be tracked are not counted.
        </Trans>
      </p>
      <ListFilters
        endpoint={flowFunnel}
        filter={search}
        onApply={(applied) => void navigate({ to: '/funnels', search: applied })}
        fields={{
          flow: {
            label: t`Flow`,
            names: Object.fromEntries(flowCharts.map(({ name, title }) => [name, title[locale]])),
            initial: chart.name,
          },
          ...usePeriodFields(period),
          layout: { label: t`Layout`, names: layoutNames, none: t`Both` },
          locale: { label: t`Page language`, names: languageNames, none: t`Both` },
        }}
      />
      <FlowRuns chart={chart} from={period.from} until={period.until} layout={layout} language={language} />
    </>
  )
}

interface FlowRunsProps {
  readonly chart: FlowChart
  readonly from: string
  readonly until: string
  readonly layout: ListFilter<typeof flowFunnel>['layout']
  readonly language: ListFilter<typeof flowFunnel>['locale']
}

function FlowRuns({ chart, from, until, layout, language }: FlowRunsProps) {
  const { http } = useAppContext()
  const query = { flow: chart.name, from, until, layout, locale: language }
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...deskQuery(http, flowFunnel, { query }),
    // The counts of another flow belong to other states.
    placeholderData: (before, last) =>
      last?.queryKey[1].query.flow === chart.name ? keepPreviousData(before) : undefined,
  })
  const failure = useErrorText(error)
  return (
    <AsyncContent
      data={data}
      errorText={failure}
      errorTitle={<Trans>The figures didn’t load</Trans>}
      onRetry={() => void refetch()}
      skeleton={<Skeleton height="24rem" />}
    >
      {(counts) =>
        counts.length === 0 ? (
          <EmptyState frame="dashed">
            <Trans>Nobody began this flow in these days.</Trans>
          </EmptyState>
        ) : (
          <div aria-busy={isPlaceholderData}>
            <FlowFunnel chart={chart} funnel={funnelOf(chart, counts)} name={`shop-${chart.name}-${from}-${until}`} />
          </div>
        )
      }
    </AsyncContent>
  )
}

interface FlowFunnelProps {
  readonly chart: FlowChart
  readonly funnel: Funnel
  /** Name of the file, without its ending. */
  readonly name: string
}

/** Diagram and table of a flow's runs. */
function FlowFunnel({ chart, funnel: { began, rows }, name }: FlowFunnelProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const title = chart.title[locale]
  const save = () =>
    saveFile(
      toCsv([
        [t`Step`, t`Runs`, t`Share of runs`, t`Stopped here`],
        ...rows.map((row) => [row.title[locale], row.entered, percent(row.share), row.stopped ?? '']),
      ]),
      `${name}.csv`,
    )
  return (
    <Stack gap={5}>
      <div>
        <Heading as="h2">{title}</Heading>
        <p>{t`${plural(began, { one: '# run began', other: '# runs began' })}`}</p>
        <StateDiagram
          diagram={chart.diagram}
          title={t`Diagram of ${title}`}
          label={t`Diagram; scrolls sideways`}
          middle={rows[0]?.name}
          state={(box) => <StateShare key={box.name} box={box} row={rows.find((row) => row.name === box.name)} />}
        />
        <Text as="p" size="small" muted>
          <Trans>Each box is filled by its share of the runs that began.</Trans>{' '}
          <Trans>
            Stopped here: runs that entered the step, less those that entered a step right after it. A run that tried
            several of them counts in each, so more may have stopped.
          </Trans>
        </Text>
      </div>
      <Cluster justify="end">
        <Button size="small" onClick={save}>
          <Icon name="download" />
          <Trans>Save as CSV</Trans>
        </Button>
      </Cluster>
      <RowsTable
        rows={rows}
        rowKey={(row) => row.name}
        columns={[
          { name: t`Step`, cell: (row) => row.title[locale] },
          { name: t`Runs`, isNumber: true, cell: ({ entered }) => formatInteger(entered) },
          { name: t`Share of runs`, isNumber: true, cell: ({ share }) => percent(share) },
          {
            name: t`Stopped here`,
            isNumber: true,
            cell: ({ stopped }) => (stopped === undefined ? none : formatInteger(stopped)),
          },
        ]}
      />
    </Stack>
  )
}

type Box = FlowChart['diagram']['states'][number]

function StateShare({ box, row }: { readonly box: Box; readonly row: FunnelRow | undefined }) {
  const locale = useLocale()
  if (!row) return null
  return (
    <>
      <StateBox box={box} tags={row.tags} isFinal={row.isFinal} share={row.share ?? 0} />
      <StateText box={box} title={row.title[locale]} note={`${percent(row.share)} · ${formatInteger(row.entered)}`} />
    </>
  )
}
