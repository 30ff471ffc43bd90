import * as v from 'valibot'
import { fieldSchema } from '../../../contract/content/courses.ts'
import { mostScenes } from '../../../illustrations/compose.ts'
import { day, idx, localized, picture, pictureWords } from './values.ts'

const href = v.pipe(v.string(), v.regex(/^\/(?!\/)/, 'must be an address within the shop, such as /contents'))

const sceneCount = `must hold 2 to ${mostScenes} scenes`
/** A picture of a loop, with the field whose parts it takes. */
const sceneSchema = v.strictObject({ field: fieldSchema, ...pictureWords.entries })

export const bannersSchema = v.strictObject({
  top: v.array(
    v.strictObject({
      idx,
      title: localized,
      text: localized,
      href,
      picture: v.strictObject({ ko: picture, en: picture }),
      picture_text: localized,
      from: v.optional(day),
      until: v.optional(day),
    }),
  ),
  slides: v.pipe(
    v.array(
      v.strictObject({
        idx,
        label: localized,
        title: localized,
        text: localized,
        tab: localized,
        tab_text: localized,
        button: localized,
        href,
        picture,
        loop: v.optional(v.pipe(v.array(sceneSchema), v.minLength(2, sceneCount), v.maxLength(mostScenes, sceneCount))),
        course: v.optional(idx),
        from: v.optional(day),
        until: v.optional(day),
      }),
    ),
    v.minLength(1, 'must hold at least one slide'),
  ),
})
