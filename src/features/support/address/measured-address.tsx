import { useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { AddressPart } from './explain.ts'
import * as styles from './address.css.ts'

/** An address with a rule under each of its parts, numbered like what is said of them below. */
export function MeasuredAddress({ parts }: { parts: readonly AddressPart[] }) {
  const { t } = useLingui()
  const count = parts.length
  const first = parts.findIndex(({ kind }) => kind === 'parameter')
  return (
    <p className={styles.measured} role="img" aria-label={t`The address in ${count} parts`}>
      {parts.map((part, place) => (
        <Fragment key={place}>
          {part.kind === 'parameter' && (
            <span className={styles.joiner}>
              {place === first ? '?' : '&'}
              {part.name}=
            </span>
          )}
          <span className={`${styles.part} ${looksOf(part)}`}>
            <span>{part.kind === 'parameter' ? part.value : part.text}</span>
            <i>{place + 1}</i>
          </span>
        </Fragment>
      ))}
    </p>
  )
}

/** What does not count is an outline; a state that is looked at is marked. */
export function looksOf(part: AddressPart): string {
  if (part.kind !== 'parameter') return ''
  if (part.standing !== 'used') return styles.idle
  return part.name === 'at' ? styles.looked : ''
}
