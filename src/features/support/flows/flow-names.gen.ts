// Written by scripts/diagrams.ts.
export const flowNames: readonly string[] = [
  'session',
  'login',
  'qr-login',
  'identity-verification',
  'checkout',
]
