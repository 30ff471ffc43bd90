import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { linkOptions } from '@tanstack/react-router'
import type { EventState } from '#contract/content/board-addresses.ts'
import type { EventSummary } from '#contract/content/events.ts'
import { usePrefetchedEvents } from '#entities/event/event-queries.ts'
import { formatPeriod } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { CategoryLabel } from '#ui/content/category-label.tsx'
import { Heading } from '#ui/content/heading.tsx'
import { Table, TableCell, TableHeadCell } from '#ui/content/table.tsx'
import { Text } from '#ui/content/text.tsx'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { FilterChips } from '#ui/controls/filter-chips.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { toolbar } from '../frame/toolbar.css.ts'
import { changedEvents, type EventsSearch } from '../searches.ts'
import * as styles from './event-list-screen.css.ts'
import { EventTimeline, TimelineHead } from './event-timeline.tsx'
import type { EventListPage } from './load.ts'
import { type Axis, axisOf, lengthOf } from './period.ts'

interface EventListScreenProps extends EventListPage {
  readonly search: EventsSearch
}

const states = ['ongoing', 'upcoming', 'completed'] as const
/** Number of pictures above the fold; the others load lazily. */
const eagerPictures = 3

/** Ongoing, upcoming and completed events (specification, section 2). */
export function EventListScreen({ events, page, counts, search }: EventListScreenProps) {
  usePrefetchedEvents(events)
  const { t } = useLingui()
  const names: Record<EventState, string> = { ongoing: t`Ongoing`, upcoming: t`Upcoming`, completed: t`Completed` }
  const inState = (state: EventState) => events.filter((event) => event.state === state)
  const ongoing = inState('ongoing')
  const upcoming = inState('upcoming')
  const completed = inState('completed')
  const isFirst = search.page === undefined
  const saysNone = counts.ongoing === 0 && isFirst && (search.state === undefined || search.state === 'ongoing')
  const drawn = [...ongoing, ...upcoming]
  return (
    <Container>
      <VisuallyHidden as="h1">
        <Trans>Events</Trans>
      </VisuallyHidden>
      <div className={toolbar}>
        <FilterChips
          label={t`Event status`}
          chips={[
            { code: undefined, name: t`All`, count: counts.ongoing + counts.upcoming + counts.completed },
            ...states.map((state) => ({ code: state, name: names[state], count: counts[state] })),
          ]}
          current={search.state}
          link={(state) => linkOptions({ to: '/cs/event', search: changedEvents(search, { state }) })}
        />
      </div>
      {saysNone && <NoOngoingEvents upcoming={counts.upcoming} isFiltered={search.state !== undefined} />}
      {!saysNone && events.length === 0 && <NoEvents isBeyond={page.total_size > 0} />}
      {drawn.length > 0 && <DrawnEvents ongoing={ongoing} upcoming={upcoming} axis={axisOf(drawn)} />}
      {completed.length > 0 && <CompletedEvents events={completed} total={counts.completed} />}
      <Pagination
        below
        label={t`Event list pages`}
        page={search.page ?? 1}
        pages={page.total_pages}
        link={(number) => linkOptions({ to: '/cs/event', search: changedEvents(search, { page: number }) })}
      />
    </Container>
  )
}

interface DrawnEventsProps {
  readonly ongoing: readonly EventSummary[]
  readonly upcoming: readonly EventSummary[]
  readonly axis: Axis
}

/** Ongoing and upcoming events, drawn on one axis. */
function DrawnEvents({ ongoing, upcoming, axis }: DrawnEventsProps) {
  return (
    <>
      {ongoing.length > 0 && (
        <section>
          <div className={styles.head}>
            <Heading as="h2" size={22} className={styles.name}>
              <Trans>
                Ongoing <Text muted>{ongoing.length}</Text>
              </Trans>
            </Heading>
            <TimelineHead axis={axis} withToday />
          </div>
          {ongoing.map((event, index) => (
            <EventRow key={event.idx} event={event} axis={axis} eager={index < eagerPictures} />
          ))}
        </section>
      )}
      {upcoming.length > 0 && (
        <section>
          <div className={styles.head}>
            <Heading as="h2" size={22} className={styles.name}>
              <Trans>
                Upcoming <Text muted>{upcoming.length}</Text>
              </Trans>
            </Heading>
            <TimelineHead axis={axis} withToday={false} />
          </div>
          {upcoming.map((event) => (
            <EventRow key={event.idx} event={event} axis={axis} eager={false} />
          ))}
        </section>
      )}
    </>
  )
}

function EventRow({ event, axis, eager }: { event: EventSummary; axis: Axis; eager: boolean }) {
  const { category } = event
  return (
    <article className={styles.row} data-field={category?.code}>
      <Picture rounded="control" src={event.thumbnail} width={800} height={600} loading={eager ? 'eager' : 'lazy'} />
      <div>
        {category && <CategoryLabel as="p">{category.name}</CategoryLabel>}
        <h3 className={styles.title}>
          <Link className={styles.link} to="/cs/event-detail" search={{ id: event.idx }}>
            {event.title}
          </Link>
        </h3>
        <Text as="p" muted className={styles.summary}>
          {event.summary}
        </Text>
      </div>
      <EventTimeline event={event} axis={axis} />
    </article>
  )
}

/** Width of the longest meter in the table, in pixels. */
const meterWidth = 187

function CompletedEvents({ events, total }: { events: readonly EventSummary[]; total: number }) {
  const { locale, today } = usePageLanguage()
  const longest = Math.max(...events.map(lengthOf))
  return (
    <Stack as="section" gap={3} marginTop={12}>
      <Heading as="h2" size={22}>
        <Trans>
          Completed <Text muted>{total}</Text>
        </Trans>
      </Heading>
      <Table className={styles.completed}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Event</Trans>
            </th>
            <th scope="col" data-width="wide" className={styles.lengthColumn}>
              <Trans>Days</Trans>
            </th>
            <TableHeadCell align="end">
              <Trans>Period</Trans>
            </TableHeadCell>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <tr key={event.idx}>
              <td>
                <Link className={styles.completedLink} to="/cs/event-detail" search={{ id: event.idx }}>
                  {event.title}
                </Link>
              </td>
              <td data-width="wide">
                <Meter length={lengthOf(event)} unit={`${meterWidth / longest}px`} major={7} height="low">
                  {lengthOf(event)}
                </Meter>
              </td>
              <TableCell numeric muted align="end">
                {formatPeriod(event.starts_on, event.ends_on, today, locale)}
              </TableCell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  )
}

/** The sentences of the specification, section 2. */
function NoOngoingEvents({ upcoming, isFiltered }: { upcoming: number; isFiltered: boolean }) {
  return (
    <EmptyState as="section" className={styles.noEvents}>
      <EmptyCalendar />
      <h2>
        <Trans>No ongoing events.</Trans>
      </h2>
      <p>
        <Trans>Please look forward to the next one.</Trans>
      </p>
      <Cluster>
        {!isFiltered ? (
          <ButtonLink to="/contents">
            <Trans>Browse courses</Trans>
          </ButtonLink>
        ) : upcoming > 0 ? (
          <ButtonLink to="/cs/event" search={{ state: 'upcoming' }}>
            <Plural value={upcoming} one="See # upcoming event" other="See # upcoming events" />
          </ButtonLink>
        ) : (
          <ButtonLink to="/cs/event">
            <Trans>See all events</Trans>
          </ButtonLink>
        )}
      </Cluster>
    </EmptyState>
  )
}

function NoEvents({ isBeyond }: { isBeyond: boolean }) {
  return (
    <EmptyState as="section" className={styles.noEvents}>
      <h2>{isBeyond ? <Trans>There’s nothing on this page</Trans> : <Trans>No events to show.</Trans>}</h2>
      <Cluster>
        <ButtonLink to="/cs/event">
          <Trans>See all events</Trans>
        </ButtonLink>
      </Cluster>
    </EmptyState>
  )
}

/** An empty sheet over a ruler. */
function EmptyCalendar() {
  return (
    <svg viewBox="0 0 192 104" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M12 26h168v76H12z" strokeDasharray="5 4" />
      <path d="M12 90v12h168V90M36 94v8M60 94v8M84 94v8M108 94v8M132 94v8M156 94v8M60 6v20M132 6v20" />
    </svg>
  )
}
