import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changeOwnEmail, deletePasskey, inviteOwnDevice, ownEmail, passkeyList } from '#contract/desk/operators.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { serverNow } from '#lib/time/server-time.ts'
import { showAlert } from '#ui/alert/show-alert.ts'
import { Button } from '#ui/controls/button.tsx'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { type DoneAct, DoneLine } from '../acts/acts.tsx'
import { deskQuery } from '../http/desk-query.ts'
import { RowsTable } from '../list/rows-table.tsx'
import { errorText, useErrorText } from '../messages/error-text.ts'
import { useMoments } from '../messages/use-moments.ts'
import { InvitationLink } from './invitation-link.tsx'

type Passkey = ContentOf<typeof passkeyList>[number]

/** The operator's own passkeys, and where mails about them go. */
export function OwnAccessScreen() {
  const [done, setDone] = useState<DoneAct>()
  return (
    <Stack gap={6}>
      <h1>
        <Trans>Your access</Trans>
      </h1>
      <DoneLine act={done} />
      <Passkeys onDone={setDone} />
      <EmailForm onDone={setDone} />
    </Stack>
  )
}

interface DoneProps {
  readonly onDone: (act: DoneAct) => void
}

function Passkeys({ onDone }: DoneProps) {
  const { http } = useAppContext()
  const { data, error, refetch } = useQuery(deskQuery(http, passkeyList, {}))
  const invite = useEndpointMutation(inviteOwnDevice, {})
  const failure = useErrorText(invite.error)
  return (
    <Stack as="section" gap={4} align="start">
      <h2>
        <Trans>Passkeys</Trans>
      </h2>
      <p>
        <Trans>
          Keep passkeys on two devices. If one is lost, delete its passkey here; without any, ask an owner for a new
          link.
        </Trans>
      </p>
      <AsyncContent
        data={data}
        errorText={useErrorText(error)}
        errorTitle={<Trans>The list didn’t load</Trans>}
        onRetry={() => void refetch()}
        skeleton={<Skeleton height="6rem" />}
      >
        {(content) => <PasskeyTable passkeys={content} onDone={onDone} />}
      </AsyncContent>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      {invite.data ? (
        <InvitationLink invitation={invite.data} />
      ) : (
        <Button busy={invite.isPending} onClick={() => invite.mutate({})}>
          <Trans>Add a device</Trans>
        </Button>
      )}
    </Stack>
  )
}

function PasskeyTable({ passkeys, onDone }: DoneProps & { passkeys: readonly Passkey[] }) {
  const { t } = useLingui()
  const moment = useMoments()
  const now = new Date(serverNow()).toISOString()
  return (
    <RowsTable
      rows={passkeys}
      rowKey={({ id }) => id}
      columns={[
        { name: t`Registered`, cell: ({ created_at }) => moment(created_at) },
        { name: t`Last used`, cell: ({ last_used_at }) => (last_used_at === null ? t`never` : moment(last_used_at)) },
        { name: t`This device`, cell: ({ is_current }) => (is_current ? t`yes` : '') },
        {
          name: t`Approves requests of others`,
          cell: ({ approves_from }) => {
            const when = moment(approves_from)
            return approves_from <= now ? t`yes` : t`from ${when}`
          },
        },
        {
          name: t`Delete`,
          cell: (passkey) => <Deletion passkey={passkey} isOnly={passkeys.length === 1} onDone={onDone} />,
        },
      ]}
    />
  )
}

function Deletion({ passkey, isOnly, onDone }: DoneProps & { passkey: Passkey; isOnly: boolean }) {
  const { queryClient } = useAppContext()
  const { t, i18n } = useLingui()
  const remove = useEndpointMutation(deletePasskey, {
    onSuccess: () => {
      onDone({ name: t`Delete` })
      return queryClient.invalidateQueries({ queryKey: [passkeyList.name] })
    },
    onError: (error) => {
      showAlert({ title: t`Nothing was changed`, content: errorText(i18n, error), primary: { name: t`OK` } })
    },
  })
  const ask = () =>
    showAlert({
      title: t`Delete this passkey?`,
      content: passkey.is_current
        ? t`You use it now, so you are logged out. Log in by another passkey.`
        : t`Sessions that were opened by it end at once.`,
      primary: { name: t`Delete`, action: () => remove.mutate({ params: { id: passkey.id } }) },
      secondary: { name: t`Keep` },
    })
  if (isOnly) return <Trans>your only one</Trans>
  return (
    <Button size="small" busy={remove.isPending} onClick={ask}>
      <Trans>Delete</Trans>
    </Button>
  )
}

function EmailForm({ onDone }: DoneProps) {
  const { http } = useAppContext()
  const { data } = useQuery(deskQuery(http, ownEmail, {}))
  return data ? <EmailFields key={data.email} current={data.email} onDone={onDone} /> : null
}

function EmailFields({ current, onDone }: DoneProps & { current: string | null }) {
  const { queryClient } = useAppContext()
  const { t } = useLingui()
  const [email, setEmail] = useState(current ?? '')
  const change = useEndpointMutation(changeOwnEmail, {
    onSuccess: () => {
      onDone({ name: t`Save` })
      return queryClient.invalidateQueries({ queryKey: [ownEmail.name] })
    },
  })
  const failure = useErrorText(change.error)
  return (
    <Card as="section" padded>
      <Form onSubmit={() => change.mutate({ body: { email } })}>
        <Stack gap={4} align="start">
          <h2>
            <Trans>Email address</Trans>
          </h2>
          {current === null && (
            <Callout tone="warning">
              <Trans>Nobody tells you when a passkey is registered in your name. Enter your email address.</Trans>
            </Callout>
          )}
          <TextField
            label={t`Emails about your access go to`}
            type="email"
            value={email}
            required
            maxLength={254}
            autoComplete="email"
            onChange={({ target }) => setEmail(target.value)}
          />
          {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
          <SubmitButton busy={change.isPending && <Trans>Saving</Trans>}>
            <Trans>Save</Trans>
          </SubmitButton>
        </Stack>
      </Form>
    </Card>
  )
}
