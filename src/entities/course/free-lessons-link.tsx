import { Trans } from '@lingui/react/macro'
import { freeLessonsId } from '#contract/addresses/paths.ts'
import { ButtonLink } from '#ui/controls/button.tsx'

/** Button to the free lessons on the home page, for lists that are still empty. */
export function FreeLessonsLink() {
  return (
    <ButtonLink variant="primary" to="/" hash={freeLessonsId}>
      <Trans>Try a free lesson</Trans>
    </ButtonLink>
  )
}
