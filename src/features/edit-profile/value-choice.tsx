import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Profile } from '#contract/accounts/profile.ts'
import {
  compareProfiles,
  formOf,
  type ProfileDifference,
  type ProfileForm,
  takeStored,
} from '#machines/edit-profile.data.ts'
import { Table, TableHeadCell } from '#ui/content/table.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { radio } from '#ui/form/radio-options.css.ts'
import { StepHeading } from '#ui/form/step-heading.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import * as styles from './edit-profile.css.ts'
import { profileLabels } from './profile-labels.ts'

interface ValueChoiceProps {
  readonly base: Profile
  readonly typed: ProfileForm | undefined
  /** The profile as it is stored now. */
  readonly stored: Profile
  readonly onChoose: (form: ProfileForm) => void
}

/** Shows each field that was changed elsewhere with both values. What the member typed is chosen at first. */
export function ValueChoice({ base, typed = formOf(base), stored, onChoose }: ValueChoiceProps) {
  const { t, i18n } = useLingui()
  const labels = profileLabels(base.type)
  const differences = compareProfiles(base, typed, stored)
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(differences.filter(({ isEdited }) => !isEdited).map(({ field }) => field)),
  )
  const names = differences.map(({ field }) => field)
  const textOf = (value: string | boolean) => (typeof value === 'string' ? value || t`(empty)` : value ? t`yes` : t`no`)
  const choose = (field: string, isStored: boolean) => {
    const next = new Set(taken)
    if (isStored) next.add(field)
    else next.delete(field)
    setTaken(next)
  }
  const option = ({ field, ...values }: ProfileDifference, which: 'stored' | 'typed') => (
    <label className={styles.option}>
      <input
        type="radio"
        className={radio}
        name={field}
        value={which}
        checked={taken.has(field) === (which === 'stored')}
        onChange={() => choose(field, which === 'stored')}
        aria-label={
          which === 'stored'
            ? `${i18n._(labels[field])}: ${t`saved`}, ${textOf(values.stored)}`
            : `${i18n._(labels[field])}: ${t`entered here`}, ${textOf(values.typed)}`
        }
      />
      <span>{textOf(values[which])}</span>
    </label>
  )
  return (
    <>
      <StepHeading title={<Trans>Your details were changed elsewhere</Trans>}>
        <Trans>
          They were saved in another tab or on another device. Choose which values to keep. Nothing is saved yet.
        </Trans>
      </StepHeading>
      <Form
        aria-label={t`Values to keep`}
        onSubmit={() =>
          onChoose(
            takeStored(
              typed,
              stored,
              names.filter((name) => taken.has(name)),
            ),
          )
        }
      >
        <Stack gap={5}>
          <div className={styles.values}>
            <Table>
              <thead>
                <tr>
                  <TableHeadCell>
                    <Trans>Field</Trans>
                  </TableHeadCell>
                  <TableHeadCell>
                    <Trans>Saved value</Trans>
                  </TableHeadCell>
                  <TableHeadCell>
                    <Trans>Entered here</Trans>
                  </TableHeadCell>
                </tr>
              </thead>
              <tbody>
                {differences.map((difference) => (
                  <tr key={difference.field}>
                    <th scope="row">{i18n._(labels[difference.field])}</th>
                    <td>{option(difference, 'stored')}</td>
                    <td>{option(difference, 'typed')}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </div>
          <Cluster>
            <SubmitButton busy={false} variant="strong">
              <Trans>Save my choices</Trans>
            </SubmitButton>
            <Button variant="quiet" onClick={() => onChoose(takeStored(typed, stored, names))}>
              <Trans>Use all saved values</Trans>
            </Button>
          </Cluster>
        </Stack>
      </Form>
    </>
  )
}
