import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { visuallyHidden } from '../../../theme/layout.css.ts'
import { side } from '../../../theme/layout.css.ts'
import { button, main } from '../../../ui/button.css.ts'
import { input } from '../../../ui/form.css.ts'
import { empty, outline } from '../../../ui/surface.css.ts'
import { SupportFrame } from '../parts/support-frame.tsx'
import { explain } from './explain.ts'
import { MeasuredAddress, looksOf } from './measured-address.tsx'
import { PartWords } from './part-words.tsx'
import { ShortAddress } from './short-address.tsx'
import * as styles from './address.css.ts'

/** Takes an address of the shop apart: what each part is, what it may hold, and what it holds here. */
export function AddressScreen({ address }: { address: string | undefined }) {
  const { t } = useLingui()
  const router = useRouter()
  const { origins } = router.options.context
  const explained = address === undefined ? undefined : explain(router, origins, address)
  return (
    <SupportFrame
      tab="address"
      intro={<Trans>Paste an address that a customer sent: each part of it is explained.</Trans>}
    >
      <form method="get" className={styles.form} action="/support/address">
        <label className={visuallyHidden} htmlFor="address">
          {t({ context: 'support', message: 'Address' })}
        </label>
        <input
          className={input}
          id="address"
          name="address"
          key={address}
          defaultValue={address}
          placeholder={`${origins.desktop}/contents?tab=group`}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <button className={`${button} ${main}`} type="submit">
          <Trans>Take apart</Trans>
        </button>
      </form>
      {address !== undefined && !explained && (
        <div className={`${empty} ${outline}`}>
          <h2>
            <Trans>This is not an address</Trans>
          </h2>
          <p>
            <Trans>It begins with http, with the name of the shop’s host, or with a slash.</Trans>
          </p>
        </div>
      )}
      {explained && (
        <>
          <MeasuredAddress parts={explained.parts} />
          <div className={side}>
            <ol className={styles.explained}>
              {explained.parts.map((part, place) => {
                const looks = looksOf(part)
                return (
                  <li key={place} className={looks === styles.idle ? outline : looks}>
                    <b aria-hidden="true">{place + 1}</b>
                    <div>
                      <PartWords part={part} explained={explained} />
                    </div>
                  </li>
                )
              })}
            </ol>
            <ShortAddress explained={explained} />
          </div>
        </>
      )}
    </SupportFrame>
  )
}
