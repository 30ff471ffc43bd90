import type { ReactNode } from 'react'
import { Frame } from '../frame/frame.tsx'
import { Header } from './header.tsx'

/** The frame of the desktop layout. */
export function Shell({ children }: { children: ReactNode }) {
  return <Frame Header={Header}>{children}</Frame>
}
