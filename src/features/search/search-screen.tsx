import { Trans, useLingui } from '@lingui/react/macro'
import type { SearchReading } from '#contract/content/search.ts'
import type { courseCategories } from '#contract/courses/course-calls.ts'
import type { CourseSummary } from '#contract/courses/courses.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Text } from '#ui/content/text.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { FieldLinks } from './field-links.tsx'
import { type Hits, kindMessages } from './hit-kinds.ts'
import { HitSections } from './hit-sections.tsx'
import { NothingFound } from './nothing-found.tsx'
import * as styles from './search-screen.css.ts'
import { TermField } from './term-field.tsx'

export type Categories = ContentOf<typeof courseCategories>

export type SearchProps =
  | { readonly state: 'asking'; readonly categories: Categories }
  | { readonly state: 'found'; readonly term: string; readonly hits: readonly Hits[]; readonly reading: SearchReading }
  | {
      readonly state: 'nothing'
      readonly term: string
      readonly categories: Categories
      readonly popular: readonly CourseSummary[]
      /** Words of the shop that are like those of the search. */
      readonly similar: SearchReading['similar']
      /** Terms of popular courses. */
      readonly suggested: readonly string[]
      /** Articles of the terms, where nothing else was found. */
      readonly articles: readonly Hits[]
      readonly marks: readonly string[]
    }

/** Search results for a term; without one, the search field and the categories. */
export function SearchScreen(props: SearchProps) {
  if (props.state === 'asking') return <Asking categories={props.categories} />
  return (
    <Container>
      {props.state === 'found' ? (
        <>
          <Heading term={props.term} hits={props.hits} reading={props.reading} />
          <HitSections hits={props.hits} term={props.term} marks={props.reading.marks.join(' ')} />
        </>
      ) : (
        <>
          <Heading term={props.term} hits={[]} />
          <NothingFound {...props} />
          <Stack marginTop={12}>
            <HitSections hits={props.articles} term={props.term} marks={props.marks.join(' ')} />
          </Stack>
        </>
      )}
    </Container>
  )
}

function Asking({ categories }: { categories: Categories }) {
  return (
    <Container className={styles.head}>
      <h1>
        <Trans>Search</Trans>
      </h1>
      <Text as="p" muted>
        <Trans>Search for a tool, a task or a workplace.</Trans>
      </Text>
      <TermField />
      <h2>
        <Trans>Or start with a field</Trans>
      </h2>
      <FieldLinks categories={categories} />
    </Container>
  )
}

/** Heading, with the search field on the mobile layout. On the desktop layout the header has it. */
function Heading({
  term,
  hits,
  reading,
}: {
  readonly term: string
  readonly hits: readonly Hits[]
  readonly reading?: SearchReading
}) {
  const { layout } = useAppContext()
  return (
    <div className={styles.heading}>
      {layout === 'mobile' && <TermField term={term} />}
      <h1>
        <Trans>“{term}”</Trans>
      </h1>
      <p role="status">
        <Counted hits={hits} />
      </p>
      {reading && <Reading reading={reading} />}
    </div>
  )
}

function Counted({ hits }: { hits: readonly Hits[] }) {
  const { i18n } = useLingui()
  const [only, ...others] = hits
  if (!only) return <Trans>No results</Trans>
  if (others.length === 0) return <span>{i18n._(kindMessages[only.kind].found(only.total))}</span>
  const total = hits.reduce((sum, each) => sum + each.total, 0)
  const list = hits.map((each) => i18n._(kindMessages[each.kind].counted(each.total))).join(', ')
  return (
    <Trans>
      {total} found: {list}
    </Trans>
  )
}

/** Tells what was searched for instead of a mistyped word, and which words were left out. */
function Reading({ reading: { corrected, unknown } }: { reading: SearchReading }) {
  const words = unknown.map((word) => `“${word}”`).join(', ')
  return (
    <>
      {corrected !== null && (
        <p>
          <Trans>
            Showing results for <b>{corrected}</b>
          </Trans>
        </p>
      )}
      {unknown.length > 0 && (
        <p>
          <Trans>We left out {words}: nothing here matches.</Trans>
        </p>
      )}
    </>
  )
}
