import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '#contract/addresses/paths.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useFlow } from '#lib/flows/use-flow.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import type { ClientLaunchState } from '#machines/client-launch.machine.ts'
import { getStateName } from '#machines/state-name.ts'
import { useAlert } from '#ui/alert/use-alert.ts'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { FlowContainer } from '#ui/form/flow-container.tsx'
import { StepActions } from '#ui/form/step-actions.tsx'
import { StepContent } from '#ui/form/step-content.tsx'
import { StepHeading } from '#ui/form/step-heading.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { provideClientLaunch } from './client-launch.flow.ts'
import { clientLaunchPersistence } from './client-launch.persistence.ts'
import { isClientDevice } from './device.ts'

interface ClientLaunchScreenProps {
  readonly course: number
  /** Counted from 1. */
  readonly lesson: number
  /** Renders the identity verification flow. */
  readonly identity: (props: { readonly onVerified: (result: { readonly idfc_id: string }) => void }) => ReactNode
}

/** Opens a lesson in the PC client, or says what is missing. Every learn button leads here. */
export function ClientLaunchScreen({ course, lesson, identity }: ClientLaunchScreenProps) {
  const { t } = useLingui()
  const router = useRouter()
  const { http, layout } = useAppContext()
  // The server renders the first state alone, which is the same on every device.
  const isPc = isClientDevice(layout, typeof navigator === 'undefined' ? '' : navigator.userAgent)
  const { snapshot, send } = useFlow('client-launch', {
    provide: () => provideClientLaunch({ http }),
    input: { course, lesson, isPc },
    persistence: clientLaunchPersistence,
    subject: `${course} ${lesson}`,
  })
  const state = getStateName(snapshot.value)
  const failed = useFailure(snapshot.context.error)
  useAlert(state === 'signedOut' ? state : undefined, () => ({
    title: t`Please login first.`,
    content: t`Log in to open your lessons. You’ll come right back.`,
    primary: {
      name: t`Log in`,
      action: () => void router.navigate({ to: '/login', search: { next: paths.learn({ course, lesson }) } }),
    },
  }))
  const again = (
    <Button size="large" onClick={() => send({ type: 'launch.requested' })}>
      <Icon name="refresh-cw" />
      <Trans>Open it again</Trans>
    </Button>
  )
  const toCourse = (
    <ButtonLink size="large" to="/contents/detail" search={{ id: course }}>
      <Trans>Go to course</Trans>
    </ButtonLink>
  )
  const pages: Record<ClientLaunchState, ReactNode> = {
    checkingMember: <Busy text={<Trans>Checking your login</Trans>} />,
    signedOut: <StepHeading title={<Trans>Open a lesson</Trans>} />,
    launching: <Busy text={<Trans>Opening the app</Trans>} />,
    noPc: (
      <>
        <StepHeading title={<Trans>The app runs only on a PC</Trans>}>
          <Trans>Open this course on a Windows PC to continue. You can watch sample videos here.</Trans>
        </StepHeading>
        <StepActions>{toCourse}</StepActions>
      </>
    ),
    verifyingIdentity: (
      <>
        <StepHeading title={<Trans>Verify your identity to take the exam</Trans>}>
          <Trans>You only need to do this once. The exam opens afterwards.</Trans>
        </StepHeading>
        <StepContent>
          {failed !== undefined && (
            <Callout tone="danger" title={<Trans>We couldn’t use your verification</Trans>}>
              {failed}
            </Callout>
          )}
          {identity({ onVerified: ({ idfc_id }) => send({ type: 'identity.verified', idfc_id }) })}
          <StepActions>{toCourse}</StepActions>
        </StepContent>
      </>
    ),
    takingIdentity: <Busy text={<Trans>Saving your verification</Trans>} />,
    running: (
      <>
        <StepHeading title={<Trans>Continue in the training app</Trans>}>
          <Trans>
            If your browser asks, choose Open. Your progress appears on the course page when you finish the lesson.
          </Trans>
        </StepHeading>
        <StepActions>
          {again}
          {toCourse}
        </StepActions>
      </>
    ),
    notInstalled: (
      <>
        <StepHeading title={<Trans>The app isn’t installed</Trans>}>
          <Trans>Download it first. If it’s already installed, open it once and try again.</Trans>
        </StepHeading>
        <StepActions>
          {again}
          <ButtonLink variant="primary" size="large" to="/downloads">
            <Icon name="download" />
            <Trans>Download the app</Trans>
          </ButtonLink>
        </StepActions>
      </>
    ),
    noAccess: (
      <>
        <StepHeading title={<Trans>You don’t have this course yet</Trans>}>
          <Trans>Buy the course to open its lessons.</Trans>
        </StepHeading>
        <StepActions>{toCourse}</StepActions>
      </>
    ),
    launchFailed: (
      <>
        <StepHeading title={<Trans>Open a lesson</Trans>} />
        <StepContent>
          <Callout tone="danger" title={<Trans>We couldn’t open the lesson</Trans>}>
            {failed}
          </Callout>
          <StepActions>{again}</StepActions>
        </StepContent>
      </>
    ),
  }
  return (
    <FlowContainer flow="client-launch" state={state} layout="step">
      {pages[state]}
    </FlowContainer>
  )
}

function Busy({ text }: { text: ReactNode }) {
  return (
    <>
      <StepHeading title={<Trans>Open a lesson</Trans>} />
      <p role="status">{text}</p>
    </>
  )
}
