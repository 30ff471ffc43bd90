import { Plural, Trans } from '@lingui/react/macro'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../content/visually-hidden.tsx'
import { Icon } from '../pictures/icon.tsx'
import { length as ruleLength } from '../pictures/meter.css.ts'
import { Meter } from '../pictures/meter.tsx'
import * as styles from './password-hints.css.ts'

interface PasswordHintsProps {
  /** Characters typed so far. */
  readonly length: number
  readonly shortest: number
  /** Left out where there is no maximum: the meter then ends at the minimum. */
  readonly longest?: number
  /** The accepted symbols. */
  readonly symbols: string
  /** Whether each requirement is met. */
  readonly kept: Readonly<Record<'letters' | 'numbers' | 'symbols' | 'length' | 'nothingElse', boolean>>
}

/** Requirements of a new password while it is typed: its length on a meter, and each requirement. */
export function PasswordHints({ length, shortest, longest, symbols, kept }: PasswordHintsProps) {
  const most = longest ?? shortest
  return (
    <div className={styles.gauge}>
      <p className={styles.count}>
        <b>
          <Plural value={length} one="# character" other="# characters" />
        </b>
        <span>
          {longest === undefined ? (
            <Trans>at least {shortest}</Trans>
          ) : (
            <Trans>
              from {shortest} to {longest}
            </Trans>
          )}
        </span>
      </p>
      <div style={assignInlineVars({ [styles.requiredLength]: String(shortest), [ruleLength]: String(most) })}>
        <div className={styles.mark}>
          <Meter
            full
            length={most}
            filled={Math.min(length, most)}
            major={most}
            className={kept.length ? '' : styles.tooShort}
          />
          {longest !== undefined && <i />}
        </div>
        <p className={styles.figures} aria-hidden="true">
          <span>0</span>
          {longest !== undefined && <b>{shortest}</b>}
          <span>{most}</span>
        </p>
      </div>
      <ul className={styles.rules}>
        <Hint kept={kept.letters}>
          <Trans>Letters</Trans>
        </Hint>
        <Hint kept={kept.numbers}>
          <Trans>Numbers</Trans>
        </Hint>
        <Hint kept={kept.symbols}>
          <Trans>Symbols {symbols}</Trans>
        </Hint>
        <Hint kept={kept.length}>
          {longest === undefined ? (
            <Trans>At least {shortest} characters</Trans>
          ) : (
            <Trans>
              {shortest} to {longest} characters
            </Trans>
          )}
        </Hint>
        {!kept.nothingElse && (
          <Hint kept={false}>
            <Trans>Only letters, numbers and these symbols</Trans>
          </Hint>
        )}
      </ul>
    </div>
  )
}

function Hint({ kept, children }: { kept: boolean; children: ReactNode }) {
  return (
    <li data-kept={kept ? '' : undefined}>
      {kept ? <Icon name="check" /> : <span className={styles.ring} />}
      <span>
        <span>{children}</span>
        <VisuallyHidden>{kept ? <Trans>, met</Trans> : <Trans>, not met yet</Trans>}</VisuallyHidden>
      </span>
    </li>
  )
}
