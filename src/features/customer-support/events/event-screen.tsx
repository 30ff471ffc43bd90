import { Trans, useLingui } from '@lingui/react/macro'
import { linkOptions } from '@tanstack/react-router'
import { paths } from '#contract/addresses/paths.ts'
import type { EventState } from '#contract/content/board-addresses.ts'
import type { NeighbourEvent, ShopEvent } from '#contract/content/events.ts'
import { rows } from '#entities/course/course-row.css.ts'
import { CourseRow, CourseRowsHead } from '#entities/course/course-row.tsx'
import { ShareButton } from '#entities/share/share-button.tsx'
import { formatDayWithYear, formatPeriod } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { RichText } from '#lib/text/rich-text.tsx'
import { CategoryLabel } from '#ui/content/category-label.tsx'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { Heading } from '#ui/content/heading.tsx'
import { SectionHeading } from '#ui/content/section-heading.tsx'
import { Tag } from '#ui/content/tag.tsx'
import { TextAnchor } from '#ui/content/text-link.tsx'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { ButtonAnchor, ButtonLink } from '#ui/controls/button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { HeadingColumns } from '#ui/layout/columns.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { MeterScale } from '#ui/pictures/meter-scale.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { Neighbours } from '../frame/neighbours.tsx'
import * as styles from './event-screen.css.ts'
import { TimeLeft } from './event-timeline.tsx'
import { lengthOf, passedDays } from './period.ts'

const coursesId = 'courses'

/** An event with its conditions, courses and neighbours (specification, section 2). */
export function EventScreen({ event }: { event: ShopEvent }) {
  return (
    <Container>
      <article>
        <EventHead event={event} />
        {event.contents.length > 0 && (
          <section className={styles.courses} id={coursesId}>
            <SectionHeading>
              <h2>
                <Trans>Courses of this event</Trans>
              </h2>
              <p>
                <Trans>Each tick is one lesson. Filled ticks are free.</Trans>
              </p>
            </SectionHeading>
            <div className={rows}>
              <CourseRowsHead />
              {event.contents.map((course) => (
                <CourseRow key={course.idx} course={course} />
              ))}
            </div>
          </section>
        )}
        <Conditions event={event} />
        <NeighbourEvents event={event} />
        <Cluster as="p" justify="center" marginTop={8}>
          <ButtonLink to="/cs/event">
            <Icon name="rows-3" /> <Trans>Back to the events</Trans>
          </ButtonLink>
        </Cluster>
      </article>
    </Container>
  )
}

const tones: Record<EventState, 'success' | 'accent' | 'neutral'> = {
  ongoing: 'success',
  upcoming: 'accent',
  completed: 'neutral',
}

function EventHead({ event }: { event: ShopEvent }) {
  const { t } = useLingui()
  const { locale, today } = usePageLanguage()
  const names: Record<EventState, string> = { ongoing: t`Ongoing`, upcoming: t`Upcoming`, completed: t`Completed` }
  return (
    <div className={styles.head} data-field={event.category?.code}>
      <Picture className={styles.picture} src={event.thumbnail} width={800} height={600} />
      <div className={styles.words}>
        <Cluster>
          <Cluster as="p">
            <Tag tone={tones[event.state]}>{names[event.state]}</Tag>
            {event.category && <CategoryLabel>{event.category.name}</CategoryLabel>}
          </Cluster>
          <ShareButton key={event.idx} title={event.title} path={paths.event({ id: event.idx })} />
        </Cluster>
        <Heading as="h1" marginTop={3} marginBottom={3}>
          {event.title}
        </Heading>
        <p className={styles.text}>
          <RichText html={event.text} newTab={<VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>} />
        </p>
        <div className={styles.days}>
          <Meter length={lengthOf(event)} filled={passedDays(event, today)} major={7} full />
          <MeterScale>
            <span>{formatDayWithYear(event.starts_on, locale)}</span>
            <TimeLeft event={event} />
            <span>{formatDayWithYear(event.ends_on, locale)}</span>
          </MeterScale>
        </div>
        {event.state !== 'completed' && (
          <p>
            <TextAnchor href={`/api/v1/board/event/${event.idx}/calendar?lang=${locale}`} download>
              <Icon name="calendar" /> <Trans>Add to calendar</Trans>
            </TextAnchor>
          </p>
        )}
        {event.contents.length > 0 && (
          <ButtonAnchor className={styles.action} variant="primary" href={`#${coursesId}`}>
            <Trans>Browse courses</Trans>
          </ButtonAnchor>
        )}
      </div>
    </div>
  )
}

function Conditions({ event }: { event: ShopEvent }) {
  const { locale } = usePageLanguage()
  return (
    <HeadingColumns spaced>
      <h2>
        <Trans>Conditions</Trans>
      </h2>
      <DefinitionList columns>
        <DefinitionItem name={<Trans>Period</Trans>}>
          {formatPeriod(event.starts_on, event.ends_on, '', locale)}
        </DefinitionItem>
        {event.detail.map(({ name, value }) => (
          <DefinitionItem key={name} name={name}>
            {value}
          </DefinitionItem>
        ))}
      </DefinitionList>
    </HeadingColumns>
  )
}

function NeighbourEvents({ event: { next, previous } }: { event: ShopEvent }) {
  const { t } = useLingui()
  const { locale, today } = usePageLanguage()
  const postOf = (neighbour: NeighbourEvent) =>
    neighbour
      ? {
          link: linkOptions({ to: '/cs/event-detail', search: { id: neighbour.idx } }),
          title: neighbour.title,
          date: formatPeriod(neighbour.starts_on, neighbour.ends_on, today, locale),
        }
      : undefined
  return (
    <Neighbours
      label={t`Next and previous event`}
      next={{ name: <Trans>Next event</Trans>, none: <Trans>There is no next event.</Trans>, post: postOf(next) }}
      previous={{
        name: <Trans>Previous event</Trans>,
        none: <Trans>There is no previous event.</Trans>,
        post: postOf(previous),
      }}
    />
  )
}
