import { useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { AddressPart } from './explain.ts'
import * as styles from './address.css.ts'

/** Address with a line under each part, numbered like the explanations below. */
export function MeasuredAddress({ parts }: { parts: readonly AddressPart[] }) {
  const { t } = useLingui()
  const count = parts.length
  const first = parts.findIndex(({ kind }) => kind === 'parameter')
  return (
    <p className={styles.measured} role="img" aria-label={t`The address in ${count} parts`}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {part.kind === 'parameter' && (
            <span className={styles.joiner}>
              {index === first ? '?' : '&'}
              {part.name}=
            </span>
          )}
          <span className={`${styles.part} ${looksOf(part)}`}>
            <span>{part.kind === 'parameter' ? part.value : part.text}</span>
            <i>{index + 1}</i>
          </span>
        </Fragment>
      ))}
    </p>
  )
}

/** Class of a part: ignored parts are outlined, a shown state is highlighted. */
export function looksOf(part: AddressPart): string {
  if (part.kind !== 'parameter') return ''
  if (part.standing !== 'used') return styles.idle
  return part.name === 'at' ? styles.supportParameter : ''
}
