import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { FoundId } from '#contract/accounts/find-id.ts'
import { formatDayShort, koreanDay } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { Text } from '#ui/content/text.tsx'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { Placeholder } from '#ui/feedback/placeholder.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import * as styles from './find-id.css.ts'

interface FoundIdProps {
  readonly found: FoundId
  /** The full ID, while it is shown. */
  readonly userid: string | undefined
}

const hidden = '*'

/** The ID letter by letter; hidden letters are outlined boxes. */
export function FoundIdLetters({ found, userid }: FoundIdProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const shown = userid ?? found.userid
  const letters = [...shown]
  const covered = letters.filter((letter) => letter === hidden).length
  const day = formatDayShort(koreanDay(found.created_at), locale)
  return (
    <div className={styles.letters} style={assignInlineVars({ [styles.count]: String(letters.length) })}>
      <ol aria-label={covered === 0 ? shown : t`ID with ${covered} hidden letters`}>
        {letters.map((letter, index) =>
          letter === hidden ? (
            <Placeholder as="li" className={styles.absent} key={index}>
              <VisuallyHidden>
                <Trans>hidden</Trans>
              </VisuallyHidden>
            </Placeholder>
          ) : (
            <li key={index}>{letter}</li>
          ),
        )}
      </ol>
      <Meter full length={letters.length} filled={letters.length - covered} />
      <p>
        <span>
          {covered === 0 ? (
            <Plural value={letters.length} one="# letter" other="# letters" />
          ) : (
            <Trans>
              {covered} of {letters.length} characters are hidden
            </Trans>
          )}
        </span>
        <Text numeric>
          <Trans>Joined on {day}</Trans>
        </Text>
      </p>
    </div>
  )
}

/** Outlined boxes in place of an ID that was not found. */
export function AbsentLetters() {
  const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  return (
    <div
      className={styles.letters}
      style={assignInlineVars({ [styles.count]: String(places.length) })}
      aria-hidden="true"
    >
      <ol>
        {places.map((key) => (
          <Placeholder as="li" className={styles.absent} key={key} />
        ))}
      </ol>
    </div>
  )
}
