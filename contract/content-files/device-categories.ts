import * as v from 'valibot'
import { both } from './both.ts'
import { addressCode, localized } from './values.ts'

const oneToTwelve = both('must name one to twelve categories', '분류는 한 개에서 열두 개까지예요')

/** The file `device-categories.yaml`. */
export const deviceCategoriesSchema = v.pipe(
  v.array(v.strictObject({ code: addressCode, name: localized })),
  v.minLength(1, oneToTwelve),
  v.maxLength(12, oneToTwelve),
)
export type DeviceCategories = v.InferOutput<typeof deviceCategoriesSchema>

/** Categories of a folder without that file: those of the specification (section 3). */
export const specifiedDeviceCategories: DeviceCategories = [
  { code: 'vr', name: { ko: 'VR 장비', en: 'VR devices' } },
  { code: 'wheel', name: { ko: '레이싱 휠', en: 'Racing wheels' } },
]
