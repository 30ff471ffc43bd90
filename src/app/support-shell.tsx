import type { ReactNode } from 'react'
import * as desktop from '../layouts/desktop/header.tsx'
import { Frame } from '../layouts/frame/frame.tsx'
import * as mobile from '../layouts/mobile/header.tsx'
import { useAppContext } from '../lib/router/use-app-context.ts'

/** Frame of a support view: a strip that says what it is above the header of the layout. */
export function SupportShell({ children }: { children: ReactNode }) {
  return <Frame Header={HeaderUnderStrip}>{children}</Frame>
}

function HeaderUnderStrip() {
  const { layout, supportView } = useAppContext()
  const Header = layout === 'mobile' ? mobile.Header : desktop.Header
  return (
    <>
      {supportView && <supportView.Strip />}
      <Header />
    </>
  )
}
