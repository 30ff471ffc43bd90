import { Trans } from '@lingui/react/macro'
import { cancelOpeningMails } from '#contract/courses/course-openings.ts'
import * as codes from '#contract/protocol/codes.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { hasCode } from '#machines/api-error-data.ts'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { useFocusWhen } from '#ui/controls/use-focus-when.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { ScriptRequired } from '#ui/feedback/script-required.tsx'
import { StepActions } from '#ui/form/step-actions.tsx'
import { StepContainer } from '#ui/form/step-container.tsx'
import { StepContent } from '#ui/form/step-content.tsx'
import { StepHeading } from '#ui/form/step-heading.tsx'

/** Page opened from a mail: one press takes the address off every list. `token` reads the token of the link. */
export function CancelScreen({ token }: { token: () => string }) {
  const cancel = useEndpointMutation(cancelOpeningMails, {})
  const failed = useFailure(cancel.error)
  const isOnNone = hasCode(cancel.error, codes.openingLinkInvalid)
  const heading = useFocusWhen<HTMLHeadingElement>(cancel.isSuccess || isOnNone)
  return (
    <StepContainer as="div">
      <ScriptRequired />
      {cancel.isSuccess || isOnNone ? (
        <>
          <StepHeading ref={heading} title={<Trans>You have no notifications</Trans>}>
            {isOnNone ? (
              <Trans>This link was already used, or we’ve sent the email you asked for.</Trans>
            ) : (
              <Trans>We deleted your address. You won’t get any more of these emails.</Trans>
            )}
          </StepHeading>
          <StepActions>
            <ButtonLink variant="primary" size="large" to="/contents">
              <Trans>Browse courses</Trans>
            </ButtonLink>
          </StepActions>
        </>
      ) : (
        <>
          <StepHeading title={<Trans>Stop notification emails</Trans>}>
            <Trans>This deletes your address from all notifications about courses and the app.</Trans>
          </StepHeading>
          <StepContent>
            {failed !== undefined && (
              <Callout tone="danger" title={<Trans>We couldn’t delete your address</Trans>}>
                {failed}
              </Callout>
            )}
            <Button
              variant="primary"
              size="large"
              fullWidth
              busy={cancel.isPending}
              onClick={() => cancel.mutate({ body: { token: token() } })}
            >
              <Trans>Delete my address</Trans>
            </Button>
          </StepContent>
        </>
      )}
    </StepContainer>
  )
}
