import * as v from 'valibot'

/**
 * What the shop offers through a company outside, each of which it can be without. The environment says which are off.
 */
export const featureSchema = v.picklist([
  'identity-verification',
  'student-id-app',
  'google',
  'kakao',
  'naver',
  'postcode-search',
  'text-messages',
  'learning-system',
])
export type Feature = v.InferOutput<typeof featureSchema>

/** Features that are off, as a page carries them: names with spaces between. Unknown names of another release are left out. */
export const offFeaturesSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(' ').filter((name): name is Feature => v.is(featureSchema, name))),
)
