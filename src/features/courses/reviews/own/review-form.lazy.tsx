import { Trans, useLingui } from '@lingui/react/macro'
import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useId, useMemo } from 'react'
import * as v from 'valibot'
import { type OwnReview, writeReview } from '#contract/courses/own-review.ts'
import { ratingSchema, ratings, reviewLimits } from '#contract/courses/reviews.ts'
import * as codes from '#contract/protocol/codes.ts'
import { cleanLines, isBlank } from '#contract/values/text.ts'
import { formDraft } from '#lib/drafts/form-draft.ts'
import { useFormDraft } from '#lib/forms/use-form-draft.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { useUserid } from '#lib/session/use-userid.ts'
import { hasCode } from '#machines/api-error-data.ts'
import { Text } from '#ui/content/text.tsx'
import { VisuallyHiddenInput } from '#ui/content/visually-hidden.tsx'
import { Button } from '#ui/controls/button.tsx'
import { FieldError } from '#ui/controls/field-error.tsx'
import { SegmentedControl } from '#ui/controls/segmented-control.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { bindField } from '#ui/form/bind-field.ts'
import { FieldSet } from '#ui/form/field-set.tsx'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import * as styles from '../reviews.css.ts'

const draftSchema = v.object({ rating: v.string(), text: v.string() })

interface ReviewFormProps {
  /** The review to edit; null for a new one. */
  readonly review: OwnReview['review']
  readonly idx: number
  readonly onStored: (content: OwnReview) => void
  /** Leaves the review as it is; undefined for a new one. */
  readonly onCancel: (() => void) | undefined
}

/** Rating and text of a review. What was typed stays in this tab until it is saved or cancelled. */
export function ReviewForm({ review, idx, onStored, onCancel }: ReviewFormProps) {
  const { t } = useLingui()
  const id = useId()
  const userid = useUserid()
  const draft = useMemo(() => formDraft(`review:${userid}:${idx}`, { schema: draftSchema, version: 1 }), [userid, idx])
  const write = useEndpointMutation(writeReview, {
    onSuccess: (content) => {
      draft.clear()
      onStored(content)
    },
  })
  const form = useForm({
    defaultValues: { rating: review === null ? '' : String(review.rating), text: review?.text ?? '' },
    validationLogic: revalidateLogic(),
    onSubmit: ({ value }) =>
      write.mutate({
        params: { lectureId: idx },
        body: { rating: v.parse(ratingSchema, Number(value.rating)), text: cleanLines(value.text) },
      }),
    onSubmitInvalid: () => focusFirstInvalid(element.current),
  })
  const element = useFormDraft(form, draft)
  return (
    <Form className={styles.form} noValidate ref={element} onSubmit={() => void form.handleSubmit()}>
      {write.isError && (
        <Callout tone="danger" title={<Trans>We couldn’t save your review</Trans>}>
          <WriteFailure error={write.error} />
        </Callout>
      )}
      <form.Field
        name="rating"
        validators={{ onDynamic: ({ value }) => (value === '' ? t`Choose a rating.` : undefined) }}
      >
        {(field) => {
          const wrong = field.state.meta.errors.find((each) => typeof each === 'string')
          return (
            <div>
              <FieldSet
                legend={<Trans>Rating, 5 is the best</Trans>}
                aria-describedby={wrong === undefined ? undefined : `${id}error`}
              >
                <SegmentedControl as="div">
                  {ratings.map((rating) => (
                    <label key={rating}>
                      <VisuallyHiddenInput
                        type="radio"
                        name={field.name}
                        value={rating}
                        checked={field.state.value === String(rating)}
                        aria-invalid={wrong === undefined ? undefined : true}
                        onChange={() => field.handleChange(String(rating))}
                        // The button that opened the form is gone.
                        autoFocus={review?.rating === rating}
                      />
                      <span>{rating}</span>
                    </label>
                  ))}
                </SegmentedControl>
              </FieldSet>
              {wrong !== undefined && <FieldError id={`${id}error`}>{wrong}</FieldError>}
            </div>
          )
        }}
      </form.Field>
      <form.Field
        name="text"
        validators={{ onDynamic: ({ value }) => (isBlank(value) ? t`Enter your review.` : undefined) }}
      >
        {(field) => (
          <TextAreaField label={t`What was it like?`} maxLength={reviewLimits.maxTextLength} {...bindField(field)} />
        )}
      </form.Field>
      <Text as="p" size="small" muted>
        <Trans>Anyone can read it, with your nickname or the first letter of your name.</Trans>
      </Text>
      <Cluster>
        <SubmitButton busy={write.isPending && <Trans>Saving your review</Trans>}>
          {review === null ? <Trans>Publish review</Trans> : <Trans>Save review</Trans>}
        </SubmitButton>
        {onCancel && (
          <Button
            onClick={() => {
              draft.clear()
              onCancel()
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
        )}
      </Cluster>
    </Form>
  )
}

function WriteFailure({ error }: { readonly error: Error }) {
  if (hasCode(error, codes.reviewTooEarly)) return <Trans>Finish half of the lessons first.</Trans>
  if (hasCode(error, codes.tooManyRequests)) {
    return <Trans>You’ve saved reviews too many times today. Try again tomorrow.</Trans>
  }
  return <Trans>What you entered is still here. Try again.</Trans>
}
