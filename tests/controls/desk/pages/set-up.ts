import { setupChecks } from '#contract/desk/setup.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { DeskTable } from '../page.tsx'

// A shop with its own company and the example's brand, and without a mail server.

export const setUp: DeskTable = {
  address: '/setup',
  answers: [
    answer(setupChecks, {
      missing: [
        { step: 'brand', text: 'Logo and colours are still the example.', path: 'brand/brand.yaml' },
        { step: 'mail', text: 'SMTP_URL must be set: the sandbox plays mail.', path: null },
      ],
    }),
  ],
  controls: {
    'link Change it': { address: '/content/file?path=brand%2Fbrand.yaml' },
    'button Back': { focus: 'h2 Company', goes: ['link Change it', 'button Back'] },
    'button Next step': { focus: 'h2 Legal texts', goes: ['link Change it'] },
    'button Check again': { calls: ['GET /setup'] },
  },
}
