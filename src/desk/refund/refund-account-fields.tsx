import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { type RefundAccount, refundAccountSchema } from '#contract/orders/orders.ts'
import { accountNumberText, refundBankCodes, refundBanks } from '#contract/orders/payment-instruments.ts'
import { bankAccountSchema } from '#contract/values/numbers.ts'
import { isBlank } from '#contract/values/text.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { CheckBox } from '#ui/form/check-box.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Stack } from '#ui/layout/stack.tsx'

/** What is typed about the account of a refund. */
export interface AccountFields {
  readonly bank: string
  readonly number: string
  readonly holder: string
  /** Whether it may be in another name than the buyer's. */
  readonly allowsOther: boolean
}

/** The account of fields that the browser has checked. */
export function accountOf({ bank, number, holder }: AccountFields): RefundAccount {
  return v.parse(refundAccountSchema, { bank, number, holder })
}

/** The account that money is about to go to, once more and in groups of digits. */
export function RefundAccountText({ account }: { readonly account: RefundAccount }) {
  const locale = useLocale()
  const bank = refundBanks[account.bank][locale]
  const number = accountNumberText(account.number)
  const { holder } = account
  return (
    <p>
      <Trans>
        {bank} {number}, in the name of {holder}
      </Trans>
    </p>
  )
}

interface RefundAccountFieldsProps {
  readonly value: AccountFields
  readonly onChange: (value: AccountFields) => void
}

/** Where a deposit goes back to: it cannot be reversed. */
export function RefundAccountFields({ value, onChange }: RefundAccountFieldsProps) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <Stack gap={4}>
      <Grid gap={4}>
        <SelectField
          label={t`Bank`}
          required
          value={value.bank}
          onChange={({ target }) => onChange({ ...value, bank: target.value })}
        >
          <option value="">{t`Choose a bank`}</option>
          {refundBankCodes.map((code) => (
            <option key={code} value={code}>
              {refundBanks[code][locale]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t`Account number`}
          required
          inputMode="numeric"
          autoComplete="off"
          invalid={v.is(bankAccountSchema, value.number) ? undefined : t`Enter the account number, 8 to 16 digits.`}
          value={value.number}
          onChange={({ target }) => onChange({ ...value, number: target.value })}
        />
        <TextField
          label={t`Account holder`}
          required
          maxLength={40}
          autoComplete="off"
          invalid={isBlank(value.holder) ? t`Enter the account holder’s name.` : undefined}
          value={value.holder}
          onChange={({ target }) => onChange({ ...value, holder: target.value })}
        />
      </Grid>
      <CheckBox
        checked={value.allowsOther}
        onChange={({ target }) => onChange({ ...value, allowsOther: target.checked })}
      >
        <Trans>The account is in another name than the buyer’s, and the buyer confirmed it</Trans>
      </CheckBox>
    </Stack>
  )
}
