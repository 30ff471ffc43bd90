import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { deskLogout } from '#contract/desk/operators.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Link } from '#ui/controls/link.tsx'
import { SkipLink } from '#ui/controls/skip-link.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { sessionQuery } from '../http/desk-query.ts'
import { useMayCall } from '../http/use-may-call.ts'
import { Palette } from '../palette/palette.tsx'
import { brand, frame, menu, page, person, side } from './desk-frame.css.ts'
import { LanguageLink } from './language-link.tsx'
import { sections } from './sections.ts'

/** The frame of every page: the menu by roles, who is logged in, and the page. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const { http, shop } = useAppContext()
  const { t, i18n } = useLingui()
  const { data } = useQuery(sessionQuery(http))
  const mayCall = useMayCall()
  const open = sections.filter(({ reads }) => mayCall(reads))
  return (
    <div className={frame}>
      <SkipLink>
        <Trans>Skip to the content</Trans>
      </SkipLink>
      <header className={side}>
        <Link to="/" className={brand}>
          <Trans>{shop} desk</Trans>
        </Link>
        <Palette pages={open} />
        <nav className={menu} aria-label={t`Desk`}>
          {open.map(({ link, name, icon }) => (
            <Link key={link.to} {...link} activeOptions={{ exact: link.to === '/', includeSearch: false }}>
              <Icon name={icon} size={20} />
              <span>{i18n._(name)}</span>
            </Link>
          ))}
        </nav>
        <div className={person}>
          <Link to="/access">{data?.name ?? <Trans>Your access</Trans>}</Link>
          <LanguageLink />
          <LogoutButton />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={page}>
        {children}
      </main>
    </div>
  )
}

function LogoutButton() {
  const { queryClient } = useAppContext()
  const router = useRouter()
  const logout = useEndpointMutation(deskLogout, {
    onSuccess: async () => {
      queryClient.clear()
      await router.navigate({ to: '/login' })
    },
  })
  return (
    <button type="button" aria-busy={logout.isPending} onClick={() => logout.mutate({})}>
      <Trans>Log out</Trans>
    </button>
  )
}
