import type { Controls } from '#tests/controls/rows.ts'
import type { ShopTable } from '../page.tsx'
import { links, supportTabs } from './rows.ts'

/** A page that reads nothing. */
const page = (address: string, controls: Controls): ShopTable => ({ address, answers: [], controls })

export const recruit = page('/cs/recruit', {
  ...supportTabs('Partner recruitment'),
  ...links({
    'Send a proposal': '/cs/inquiry?type=partnership',
    'Download the template': '/proposal-template.en.docx',
    'help@practicum.example': 'mailto:help@practicum.example',
  }),
})

export const scriptNeeded = page('/script-needed?back=%2Fdownloads', {
  ...links({ 'Back to the form': '/downloads', 'Contact us': '/cs/inquiry' }),
})
