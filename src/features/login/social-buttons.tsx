import { Trans } from '@lingui/react/macro'
import { paths } from '#contract/addresses/paths.ts'
import { socialLoginPath, socialProviders } from '#contract/values/social-providers.ts'
import { OutsideLogin } from '#entities/password/outside-login.tsx'
import { useOutsideBrowser } from '#lib/browser/use-outside-browser.ts'
import { useFeaturesOf } from '#lib/features/use-feature.ts'
import { ButtonAnchor } from '#ui/controls/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import * as styles from './login.css.ts'

/** Links to the social logins. They work without script. */
export function SocialButtons({ next }: { next: string | undefined }) {
  const providers = useFeaturesOf(socialProviders)
  // Of the three, Google alone refuses the browsers of apps.
  const outside = useOutsideBrowser(paths.login({ next }))
  if (providers.length === 0) return null
  return (
    <>
      <p className={styles.separator}>
        <Trans>With another account</Trans>
      </p>
      <Stack gap={2}>
        {providers.includes('kakao') && <KakaoButton next={next} />}
        {providers.includes('google') && (outside ? <OutsideLogin {...outside} /> : <GoogleButton next={next} />)}
        {providers.includes('naver') && <NaverButton next={next} />}
      </Stack>
    </>
  )
}

function KakaoButton({ next }: { next: string | undefined }) {
  return (
    <ButtonAnchor className={styles.kakao} href={socialLoginPath('kakao', next)} rel="nofollow" target="_self">
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path
          fill="#191600"
          d="M12 4C6.900 4 3 7.200 3 11.100c0 2.500 1.700 4.700 4.200 6l-.8 3.100c-.1.300.200.500.500.400l3.700-2.400 1.400.100c5.100 0 9-3.200 9-7.200S17.100 4 12 4z"
        />
      </svg>
      <Trans>Continue with Kakao</Trans>
    </ButtonAnchor>
  )
}

function NaverButton({ next }: { next: string | undefined }) {
  return (
    <ButtonAnchor className={styles.naver} href={socialLoginPath('naver', next)} rel="nofollow" target="_self">
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path fill="#fff" d="M14.600 12.600 9.200 5H5v14h4.400v-7.600l5.400 7.600H19V5h-4.400z" />
      </svg>
      <Trans>Continue with Naver</Trans>
    </ButtonAnchor>
  )
}

function GoogleButton({ next }: { next: string | undefined }) {
  return (
    <ButtonAnchor className={styles.google} href={socialLoginPath('google', next)} rel="nofollow" target="_self">
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path
          fill="#4285F4"
          d="M21.600 12.200c0-.7-.1-1.300-.2-2H12v3.800h5.400a4.600 4.600 0 0 1-2 3v2.500h3.200c1.900-1.700 3-4.300 3-7.300z"
        />
        <path
          fill="#34A853"
          d="M12 22c2.700 0 5-.9 6.600-2.400l-3.200-2.500a6 6 0 0 1-9-3.200H3.100v2.600A10 10 0 0 0 12 22z"
        />
        <path fill="#FBBC05" d="M6.400 13.900a6 6 0 0 1 0-3.800V7.500H3.100a10 10 0 0 0 0 9z" />
        <path
          fill="#EA4335"
          d="M12 6a5.400 5.400 0 0 1 3.800 1.500l2.900-2.900A10 10 0 0 0 3.100 7.500l3.300 2.600A6 6 0 0 1 12 6z"
        />
      </svg>
      <Trans>Continue with Google</Trans>
    </ButtonAnchor>
  )
}
