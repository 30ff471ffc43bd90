import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type SanctionCause, sanctionCauseSchema } from '#contract/accounts/membership.ts'
import { inquiryLimits } from '#contract/content/inquiries.ts'
import { answerObjection, memberDetail, memberList, restrictMember, terminateMember } from '#contract/desk/members.ts'
import { koreanDay } from '#lib/i18n/format.ts'
import { serverNow } from '#lib/time/server-time.ts'
import { RadioField } from '#ui/form/radio-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { ActForm } from '../acts/act-form.tsx'
import { causeNames } from '../messages/member-names.ts'

/** Calls whose answers an act about a member changes. */
export const memberChanges = [memberDetail.name, memberList.name] as const

interface FormProps {
  readonly id: string
  readonly onDone: () => void
}

function CauseField({ cause, onChange }: { cause: SanctionCause; onChange: (cause: SanctionCause) => void }) {
  const { t, i18n } = useLingui()
  return (
    <SelectField
      label={t`Cause, in the email to the member`}
      value={cause}
      onChange={({ target }) => {
        const chosen = sanctionCauseSchema.options.find((each) => each === target.value)
        if (chosen) onChange(chosen)
      }}
    >
      {sanctionCauseSchema.options.map((each) => (
        <option key={each} value={each}>
          {i18n._(causeNames[each])}
        </option>
      ))}
    </SelectField>
  )
}

/** Restricts a member until a day, or for good. */
export function RestrictForm({ id, onDone }: FormProps) {
  const { t } = useLingui()
  const [cause, setCause] = useState<SanctionCause>('breach')
  const [until, setUntil] = useState('')
  return (
    <ActForm
      endpoint={restrictMember}
      input={(reason) => ({ params: { id }, body: { cause, reason, until: until === '' ? null : until } })}
      hint={<Trans>The member can log in and learn, and can’t buy. An email says why, and how to object.</Trans>}
      submit={<Trans>Restrict</Trans>}
      changes={memberChanges}
      onDone={onDone}
    >
      <CauseField cause={cause} onChange={setCause} />
      <TextField
        type="date"
        label={t`Last day`}
        aside={<Trans>Empty: for good</Trans>}
        value={until}
        min={koreanDay(new Date(serverNow()).toISOString())}
        onChange={({ target }) => setUntil(target.value)}
      />
    </ActForm>
  )
}

/** Asks a second operator to terminate the membership. */
export function TerminateForm({ id, onDone }: FormProps) {
  const [cause, setCause] = useState<SanctionCause>('fraud')
  return (
    <ActForm
      endpoint={terminateMember}
      input={(reason) => ({ params: { id }, body: { cause, reason } })}
      hint={
        <Trans>
          A second operator has to approve. Then every session ends, the member can never log in or sign up again, and
          the data is deleted after 30 days. Orders stay.
        </Trans>
      }
      submit={<Trans>Ask for approval</Trans>}
      changes={memberChanges}
      onDone={onDone}
    >
      <CauseField cause={cause} onChange={setCause} />
    </ActForm>
  )
}

const decisionNames = {
  upheld: msg`Uphold: the membership is restored`,
  refused: msg`Refuse: it stays as it is`,
}

/** Upholds or refuses an objection, with an answer to the member. */
export function ObjectionForm({ id, onDone }: FormProps) {
  const { t, i18n } = useLingui()
  const [decision, setDecision] = useState<'upheld' | 'refused'>()
  return (
    <ActForm
      endpoint={answerObjection}
      input={(answer) => ({ params: { id }, body: { decision: decision ?? 'refused', answer } })}
      label={t`Answer to the member`}
      maxLength={inquiryLimits.maxContentLength}
      rows={6}
      submit={<Trans>Decide</Trans>}
      changes={memberChanges}
      onDone={onDone}
    >
      <RadioField
        legend={<Trans>Decision</Trans>}
        name={`decision ${id}`}
        required
        options={(['upheld', 'refused'] as const).map((each) => ({ value: each, label: i18n._(decisionNames[each]) }))}
        value={decision}
        onChange={setDecision}
      />
    </ActForm>
  )
}
