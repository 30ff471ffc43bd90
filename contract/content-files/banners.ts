import * as v from 'valibot'
import { both } from './both.ts'
import { day, idx, localized, picture } from './values.ts'

const href = v.pipe(
  v.string(),
  v.regex(
    /^\/(?!\/)/,
    both('must be an address within the shop, such as /contents', '/contents처럼 이 쇼핑몰 안의 주소여야 해요'),
  ),
)

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
        practice: v.optional(v.strictObject({ course: idx })),
        course: v.optional(idx),
        from: v.optional(day),
        until: v.optional(day),
      }),
    ),
    v.minLength(1, both('must hold at least one slide', '슬라이드가 하나 이상 있어야 해요')),
  ),
})
