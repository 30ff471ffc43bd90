import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { linkOptions, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { reviewLimits } from '#contract/courses/reviews.ts'
import { contentList } from '#contract/desk/content.ts'
import { memberDetail } from '#contract/desk/members.ts'
import { answerReview, hideReview, restoreReview, reviewList } from '#contract/desk/reviews.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Tag } from '#ui/content/tag.tsx'
import { Text } from '#ui/content/text.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { ActForm } from '../acts/act-form.tsx'
import { type ActChoice, Acts, DoneLine } from '../acts/acts.tsx'
import { deskQuery } from '../http/desk-query.ts'
import { useMayCall } from '../http/use-may-call.ts'
import { ListFilters } from '../list/list-filters.tsx'
import type { ListSearch } from '../list/list-search.ts'
import { ListTable } from '../list/list-table.tsx'
import { useMoments } from '../messages/use-moments.ts'
import { waitingId } from '../today/entry-link.ts'
import { useAskedFor } from '../today/use-asked-for.ts'
import * as styles from './reviews.css.ts'

type Review = ContentOf<typeof reviewList>[number]

/** Reviews of courses, the reported ones first. */
export function ReviewsScreen({ search }: { search: ListSearch<typeof reviewList> }) {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const { page = 1, ...filter } = search
  const [done, setDone] = useState<ActChoice>()
  return (
    <>
      <h1>
        <Trans>Reviews</Trans>
      </h1>
      <ListFilters
        endpoint={reviewList}
        filter={filter}
        onApply={(applied) => void navigate({ to: '/reviews', search: applied })}
        fields={{
          state: {
            label: t`Show`,
            names: { reported: t`Reported`, unanswered: t`Without an answer`, hidden: t`Hidden` },
            none: t`All`,
          },
          course: { label: t`Course`, type: 'text', suggestions: useCourseTitles() },
        }}
      />
      <DoneLine act={done} />
      <ListTable
        endpoint={reviewList}
        input={{ query: { ...filter, page_index: page } }}
        rows={(content) => content}
        rowKey={({ id }) => id}
        page={page}
        link={(to) => linkOptions({ to: '/reviews', search: { ...filter, page: to } })}
        empty={<Trans>No review matches.</Trans>}
        columns={[
          { name: t`Review`, cell: (review) => <ReviewText review={review} onDone={setDone} /> },
          { name: t`Course`, cell: ({ course: { title } }) => title[locale] },
          { name: t`Author`, cell: ({ author }) => <Author author={author} /> },
        ]}
      />
    </>
  )
}

/** Titles of all courses. */
function useCourseTitles(): readonly string[] {
  const { http } = useAppContext()
  const locale = useLocale()
  const { data } = useQuery({
    ...deskQuery(http, contentList, { query: { kind: 'course', page_size: 100 } }),
    staleTime: 60_000,
  })
  return (data?.content ?? []).flatMap(({ title }) => title?.[locale] ?? [])
}

function Author({ author: { id, name, userid } }: Pick<Review, 'author'>) {
  const mayCall = useMayCall()
  if (!mayCall(memberDetail)) return <span>{name}</span>
  return (
    <Link to="/members/$id" params={{ id }}>
      {name || userid}
    </Link>
  )
}

interface ReviewProps {
  readonly review: Review
  readonly onDone: (act: ActChoice) => void
}

function ReviewText({ review, onDone }: ReviewProps) {
  const { t } = useLingui()
  const moment = useMoments()
  const asked = useAskedFor(waitingId('review', String(review.id)))
  const { rating, text, reports, answer } = review
  return (
    <div className={styles.review} {...asked}>
      <Cluster gap={2}>
        <b role="img" aria-label={t`${rating} of 5 points`}>
          {'★'.repeat(rating)}
        </b>
        <Text size="small" muted>
          {moment(review.written_at)}
        </Text>
        {reports > 0 && (
          <Tag tone="danger">
            <Plural value={reports} one="# report" other="# reports" />
          </Tag>
        )}
        {review.hidden_at !== null && (
          <Tag>
            <Trans>Hidden</Trans>
          </Tag>
        )}
      </Cluster>
      <p>{text}</p>
      {answer && <p className={styles.answer}>{answer.text}</p>}
      <ReviewActs key={answer?.answered_at} review={review} onDone={onDone} />
    </div>
  )
}

function ReviewActs({ review, onDone }: ReviewProps) {
  const { t } = useLingui()
  const mayCall = useMayCall()
  const { id, answer, reports, hidden_at: hiddenAt } = review
  const target = { params: { id: String(id) } }
  const changes = [reviewList.name]
  const settles = reports > 0 && hiddenAt === null ? { settles: { kind: 'review', subject: String(id) } as const } : {}
  const choices: readonly (ActChoice & { readonly isOpen: boolean })[] = [
    {
      key: 'answer',
      name: answer ? t`Change the answer` : t`Answer`,
      isOpen: mayCall(answerReview),
      form: (close) => (
        <ActForm
          endpoint={answerReview}
          input={(text) => ({ ...target, body: { answer: text, answered_at: answer?.answered_at ?? null } })}
          label={t`Answer below the review`}
          initial={answer?.text ?? ''}
          maxLength={reviewLimits.maxTextLength}
          rows={5}
          submit={<Trans>Publish</Trans>}
          changes={changes}
          onDone={close}
        />
      ),
    },
    {
      key: 'hide',
      name: t`Hide`,
      ...settles,
      isOpen: mayCall(hideReview) && hiddenAt === null,
      form: (close) => (
        <ActForm
          endpoint={hideReview}
          input={(reason) => ({ ...target, body: { reason } })}
          hint={<Trans>Only its author sees it then.</Trans>}
          submit={<Trans>Hide</Trans>}
          changes={changes}
          onDone={close}
        />
      ),
    },
    {
      key: 'restore',
      name: hiddenAt === null ? t`Keep` : t`Show again`,
      ...settles,
      isOpen: mayCall(restoreReview) && (hiddenAt !== null || reports > 0),
      form: (close) => (
        <ActForm
          endpoint={restoreReview}
          input={(reason) => ({ ...target, body: { reason } })}
          hint={<Trans>Its reports are forgotten.</Trans>}
          submit={hiddenAt === null ? <Trans>Keep</Trans> : <Trans>Show again</Trans>}
          changes={changes}
          onDone={close}
        />
      ),
    },
  ]
  return <Acts size="small" acts={choices.filter(({ isOpen }) => isOpen)} onDone={onDone} />
}
