import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { paths } from '#contract/addresses/paths.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { VisuallyHiddenLabel } from '#ui/content/visually-hidden.tsx'
import { Button } from '#ui/controls/button.tsx'
import { input } from '#ui/controls/form.css.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Form } from '#ui/form/form.tsx'
import { AsideColumns } from '#ui/layout/columns.tsx'
import { SupportFrame } from '../layout/support-frame.tsx'
import * as styles from './address.css.ts'
import { explain } from './explain.ts'
import { MeasuredAddress, partClass } from './measured-address.tsx'
import { PartExplanation } from './part-explanation.tsx'
import { removeSecrets } from './secrets.ts'
import { ShortAddress } from './short-address.tsx'

interface AddressScreenProps {
  readonly address: string | undefined
  /** Called with the address to explain, without secrets. */
  readonly onTakeApart: (address: string) => void
}

/**
 * Explains an address of the shop: each part, its allowed values and its value. Secrets are removed in the browser:
 * they reach neither this page's address nor the server.
 */
export function AddressScreen({ address, onTakeApart }: AddressScreenProps) {
  const { t } = useLingui()
  const router = useRouter()
  const { origins } = useAppContext()
  const field = useRef<HTMLInputElement>(null)
  const shown = address && removeSecrets(address)
  const explained = shown === undefined ? undefined : explain(router, origins, shown)
  const takeApart = () => {
    if (!field.current) return
    field.current.value = removeSecrets(field.current.value.trim())
    if (field.current.value !== '') onTakeApart(field.current.value)
  }
  return (
    <SupportFrame tab="address" intro={t`Paste an address a customer sent to see what each part means.`}>
      <Form className={styles.form} noValidate onSubmit={takeApart}>
        <VisuallyHiddenLabel htmlFor="address">{t({ context: 'support', message: 'Address' })}</VisuallyHiddenLabel>
        <input
          className={input}
          ref={field}
          id="address"
          key={shown}
          defaultValue={shown}
          // Not `text`: browsers restore such fields after a reload, and this one may contain a secret.
          type="url"
          placeholder={`${origins.desktop}${paths.courses({ memberType: 'GRP' })}`}
          autoComplete="off"
          spellCheck={false}
        />
        <Button variant="primary" type="submit">
          {t`Explain`}
        </Button>
      </Form>
      {shown !== undefined && !explained && (
        <EmptyState frame="dashed">
          <h2>{t`This is not an address`}</h2>
          <p>{t`It begins with http, with the name of the shop’s host, or with a slash.`}</p>
        </EmptyState>
      )}
      {explained && (
        <>
          <MeasuredAddress parts={explained.parts} />
          <AsideColumns>
            <ol className={styles.explained}>
              {explained.parts.map((part, index) => (
                <li key={index} className={partClass(part)}>
                  <b aria-hidden="true">{index + 1}</b>
                  <div>
                    <PartExplanation part={part} explained={explained} />
                  </div>
                </li>
              ))}
            </ol>
            <ShortAddress explained={explained} />
          </AsideColumns>
        </>
      )}
    </SupportFrame>
  )
}
