import { msg } from '@lingui/core/macro'
import type { FieldsOf } from '../fields/field.ts'
import { type Block, minutes, name, only } from './page-parts.ts'

const pointsHelp = msg`Points from the left and top edge of a drawing of 1200 × 520, such as 214 392, 214 300.`

/** Fields of a map alone. */
export const mapFields: Pick<
  FieldsOf<Block>,
  | 'station'
  | 'exit'
  | 'building'
  | 'route'
  | 'minutes'
  | 'scale'
  | 'streets'
  | 'railway'
  | 'areas'
  | 'buildings'
  | 'labels'
> = {
  station: { type: 'both', as: 'line', label: msg`Station where the way begins`, isShown: only('map') },
  exit: { type: 'both', as: 'line', optional: true, label: msg`Exit of the station`, isShown: only('map') },
  building: { type: 'both', as: 'line', optional: true, label: msg`Text above your building`, isShown: only('map') },
  route: { type: 'text', label: msg`Way on foot`, help: pointsHelp, isShown: only('map') },
  minutes: { ...minutes, isShown: only('map') },
  scale: { type: 'number', label: msg`Units of the drawing that are 100 metres`, isShown: only('map') },
  streets: {
    type: 'list',
    label: msg`Streets`,
    itemName: msg`Street`,
    item: {
      type: 'group',
      label: msg`Street`,
      isPair: true,
      fields: {
        points: { type: 'text', label: msg`Points` },
        width: {
          type: 'choice',
          label: msg`Width`,
          options: { wide: msg`Wide`, normal: msg`Normal`, narrow: msg`Narrow` },
          initial: 'normal',
        },
      },
    },
    isShown: only('map'),
  },
  railway: { type: 'text', optional: true, label: msg`Railway`, help: pointsHelp, isShown: only('map') },
  areas: {
    type: 'list',
    optional: true,
    label: msg`Water and parks`,
    itemName: msg`Area`,
    item: {
      type: 'group',
      label: msg`Area`,
      isPair: true,
      fields: {
        kind: {
          type: 'choice',
          label: msg`Kind`,
          options: { water: msg`Water`, park: msg`Park` },
          initial: 'park',
        },
        points: { type: 'text', label: msg`Points` },
      },
    },
    isShown: only('map'),
  },
  buildings: {
    type: 'words',
    optional: true,
    label: msg`Other buildings`,
    help: msg`Left edge, top edge, width and height of each, such as 500 112 64 62, separated by commas.`,
    isShown: only('map'),
  },
  labels: {
    type: 'list',
    optional: true,
    label: msg`Names on the map`,
    itemName: msg`Name`,
    title: 'name',
    item: {
      type: 'group',
      label: msg`Name`,
      fields: {
        name,
        at: { type: 'text', label: msg`Where it begins`, help: msg`A point such as 560 450.` },
        upright: { type: 'yesNo', optional: true, label: msg`From bottom to top` },
      },
    },
    isShown: only('map'),
  },
}
