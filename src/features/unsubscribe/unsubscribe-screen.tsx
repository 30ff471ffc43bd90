import { Trans } from '@lingui/react/macro'
import { unsubscribe } from '#contract/accounts/unsubscribe.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useCompany } from '#lib/company/use-company.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { useFocusWhen } from '#ui/controls/use-focus-when.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { ScriptRequired } from '#ui/feedback/script-required.tsx'
import { StepActions } from '#ui/form/step-actions.tsx'
import { StepContainer } from '#ui/form/step-container.tsx'
import { StepContent } from '#ui/form/step-content.tsx'
import { StepHeading } from '#ui/form/step-heading.tsx'

/** Page opened from a mail with an offer: one press ends such mails, without a login. */
export function UnsubscribeScreen({ token }: { token: () => string }) {
  const stop = useEndpointMutation(unsubscribe, {})
  const failed = useFailure(stop.error)
  const { name: shop } = useCompany()
  const heading = useFocusWhen<HTMLHeadingElement>(stop.isSuccess)
  return (
    <StepContainer as="div">
      <ScriptRequired />
      {stop.isSuccess ? (
        <>
          <StepHeading ref={heading} title={<Trans>We won’t email you offers</Trans>}>
            <Trans>You still get emails about your orders and your account.</Trans>
          </StepHeading>
          <StepActions>
            <ButtonLink variant="primary" size="large" to="/">
              <Trans>Go to home</Trans>
            </ButtonLink>
          </StepActions>
        </>
      ) : (
        <>
          <StepHeading title={<Trans>Stop news and offers</Trans>}>
            <Trans>This ends emails with news and offers from {shop}. It costs nothing.</Trans>
          </StepHeading>
          <StepContent>
            {failed !== undefined && (
              <Callout tone="danger" title={<Trans>We couldn’t stop the emails</Trans>}>
                {failed}
              </Callout>
            )}
            <Button
              variant="primary"
              size="large"
              fullWidth
              busy={stop.isPending}
              onClick={() => stop.mutate({ body: { token: token() } })}
            >
              <Trans>Stop these emails</Trans>
            </Button>
          </StepContent>
        </>
      )}
    </StepContainer>
  )
}
