import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContentValues } from '#contract/content-files/kinds.ts'
import type { ColorRole } from '#contract/values/theme-colors.ts'
import type { FieldsOf } from '../fields/field.ts'

type Brand = ContentValues['brand']

const roleNames: Readonly<Record<ColorRole, MessageDescriptor>> = {
  paper: msg`Page`,
  surface: msg`Cards`,
  sunk: msg`Sunken areas`,
  ink: msg`Text`,
  ink2: msg`Secondary text`,
  line: msg`Fine lines`,
  line_strong: msg`Strong lines`,
  line_control: msg`Borders of fields`,
  action: msg`Main buttons`,
  action_press: msg`Main buttons while they are pressed`,
  on_action: msg`Text on main buttons`,
  second: msg`Accent`,
  second_tint: msg`Ground of the accent`,
  error: msg`Errors`,
  error_tint: msg`Ground of errors`,
  success: msg`Success`,
  success_tint: msg`Ground of success`,
  warning: msg`Warnings`,
  warning_tint: msg`Ground of warnings`,
  band: msg`Dark band`,
  on_band: msg`Text on the dark band`,
  on_band2: msg`Secondary text on the dark band`,
  focus: msg`Focus`,
  water: msg`Water on maps`,
  park: msg`Parks on maps`,
}

const color = (role: ColorRole) => ({ type: 'color', label: roleNames[role] }) as const
const derived = (role: ColorRole) => ({ ...color(role), optional: true }) as const

const pagePicture = (label: MessageDescriptor) =>
  ({ type: 'file', folder: 'pictures', optional: true, label, help: msg`A drawing of 800 × 600.` }) as const

const derivedColors = {
  surface: derived('surface'),
  sunk: derived('sunk'),
  ink2: derived('ink2'),
  line: derived('line'),
  line_strong: derived('line_strong'),
  line_control: derived('line_control'),
  action_press: derived('action_press'),
  on_action: derived('on_action'),
  second_tint: derived('second_tint'),
  error: derived('error'),
  error_tint: derived('error_tint'),
  success: derived('success'),
  success_tint: derived('success_tint'),
  warning: derived('warning'),
  warning_tint: derived('warning_tint'),
  band: derived('band'),
  on_band: derived('on_band'),
  on_band2: derived('on_band2'),
  focus: derived('focus'),
  water: derived('water'),
  park: derived('park'),
} as const

export const brandFields: FieldsOf<Brand> = {
  logo: {
    type: 'group',
    label: msg`Logo`,
    help: msg`SVG files of at most 4 kB, with paths alone.`,
    fields: {
      light: { type: 'file', folder: 'brand', label: msg`On light ground` },
      dark: { type: 'file', folder: 'brand', label: msg`On dark ground` },
      has_name: {
        type: 'yesNo',
        optional: true,
        label: msg`The name is part of the logo`,
        help: msg`It stands beside the logo otherwise.`,
      },
    },
  },
  icon: {
    type: 'file',
    folder: 'brand',
    label: msg`Icon`,
    help: msg`A square SVG file, for browser tabs and phones.`,
  },
  colors: {
    type: 'group',
    label: msg`Colours`,
    help: msg`What you leave empty follows from the page, text, main buttons and accent.`,
    fields: {
      light: {
        type: 'group',
        label: msg`Light pages`,
        fields: {
          paper: color('paper'),
          ink: color('ink'),
          action: color('action'),
          second: color('second'),
          ...derivedColors,
        },
      },
      dark: {
        type: 'group',
        optional: true,
        label: msg`Dark pages`,
        fields: {
          paper: derived('paper'),
          ink: derived('ink'),
          action: derived('action'),
          second: derived('second'),
          ...derivedColors,
        },
      },
    },
  },
  pictures: {
    type: 'group',
    optional: true,
    label: msg`Pictures`,
    fields: {
      login: pagePicture(msg`Beside the login`),
      client: pagePicture(msg`Beside the download of the training app`),
      ground: { type: 'color', optional: true, label: msg`Pale ground of lessons’ pictures` },
      signal: { type: 'color', optional: true, label: msg`What a lesson’s picture points out` },
    },
  },
}
