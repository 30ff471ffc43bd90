import { useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import * as styles from './address.css.ts'
import type { AddressPart } from './explain.ts'

/** Address with a line under each part, numbered like the explanations below. */
export function MeasuredAddress({ parts }: { parts: readonly AddressPart[] }) {
  const { t } = useLingui()
  const count = parts.length
  const first = parts.findIndex(({ kind }) => kind === 'parameter')
  return (
    <p className={styles.measured} role="img" aria-label={t`The address in ${count} parts`}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {part.kind === 'parameter' && <span>{`${index === first ? '?' : '&'}${part.name}=`}</span>}
          <span className={partClass(part)}>
            <span>{part.kind === 'parameter' ? part.value : part.text}</span>
            <i>{index + 1}</i>
          </span>
        </Fragment>
      ))}
    </p>
  )
}

/** Class of a part that is ignored, or that names the state of a support view. */
export function partClass(part: AddressPart): string | undefined {
  if (part.kind !== 'parameter') return undefined
  if (part.standing !== 'used') return styles.ignored
  return part.name === 'at' ? styles.shownState : undefined
}
