import { Trans } from '@lingui/react/macro'

/** Whether the answer was right. */
export function Verdict({ wasRight }: { readonly wasRight: boolean }) {
  return <b>{wasRight ? <Trans>Right.</Trans> : <Trans>Not yet.</Trans>}</b>
}
