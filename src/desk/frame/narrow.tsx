import type { ReactNode } from 'react'
import { Card } from '#ui/layout/card.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { narrowPage } from './desk-frame.css.ts'

/** A page outside of the frame: login and invitation. */
export function Narrow({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <main className={narrowPage}>
      <Container>
        <Card padded>
          <Stack gap={4}>
            <h1>{title}</h1>
            {children}
          </Stack>
        </Card>
      </Container>
    </main>
  )
}
