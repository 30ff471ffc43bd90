import { companyPage } from '#contract/pages/company-page.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { Controls } from '#tests/controls/rows.ts'
import type { ShopTable } from '../page.tsx'
import { links, supportTabs } from './rows.ts'

/** A page that reads nothing. */
const page = (address: string, controls: Controls): ShopTable => ({ address, answers: [], controls })

export const recruit: ShopTable = {
  address: '/cs/recruit',
  answers: [
    answer(companyPage, {
      ...{ name: 'recruit', title: 'Partner recruitment', description: 'Build courses with us.', note: null },
      blocks: [
        {
          type: 'heading',
          title: 'Build courses with us',
          buttons: [
            { text: 'Send a proposal', href: '/cs/inquiry?type=partnership' },
            { text: 'Download the template', href: '/proposal-template.en.docx' },
          ],
          hint: '<a href="mailto:help@shop.example">help@shop.example</a>',
          picture: '/ward.svg',
        },
        { type: 'table', title: 'Who', head: ['Who', 'What'], rows: [{ cells: ['Schools', 'Seats'] }] },
        { type: 'text', points: [{ name: 'No exclusive rights' }] },
      ],
    }),
  ],
  controls: {
    ...supportTabs('Partner recruitment'),
    ...links({
      'Send a proposal': '/cs/inquiry?type=partnership',
      'Download the template': '/proposal-template.en.docx',
      'help@shop.example': 'mailto:help@shop.example',
    }),
  },
}

export const scriptNeeded = page('/script-needed?back=%2Fdownloads', {
  ...links({ 'Back to the form': '/downloads', 'Contact us': '/cs/inquiry' }),
})
