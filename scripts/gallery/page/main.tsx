import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import * as v from 'valibot'
import '../../../src/theme/fonts.css'
import '../../../src/theme/tokens.css.ts'
import '../../../src/theme/base.css.ts'
import { galleryResultSchema } from '../pictures.ts'
import { Gallery } from './gallery.tsx'

const result = v.parse(galleryResultSchema, JSON.parse(document.getElementById('result')?.textContent ?? ''))
const place = document.getElementById('gallery')
if (place)
  createRoot(place).render(
    <StrictMode>
      <Gallery pictures={result.pictures} />
    </StrictMode>,
  )
