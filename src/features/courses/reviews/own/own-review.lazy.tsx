import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { deleteReview, type OwnReview } from '#contract/courses/own-review.ts'
import { courseReviews } from '#contract/courses/reviews.ts'
import { SupportLink } from '#entities/failure/support-link.tsx'
import { courseQuery } from '#features/courses/course-detail-queries.ts'
import { useChange } from '#lib/browser/use-change.ts'
import { useFeature } from '#lib/features/use-feature.ts'
import { storeAnswer } from '#lib/queries/store-answer.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { showAlert } from '#ui/alert/show-alert.ts'
import { Button } from '#ui/controls/button.tsx'
import { useFocusWhen } from '#ui/controls/use-focus-when.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { ownReviewQuery } from '../own-review-query.ts'
import { ReviewText } from '../review-text.lazy.tsx'
import { ReviewForm } from './review-form.lazy.tsx'

interface OwnReviewSectionProps {
  readonly own: OwnReview
  readonly idx: number
  readonly userName: string
}

/** The member's review with buttons to edit and delete it, or the form to write one. */
export function OwnReviewSection({ own, idx, userName }: OwnReviewSectionProps) {
  const { http, queryClient } = useAppContext()
  const { t } = useLingui()
  const [isEditing, setEditing] = useState(false)
  const [done, setDone] = useState<'saved' | 'deleted'>()
  const edit = useRef<HTMLButtonElement>(null)
  const stored = (act: 'saved' | 'deleted') => (content: OwnReview) => {
    storeAnswer(queryClient, ownReviewQuery(http, idx, userName).queryKey, content)
    void queryClient.invalidateQueries({ queryKey: [courseReviews.name] })
    void queryClient.invalidateQueries({ queryKey: courseQuery(http, idx).queryKey })
    setEditing(false)
    setDone(act)
  }
  // The form that had the focus is closed.
  useChange(isEditing, (wasEditing) => {
    if (wasEditing && document.activeElement === document.body) edit.current?.focus()
  })
  // What was pressed is gone then.
  const status = useFocusWhen<HTMLParagraphElement>(done)
  const remove = useEndpointMutation(deleteReview, { onSuccess: stored('deleted') })
  const { review, done: finished, needed } = own
  const hasLearning = useFeature('learning-system')
  const begin = () => {
    setDone(undefined)
    setEditing(true)
  }
  const ask = () =>
    showAlert({
      title: t`Delete your review?`,
      content: t`You can’t get it back. Our answer is deleted with it.`,
      primary: { name: t`Delete`, action: () => remove.mutate({ params: { lectureId: idx } }) },
      secondary: { name: t`Keep it` },
    })
  return (
    <Card padded="medium" marginTop={6} marginBottom={6}>
      <Stack gap={4} align="start">
        <h3>
          <Trans>Your review</Trans>
        </h3>
        <p role="status" tabIndex={-1} ref={status}>
          {done === 'saved' && <Trans>Your review is saved.</Trans>}
          {done === 'deleted' && <Trans>Your review is deleted.</Trans>}
        </p>
        {review !== null && !isEditing ? (
          <>
            <ReviewText review={review} />
            {review.is_hidden && (
              <Callout tone="warning" announced={false} title={<Trans>Only you can see your review</Trans>}>
                <Trans>We’ve hidden it from others. If you don’t know why, ask customer support.</Trans>
              </Callout>
            )}
            {remove.isError && (
              <Callout tone="danger">
                <Trans>We couldn’t delete your review. Try again.</Trans> <SupportLink error={remove.error} />
              </Callout>
            )}
            <Cluster>
              <Button ref={edit} size="small" onClick={begin}>
                <Trans>Edit review</Trans>
              </Button>
              <Button size="small" variant="quiet" busy={remove.isPending} onClick={ask}>
                <Trans>Delete review</Trans>
              </Button>
            </Cluster>
          </>
        ) : own.can_write ? (
          <ReviewForm
            review={review}
            idx={idx}
            onStored={stored('saved')}
            onCancel={review === null ? undefined : () => setEditing(false)}
          />
        ) : (
          <p>
            {hasLearning ? (
              <Plural
                value={needed - finished}
                one="Finish # more lesson to write a review."
                other="Finish # more lessons to write a review."
              />
            ) : (
              <Trans>Buy the course to write a review.</Trans>
            )}
          </p>
        )}
      </Stack>
    </Card>
  )
}
