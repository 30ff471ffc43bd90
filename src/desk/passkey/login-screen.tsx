import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Text } from '#ui/content/text.tsx'
import { Narrow } from '../frame/narrow.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { usePasskey } from './use-passkey.ts'

/** Login at the desk. `next` is the path to go on with. */
export function LoginScreen({ next }: { next: string }) {
  const { plainHttp, queryClient, shop } = useAppContext()
  const router = useRouter()
  const passkey = usePasskey({
    http: plainHttp,
    use: 'login',
    onUsed: () => {
      queryClient.clear()
      router.history.replace(next)
    },
  })
  return (
    <Narrow title={<Trans>{shop} desk</Trans>}>
      <p>
        <Trans>The desk has no passwords. Log in by the passkey on your device.</Trans>
      </p>
      <PasskeyButton passkey={passkey}>
        <Trans>Log in by passkey</Trans>
      </PasskeyButton>
      <Text as="p" size="small" muted>
        <Trans>
          Lost the device? Log in by a passkey on another device and delete the lost one under your name. Without
          another one, ask an owner for a new link: it ends your old passkeys.
        </Trans>
      </Text>
    </Narrow>
  )
}
