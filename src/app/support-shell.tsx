import type { ReactNode } from 'react'
import * as desktop from '../layouts/desktop/header.tsx'
import * as mobile from '../layouts/mobile/header.tsx'
import { useAppContext } from '../lib/router/use-app-context.ts'
import { Frame } from '../layouts/parts/frame.tsx'

/** The frame of a page that shows a flow in a state: the strip that says so stands above the layout's header. */
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
