import { Trans } from '@lingui/react/macro'
import { requestClientMail } from '#contract/courses/course-openings.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { ButtonLink } from '#ui/controls/button.tsx'
import { useFocusWhen } from '#ui/controls/use-focus-when.ts'
import { ScriptRequired } from '#ui/feedback/script-required.tsx'
import { StepActions } from '#ui/form/step-actions.tsx'
import { StepContainer } from '#ui/form/step-container.tsx'
import { StepHeading } from '#ui/form/step-heading.tsx'
import { OpeningForm } from './opening-form.tsx'

/** Asks for a mail when the PC client can be downloaded. */
export function ClientOpeningScreen() {
  const request = useEndpointMutation(requestClientMail, {})
  const answer = request.data
  const heading = useFocusWhen<HTMLHeadingElement>(answer)
  return (
    <StepContainer as="div">
      <ScriptRequired />
      {answer ? (
        <>
          {answer.is_available ? (
            <StepHeading ref={heading} title={<Trans>The app is ready</Trans>}>
              <Trans>You can download it now. We didn’t keep your address.</Trans>
            </StepHeading>
          ) : (
            <StepHeading ref={heading} title={<Trans>We’ll let you know</Trans>}>
              <Trans>We’ll email you once, when you can download the app. We’ve just sent you a link to cancel.</Trans>
            </StepHeading>
          )}
          <StepActions>
            <ButtonLink variant="primary" size="large" to="/downloads">
              <Trans>Go to downloads</Trans>
            </ButtonLink>
          </StepActions>
        </>
      ) : (
        <>
          <StepHeading title={<Trans>Notify me</Trans>}>
            <Trans>You can’t download the training app yet. We’ll email you once you can.</Trans>
          </StepHeading>
          <OpeningForm
            busy={request.isPending}
            error={request.error}
            onSubmit={(email) => request.mutate({ body: { email, consent: 'Y' } })}
            consent={<Trans>I agree that my address is kept for this email only, for a year at most (required)</Trans>}
          >
            <Trans>Email me when it’s ready</Trans>
          </OpeningForm>
        </>
      )}
    </StepContainer>
  )
}
