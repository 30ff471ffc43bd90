import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { changeRoles, inviteAgain, inviteOperator, operatorList, removeOperator } from '#contract/desk/operators.ts'
import { type Role, roles } from '#contract/desk/roles.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import { formatMoment, koreanDay } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { serverNow } from '#lib/time/server-time.ts'
import { dataOf } from '#machines/api-error-data.ts'
import { showAlert } from '#ui/alert/show-alert.ts'
import { Button } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { CheckBox } from '#ui/form/check-box.tsx'
import { FieldSet } from '#ui/form/field-set.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { type DoneAct, DoneLine } from '../acts/acts.tsx'
import { ListTable } from '../list/list-table.tsx'
import { errorText, useErrorText } from '../messages/error-text.ts'
import { roleDescriptions, roleNames } from '../messages/role-names.ts'
import { InvitationLink } from './invitation-link.tsx'

type Operator = ContentOf<typeof operatorList>[number]
type Invitation = ContentOf<typeof inviteOperator>

/** Who works at the desk, with roles; an owner invites and removes. */
export function OperatorsScreen() {
  const { t } = useLingui()
  const locale = useLocale()
  const [invitation, setInvitation] = useState<Invitation>()
  const [done, setDone] = useState<DoneAct>()
  const today = koreanDay(new Date(serverNow()).toISOString())
  return (
    <Stack gap={6}>
      <h1>
        <Trans>Operators</Trans>
      </h1>
      <DoneLine act={done} />
      <ListTable
        endpoint={operatorList}
        input={{}}
        rows={(content) => content}
        rowKey={({ id }) => id}
        page={1}
        link={() => ({ to: '/operators' })}
        empty={<Trans>Nobody works here.</Trans>}
        columns={[
          { name: t`Name`, cell: ({ name }) => name },
          { name: t`Email address`, cell: ({ email }) => email ?? t`none` },
          {
            name: t`Roles`,
            cell: (operator) => <RolesForm key={operator.roles.join()} operator={operator} onDone={setDone} />,
          },
          { name: t`Passkeys`, isNumber: true, cell: ({ passkeys }) => passkeys },
          {
            name: t`Last seen`,
            cell: ({ last_seen_at }) => (last_seen_at === null ? t`never` : formatMoment(last_seen_at, locale, today)),
          },
          {
            name: t`Access`,
            cell: (operator) => <Access operator={operator} onInvited={setInvitation} onDone={setDone} />,
          },
        ]}
      />
      {invitation && <InvitationLink invitation={invitation} />}
      <InvitationForm onInvited={setInvitation} />
    </Stack>
  )
}

interface OperatorProps {
  readonly operator: Operator
  readonly onDone: (act: DoneAct) => void
}

/** Says that a change is done, and reads the list again. */
function useOperatorChange(onDone = () => {}) {
  const { queryClient } = useAppContext()
  const { t, i18n } = useLingui()
  return {
    onSuccess: () => {
      onDone()
      return queryClient.invalidateQueries({ queryKey: [operatorList.name] })
    },
    onError: (error: Error) => {
      showAlert({ title: t`Nothing was changed`, content: errorText(i18n, error), primary: { name: t`OK` } })
    },
  }
}

function RolesForm({ operator, onDone }: OperatorProps) {
  const { t, i18n } = useLingui()
  const { name } = operator
  const [chosen, setChosen] = useState<readonly Role[]>(operator.roles)
  const change = useEndpointMutation(
    changeRoles,
    useOperatorChange(() => onDone({ name: t`Save` })),
  )
  const isChanged = chosen.toSorted().join() !== operator.roles.toSorted().join()
  return (
    <Form
      onSubmit={() => {
        if (chosen.length > 0) change.mutate({ params: { id: operator.id }, body: { roles: [...chosen] } })
        else showAlert({ title: t`Nothing was changed`, content: t`Choose a role.`, primary: { name: t`OK` } })
      }}
    >
      <Cluster gap={3} role="group" aria-label={t`Roles of ${name}`}>
        <RoleBoxes chosen={chosen} onChange={setChosen} name={(role) => i18n._(roleNames[role])} />
        {isChanged && (
          <SubmitButton size="small" busy={change.isPending && <Trans>Saving</Trans>}>
            <Trans>Save</Trans>
          </SubmitButton>
        )}
      </Cluster>
    </Form>
  )
}

interface RoleBoxesProps {
  readonly chosen: readonly Role[]
  readonly onChange: (roles: readonly Role[]) => void
  readonly name: (role: Role) => string
}

function RoleBoxes({ chosen, onChange, name }: RoleBoxesProps) {
  return roles.map((role) => (
    <CheckBox
      key={role}
      checked={chosen.includes(role)}
      onChange={({ target }) => onChange(target.checked ? [...chosen, role] : chosen.filter((each) => each !== role))}
    >
      {name(role)}
    </CheckBox>
  ))
}

interface AccessProps extends OperatorProps {
  readonly onInvited: (invitation: Invitation) => void
}

function Access({ operator, onInvited, onDone }: AccessProps) {
  const { t } = useLingui()
  const { id, name } = operator
  const changed = useOperatorChange()
  const again = useEndpointMutation(inviteAgain, {
    ...changed,
    onSuccess: (invitation) => {
      onInvited(invitation)
      return changed.onSuccess()
    },
  })
  const remove = useEndpointMutation(
    removeOperator,
    useOperatorChange(() => onDone({ name: t`Remove` })),
  )
  const askToRemove = () =>
    showAlert({
      title: t`Remove ${name}?`,
      content: t`Sessions end at once, and the passkeys are deleted. The record keeps what was done.`,
      primary: { name: t`Remove`, action: () => remove.mutate({ params: { id } }) },
      secondary: { name: t`Keep` },
    })
  const invite = () => again.mutate({ params: { id } })
  const askToInvite = () =>
    showAlert({
      title: t`End the access of ${name}?`,
      content: t`All passkeys and sessions of ${name} end at once, and a new link is made. ${name} hears of it by email.`,
      primary: { name: t`End access, make a link`, action: invite },
      secondary: { name: t`Keep` },
    })
  return (
    <Cluster gap={2} role="group" aria-label={t`Access of ${name}`}>
      <Button size="small" busy={again.isPending} onClick={operator.passkeys === 0 ? invite : askToInvite}>
        {operator.passkeys === 0 ? <Trans>New link</Trans> : <Trans>Lost device</Trans>}
      </Button>
      <Button size="small" busy={remove.isPending} onClick={askToRemove}>
        <Trans>Remove</Trans>
      </Button>
    </Cluster>
  )
}

function InvitationForm({ onInvited }: { onInvited: (invitation: Invitation) => void }) {
  const { queryClient } = useAppContext()
  const { t, i18n } = useLingui()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [chosen, setChosen] = useState<readonly Role[]>(['support'])
  const invite = useEndpointMutation(inviteOperator, {
    onSuccess: async (invitation) => {
      onInvited(invitation)
      setName('')
      setEmail('')
      await queryClient.invalidateQueries({ queryKey: [operatorList.name] })
    },
  })
  const failure = useErrorText(invite.error)
  const isAboutEmail = invite.error !== null && dataOf(invite.error).field === 'email'
  return (
    <Card as="section" padded>
      <Form
        onSubmit={() => {
          if (chosen.length > 0) invite.mutate({ body: { name, email, roles: [...chosen] } })
          else showAlert({ title: t`Nobody was invited`, content: t`Choose a role.`, primary: { name: t`OK` } })
        }}
      >
        <Stack gap={4} align="start">
          <h2>
            <Trans>Invite somebody</Trans>
          </h2>
          <TextField
            label={t`Name`}
            value={name}
            required
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          <TextField
            label={t`Email address`}
            help={t`Emails about passkeys go there, so that nobody uses the access unnoticed.`}
            type="email"
            value={email}
            required
            maxLength={254}
            autoComplete="off"
            error={isAboutEmail ? t`Enter an address such as name@school.example.` : undefined}
            onChange={({ target }) => setEmail(target.value)}
          />
          <FieldSet legend={t`Roles`}>
            <Stack gap={2}>
              <RoleBoxes
                chosen={chosen}
                onChange={setChosen}
                name={(role) => `${i18n._(roleNames[role])}: ${i18n._(roleDescriptions[role])}`}
              />
            </Stack>
          </FieldSet>
          {failure !== undefined && !isAboutEmail && <Callout tone="danger">{failure}</Callout>}
          <SubmitButton busy={invite.isPending && <Trans>Inviting</Trans>}>
            <Trans>Make a link</Trans>
          </SubmitButton>
        </Stack>
      </Form>
    </Card>
  )
}
