// Written by scripts/diagrams.ts.
export const flowNames: readonly string[] = [
  'session',
  'login',
  'qr-login',
  'identity-verification',
  'find-id',
  'one-time-code',
  'find-password',
  'sign-up',
  'email-verification',
  'checkout',
  'inquiry',
  'client-launch',
  'change-password',
  'withdrawal',
]
