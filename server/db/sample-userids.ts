/** IDs of the sample members that a sandbox creates. */
export const sampleUserids = [
  'practice01',
  'company01',
  'restricted01',
  'unverified01',
  'deactivated01',
  'deleted01',
  'terminated01',
  'child01',
] as const
