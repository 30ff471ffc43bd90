import { Plural, Trans } from '@lingui/react/macro'
import { identityLimits } from '#contract/accounts/identity-verification.ts'
import { Text } from '#ui/content/text.tsx'
import { Callout } from '#ui/feedback/callout.tsx'

const minutes = identityLimits.verifySeconds / 60

/** Note about the time limit of the identity provider. */
export function TimeNote() {
  return (
    <Callout
      icon="clock"
      marginTop={6}
      title={
        <Plural value={minutes} one="Finish within # minute of starting" other="Finish within # minutes of starting" />
      }
    >
      <Text as="p" muted>
        <Trans>If time runs out, start again. Your details are saved.</Trans>
      </Text>
    </Callout>
  )
}
