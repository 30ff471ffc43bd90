import { companyPage } from '#contract/pages/company-page.ts'
import { answer } from '#tests/controls/fake-server.ts'

/** A page about the company without links of its own, on which the frame is tested. */
export const historyPage = answer(companyPage, {
  name: 'history',
  title: 'History',
  description: 'From the start to today.',
  note: null,
  blocks: [
    { type: 'heading', title: 'From the start to today' },
    { type: 'timeline', milestones: [{ month: '2019-04', title: 'The start', text: 'Five people.' }] },
  ],
})
