import '../../theme/fonts.css'
import '../../theme/fonts/hangul.css'
import '../../theme/fonts/ko-later.css'
import '../../theme/base.css.ts'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createDeskContext } from '../http/desk-context.ts'
import { createDeskRouter } from './desk-router.tsx'

/** Entry of the operators' desk. */
const root = document.getElementById('desk')
if (!root) throw new Error('the document has a place for the desk')
const router = createDeskRouter(await createDeskContext())
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
