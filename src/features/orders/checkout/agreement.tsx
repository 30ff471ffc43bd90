import { Trans } from '@lingui/react/macro'
import { TextAnchor, TextLink } from '#ui/content/text-link.tsx'
import { FieldError } from '#ui/controls/field-error.tsx'
import { CheckBox } from '#ui/form/check-box.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import * as styles from './order.css.ts'

/** ID of the check box. */
export const agreementId = 'agreement'

interface AgreementProps {
  readonly value: boolean
  readonly errors: readonly unknown[]
  readonly onChange: (value: boolean) => void
}

/** Agreement to the terms of purchase. Never prefilled. */
export function Agreement({ value, errors, onChange }: AgreementProps) {
  const wrong = errors.find((error) => typeof error === 'string')
  return (
    <>
      <CheckBox
        className={styles.agreement}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
        aria-invalid={wrong === undefined ? undefined : true}
        id={agreementId}
        aria-describedby="agreement-links"
        required
      >
        <Trans>I agree to the terms of purchase and the refund policy</Trans>
      </CheckBox>
      {wrong !== undefined && <FieldError>{wrong}</FieldError>}
      <Cluster as="p" gap={4} rowGap={0} marginBottom={3} id="agreement-links">
        <TextLink size="small" to="/agreement">
          <Trans>Terms of purchase</Trans>
        </TextLink>
        <TextAnchor size="small" href="#refund-rules">
          <Trans>Refund policy</Trans>
        </TextAnchor>
      </Cluster>
    </>
  )
}
