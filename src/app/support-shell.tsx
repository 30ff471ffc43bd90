import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as desktop from '../layouts/desktop/shell.tsx'
import * as mobile from '../layouts/mobile/shell.tsx'

/** The frame of a page that shows a flow in a state: the strip that says so, above the layout's own. */
export function SupportShell({ children }: { children: ReactNode }) {
  const { layout, supportView } = useRouter().options.context
  const Shell = layout === 'mobile' ? mobile.Shell : desktop.Shell
  return (
    <>
      {supportView && <supportView.Strip />}
      <Shell>{children}</Shell>
    </>
  )
}
