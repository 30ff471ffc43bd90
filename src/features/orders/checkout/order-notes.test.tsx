import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import * as codes from '#contract/protocol/codes.ts'
import { errorWithCode } from '#machines/api-error-data.ts'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import { OrderNotes } from './order-notes.tsx'

afterEach(cleanup)

test.each([
  [true, /Somebody else just took the last one\. Choose another item\./],
  [false, /We don’t have that many left\. Choose fewer or another item\./],
])('pieces that are gone: the advice fits the order, whose one piece is gone: %s', async (isLastPiece, advice) => {
  const error = errorWithCode(codes.insufficientStock)
  await renderScreen(
    <OrderNotes error={error} decline={undefined} order={undefined} isVerified={false} isLastPiece={isLastPiece} />,
  )
  expect(await screen.findByText(advice)).toBeDefined()
})
