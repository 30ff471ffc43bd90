import { msg } from '@lingui/core/macro'
import type { ContentValues } from '#contract/content-files/kinds.ts'
import type { FieldsOf } from '../fields/field.ts'
import { noticeCategories, richHelp } from './common.ts'

/** A notice of the shop. */
export const noticeFields: FieldsOf<ContentValues['notice']> = {
  idx: { type: 'kept', label: msg`Number` },
  title: { type: 'both', as: 'line', label: msg`Title`, heading: msg`Title and text` },
  category: { type: 'choice', label: msg`Category`, options: noticeCategories, initial: 'notice' },
  posted_on: { type: 'day', label: msg`Posted on`, isToday: true },
  top: {
    type: 'yesNo',
    optional: true,
    label: msg`Pinned`,
    help: msg`Stays at the top of the list.`,
  },
  text: { type: 'both', as: 'rich', label: msg`Text`, help: richHelp },
  pictures: {
    type: 'list',
    optional: true,
    label: msg`Pictures`,
    heading: msg`Pictures and attachments`,
    help: msg`Shown below the text, in this order.`,
    itemName: msg`Picture`,
    title: 'file',
    item: {
      type: 'group',
      label: msg`Picture`,
      fields: {
        file: { type: 'file', folder: 'pictures', label: msg`File` },
        text: {
          type: 'both',
          as: 'line',
          label: msg`Alternative text`,
          help: msg`What the picture shows, for those who don’t see it.`,
        },
      },
    },
  },
  attachments: {
    type: 'list',
    optional: true,
    label: msg`Attachments`,
    help: msg`Files that members download, one for each language. Both may be the same.`,
    itemName: msg`Attachment`,
    title: 'ko',
    item: {
      type: 'group',
      isPair: true,
      label: msg`Attachment`,
      fields: {
        ko: { type: 'file', folder: 'attachments', label: msg`Korean file` },
        en: { type: 'file', folder: 'attachments', label: msg`English file` },
      },
    },
  },
  maintenance: {
    type: 'group',
    optional: true,
    label: msg`Planned maintenance`,
    heading: msg`Planned maintenance`,
    help: msg`Only for a notice about maintenance. The page draws its hours.`,
    fields: {
      from: { type: 'moment', label: msg`Begins (Korean time)` },
      until: { type: 'moment', label: msg`Ends (Korean time)` },
      unavailable: { type: 'both', as: 'lines', label: msg`What is unavailable` },
      available: { type: 'both', as: 'lines', optional: true, label: msg`What stays available` },
      deadlines: { type: 'both', as: 'lines', optional: true, label: msg`What holds for deadlines in that time` },
    },
  },
  views: { type: 'kept', initial: 0, label: msg`Views` },
}
