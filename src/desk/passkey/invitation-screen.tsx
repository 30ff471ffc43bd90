import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Narrow } from '../frame/narrow.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { usePasskey } from './use-passkey.ts'

/** An invited operator registers a passkey. The secret of the link is in the address's fragment, which no server sees. */
export function InvitationScreen({ linkSecret }: { linkSecret: string }) {
  const { plainHttp, queryClient } = useAppContext()
  const router = useRouter()
  const passkey = usePasskey({
    http: plainHttp,
    use: 'invitation',
    linkSecret,
    onUsed: () => {
      queryClient.clear()
      router.history.replace('/')
    },
  })
  return (
    <Narrow title={<Trans>Welcome to the desk</Trans>}>
      <p>
        <Trans>
          Your device keeps a passkey for you: a fingerprint, a face or a PIN takes the place of a password. This link
          works once.
        </Trans>
      </p>
      <PasskeyButton passkey={passkey}>
        <Trans>Register a passkey</Trans>
      </PasskeyButton>
    </Narrow>
  )
}
