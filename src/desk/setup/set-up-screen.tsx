import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { type MissingForLive, type SetupStep, setupSteps } from '#contract/desk/setup.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { BulletList } from '#ui/content/bullet-list.tsx'
import { Tag } from '#ui/content/tag.tsx'
import { Text } from '#ui/content/text.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { Button } from '#ui/controls/button.tsx'
import { useFocusWhen } from '#ui/controls/use-focus-when.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useErrorText } from '../messages/error-text.ts'
import { provideSetUp } from './set-up.flow.ts'

const steps: Readonly<Record<SetupStep, { readonly name: MessageDescriptor; readonly about: MessageDescriptor }>> = {
  company: {
    name: msg`Company`,
    about: msg`Who sells: names, numbers, address and hours. Pages, emails, receipts and legal texts take them from there.`,
  },
  brand: {
    name: msg`Brand`,
    about: msg`Logo, icon and colours. Four colours are enough: the others follow from them.`,
  },
  legal: {
    name: msg`Legal texts`,
    about: msg`Terms, privacy policy and consents name your company automatically. Read them, and let somebody who knows the law read them.`,
  },
  course: { name: msg`First course`, about: msg`A course with its lessons, picture and price.` },
  payment: { name: msg`Payment`, about: msg`A contract with Toss Payments or PortOne. Without one, nothing is sold.` },
  mail: { name: msg`Mail`, about: msg`A mail server, for receipts, codes and links.` },
  identity: {
    name: msg`Identity`,
    about: msg`A company that proves who a person is, for sign-up, exams and children. It can be off: members then sign up by email, from 14 years on.`,
  },
  others: {
    name: msg`Other companies`,
    about: msg`Text messages, logins, the postcode search and others. Each can be off.`,
  },
  server: { name: msg`Server`, about: msg`Addresses with https, the database, and keys that only the server knows.` },
}

/** Leads an owner from an empty shop to one that sells. */
export function SetUpScreen() {
  const { http } = useAppContext()
  const { i18n } = useLingui()
  const [machine] = useState(() => provideSetUp({ http }))
  const [snapshot, send] = useMachine(machine)
  const { missing, shown, error } = snapshot.context
  const failure = useErrorText(error)
  const step = shown === 'summary' ? undefined : shown
  const isChecking = snapshot.hasTag('busy')
  const hasFailed = snapshot.matches('checkFailed')
  const heading = useFocusWhen<HTMLHeadingElement>(shown)
  const retry = useFocusWhen<HTMLButtonElement>(hasFailed && shown)
  const check = () => send({ type: 'check.requested' })
  return (
    <Stack gap={6} data-flow="set-up" data-state={String(snapshot.value)}>
      <h1>
        <Trans>Set-up</Trans>
      </h1>
      {hasFailed && (
        <Callout
          tone="danger"
          title={<Trans>The list didn’t load</Trans>}
          action={
            <Button ref={retry} onClick={check}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {failure}
        </Callout>
      )}
      {shown === undefined && isChecking && <Skeleton height="20rem" />}
      {shown !== undefined && !hasFailed && (
        <>
          <StepList missing={missing} current={step} />
          <Card>
            <Stack gap={4}>
              <h2 ref={heading} tabIndex={-1}>
                {step ? i18n._(steps[step].name) : <Trans>Before the shop sells</Trans>}
              </h2>
              {step ? <Step step={step} missing={missing} /> : <Summary missing={missing} />}
              <Cluster gap={3}>
                {step !== 'company' && (
                  <Button disabled={isChecking} onClick={() => send({ type: 'back' })}>
                    <Trans>Back</Trans>
                  </Button>
                )}
                {step && (
                  <Button variant="primary" disabled={isChecking} onClick={() => send({ type: 'next' })}>
                    <Trans>Next step</Trans>
                  </Button>
                )}
                <Button busy={isChecking} onClick={check}>
                  <Trans>Check again</Trans>
                </Button>
              </Cluster>
            </Stack>
          </Card>
        </>
      )}
    </Stack>
  )
}

interface StepListProps {
  readonly missing: readonly MissingForLive[]
  readonly current: SetupStep | undefined
}

function StepList({ missing, current }: StepListProps) {
  const { i18n, t } = useLingui()
  return (
    <Cluster as="ol" gap={2} aria-label={t`Steps`}>
      {setupSteps.map((step) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          <Tag tone={missing.some((each) => each.step === step) ? 'warning' : 'success'}>
            {i18n._(steps[step].name)}
          </Tag>
        </li>
      ))}
    </Cluster>
  )
}

function Step({ step, missing }: { readonly step: SetupStep; readonly missing: readonly MissingForLive[] }) {
  const { i18n } = useLingui()
  const own = missing.filter((each) => each.step === step)
  return (
    <>
      <Text as="p">{i18n._(steps[step].about)}</Text>
      {own.length === 0 ? (
        <Text as="p" accent>
          <Trans>Nothing is missing here.</Trans>
        </Text>
      ) : (
        <MissingList missing={own} />
      )}
    </>
  )
}

function MissingList({ missing }: { readonly missing: readonly MissingForLive[] }) {
  return (
    <BulletList>
      {missing.map(({ text, path }) => (
        <li key={text}>
          <span>{text}</span>{' '}
          {path !== null && (
            <TextLink to="/content/file" search={{ path }}>
              <Trans>Change it</Trans>
            </TextLink>
          )}
        </li>
      ))}
    </BulletList>
  )
}

function Summary({ missing }: { readonly missing: readonly MissingForLive[] }) {
  return (
    <>
      {missing.length === 0 ? (
        <Text as="p">
          <Trans>Nothing is missing. Start the shop with PRACTICUM_MODE=live.</Trans>
        </Text>
      ) : (
        <>
          <Text as="p">
            <Plural value={missing.length} one="# thing is missing:" other="# things are missing:" />
          </Text>
          <MissingList missing={missing} />
        </>
      )}
    </>
  )
}
