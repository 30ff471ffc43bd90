import { Trans } from '@lingui/react/macro'
import type { Course } from '#contract/courses/course-detail.ts'
import { requestOpeningMail } from '#contract/courses/course-openings.ts'
import { formatDay } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { ButtonLink } from '#ui/controls/button.tsx'
import { useFocusWhen } from '#ui/controls/use-focus-when.ts'
import { ScriptRequired } from '#ui/feedback/script-required.tsx'
import { StepActions } from '#ui/form/step-actions.tsx'
import { StepContainer } from '#ui/form/step-container.tsx'
import { StepHeading } from '#ui/form/step-heading.tsx'
import { OpeningForm } from './opening-form.tsx'

/** Asks for a mail on the day a course opens. */
export function OpeningScreen({ course }: { course: Course }) {
  const { locale, today } = usePageLanguage()
  const request = useEndpointMutation(requestOpeningMail, {})
  const heading = useFocusWhen<HTMLHeadingElement>(request.data)
  const day = formatDay(course.opens_on, today, locale)
  const { title } = course
  return (
    <StepContainer as="div">
      <ScriptRequired />
      {request.isSuccess ? (
        <>
          <StepHeading ref={heading} title={<Trans>We’ll let you know</Trans>}>
            <Trans>
              We’ll email you on {day}, when “{title}” opens. We’ve just sent you a link to cancel.
            </Trans>
          </StepHeading>
          <StepActions>
            <ButtonLink variant="primary" size="large" to="/contents/detail" search={{ id: course.idx }}>
              <Trans>Back to the course</Trans>
            </ButtonLink>
          </StepActions>
        </>
      ) : course.is_coming ? (
        <>
          <StepHeading title={<Trans>Notify me</Trans>}>
            <Trans>
              “{title}” opens on {day}. We’ll email you that morning.
            </Trans>
          </StepHeading>
          <OpeningForm
            busy={request.isPending}
            error={request.error}
            onSubmit={(email) => request.mutate({ params: { lectureId: course.idx }, body: { email, consent: 'Y' } })}
            consent={
              <Trans>I agree that my address is kept for this email only, until the course opens (required)</Trans>
            }
          >
            <Trans>Email me that day</Trans>
          </OpeningForm>
        </>
      ) : (
        <>
          <StepHeading title={<Trans>This course is already open</Trans>}>
            <Trans>“{title}” is open now.</Trans>
          </StepHeading>
          <StepActions>
            <ButtonLink variant="primary" size="large" to="/contents/detail" search={{ id: course.idx }}>
              <Trans>See the course</Trans>
            </ButtonLink>
          </StepActions>
        </>
      )}
    </StepContainer>
  )
}
