import '#theme/fonts.css'
import '#theme/fonts/hangul.css'
import '#theme/fonts/ko-later.css'
import '#theme/base.css.ts'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createHttp } from '#lib/http/http.ts'
import { xsrfToken } from '#lib/http/xsrf-token.ts'
import { documentLocale } from '#lib/i18n/i18n.ts'
import { focusHeadingOnNavigation } from '#lib/router/focus-heading.ts'
import { showOwnValidationMessages } from '../frame/validation-messages.ts'
import { createDeskContext } from '../http/desk-context.ts'
import { createDeskRouter } from './desk-router.tsx'

// Entry of the operators' desk.

const root = document.getElementById('desk')
if (!root) throw new Error('the document has a place for the desk')
const locale = documentLocale(document)
const http = createHttp({ fetch: (path, init) => fetch(path, init), locale, xsrfToken })
const context = await createDeskContext(locale, http, root.dataset['shop'] ?? '')
const router = createDeskRouter(context)
showOwnValidationMessages(document, context.messages.i18n)
focusHeadingOnNavigation(router)
// As on the pages of the shop, for whoever drives a page from outside.
document.documentElement.dataset['scripted'] = ''
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
