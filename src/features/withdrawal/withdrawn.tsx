import { Trans } from '@lingui/react/macro'
import { retentionMonths } from '#contract/accounts/retention.ts'
import type { Withdrawn as WithdrawnContent } from '#contract/accounts/withdrawal.ts'
import { limits } from '#contract/values/limits.ts'
import { useCompany } from '#lib/company/use-company.ts'
import { formatMomentWithYear, formatWon } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { PhoneLink } from '#ui/content/phone-link.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { StepHeading } from '#ui/form/step-heading.tsx'

/** Says that the withdrawal was requested, what follows, and until when it can be undone. */
export function Withdrawn({ withdrawn }: { readonly withdrawn: WithdrawnContent }) {
  const locale = useLocale()
  const { username, requested_at, delete_at, refund_amt } = withdrawn
  const { refundBusinessDays } = limits
  const amount = formatWon(refund_amt, locale)
  const deletion = formatMomentWithYear(delete_at, locale)
  const { phone } = useCompany()
  const years = retentionMonths.contract / 12
  return (
    <>
      <StepHeading title={<Trans>Your account is closed</Trans>}>
        <Trans>
          Thank you for learning with us, {username}. Your account is closed and you’re logged out on every device.
        </Trans>
      </StepHeading>
      <DefinitionList columns marginTop={6} marginBottom={8}>
        <DefinitionItem name={<Trans>Closed</Trans>} numeric>
          {formatMomentWithYear(requested_at, locale)}
        </DefinitionItem>
        {refund_amt !== 0 && (
          <DefinitionItem name={<Trans>Refund</Trans>}>
            <Trans>
              {amount}, within {refundBusinessDays} business days to the payment method
            </Trans>
          </DefinitionItem>
        )}
        <DefinitionItem name={<Trans>Data deletion</Trans>} numeric>
          {deletion}
        </DefinitionItem>
        <DefinitionItem name={<Trans>Records we keep</Trans>}>
          <Trans>Contracts and payments, for {years} years</Trans>
        </DefinitionItem>
        <DefinitionItem name={<Trans>To undo this</Trans>}>
          <Trans>
            Call <PhoneLink number={phone} /> before your data is deleted. After that, you’ll need to sign up again.
          </Trans>
        </DefinitionItem>
      </DefinitionList>
      <ButtonLink size="large" to="/">
        <Trans>Go to the home page</Trans>
      </ButtonLink>
    </>
  )
}
