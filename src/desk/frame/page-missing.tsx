import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/controls/button.tsx'
import { Narrow } from './narrow.tsx'

/** In place of a page that does not exist. */
export function PageMissing() {
  return (
    <Narrow title={<Trans>There is no such page</Trans>}>
      <ButtonLink to="/">
        <Trans>To the start</Trans>
      </ButtonLink>
    </Narrow>
  )
}
