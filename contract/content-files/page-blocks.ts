import * as v from 'valibot'
import { fieldIcons } from '../courses/field-icons.ts'
import { both } from './both.ts'

/** Facts that a page takes from `company.yaml`. */
export const companyFacts = [
  'legal_name',
  'representative',
  'registration_number',
  'mail_order_number',
  'address',
  'phone',
  'email',
  'hours',
] as const
export type CompanyFact = (typeof companyFacts)[number]

/** Size of a map's drawing, in its units. */
export const mapSize = { width: 1200, height: 520 } as const

/** Points of a map from their text, such as `214 392, 214 300`. */
export function pointsOf(text: string): readonly (readonly [number, number])[] {
  return text.split(',').map((pair) => {
    const [x = 0, y = 0] = pair.trim().split(' ').map(Number)
    return [x, y]
  })
}

function points(least: number, example: string) {
  const fault = both(
    `must be points of a map of ${mapSize.width} by ${mapSize.height}, such as ${example}`,
    `${mapSize.width} × ${mapSize.height} 약도 안의 점이어야 해요. 예: ${example}`,
  )
  return v.pipe(
    v.string(fault),
    v.regex(/^\d{1,4} \d{1,4}(, ?\d{1,4} \d{1,4})*$/, fault),
    v.check((text) => {
      const all = pointsOf(text)
      return all.length >= least && all.every(([x, y]) => x <= mapSize.width && y <= mapSize.height)
    }, fault),
  )
}
const point = points(1, '214 392')
const line = points(2, '214 392, 214 300')
const area = points(3, '770 222, 854 222, 854 282')
const buildingFault = both(
  'must be left edge, top edge, width and height, such as 500 112 64 62',
  '왼쪽, 위쪽, 너비, 높이여야 해요. 예: 500 112 64 62',
)
const building = v.pipe(v.string(buildingFault), v.regex(/^\d{1,4}( \d{1,4}){3}$/, buildingFault))

function oneOf<const Names extends readonly string[]>(names: Names) {
  return v.picklist(names, both(`must be one of ${names.join(', ')}`, `다음 중 하나여야 해요: ${names.join(', ')}`))
}

function whole(least: number, most: number) {
  const fault = both(`must be a whole number from ${least} to ${most}`, `${least}부터 ${most}까지의 정수여야 해요`)
  return v.pipe(v.number(fault), v.integer(fault), v.minValue(least, fault), v.maxValue(most, fault))
}

const monthFault = both('must be a month such as 2026-07', '2026-07 같은 달이어야 해요')
const month = v.pipe(v.string(monthFault), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, monthFault))
const yesNo = v.boolean(both('must be true or false', '예 또는 아니요여야 해요'))

/** Blocks of the home page that show its courses. */
export const homeBlocks = ['front', 'fields', 'teachers', 'new', 'free', 'popular', 'reasons', 'coming'] as const
const blockTypes = [
  ...['heading', 'text', 'picture', 'numbers', 'table', 'timeline', 'partners'],
  ...['people', 'questions', 'map', 'ways', 'facts', 'call', ...homeBlocks],
].join(', ')
/** Blocks that stand on the home page as well as on others. */
export const blocksEverywhere = ['text', 'picture', 'people', 'questions', 'facts', 'call'] as const

/** Drawings that a reason to choose the shop can have. */
export const reasonDrawings = ['free_lessons', 'requirements', 'refund', 'team'] as const

type MakeObject = <const Entries extends v.ObjectEntries>(
  entries: Entries,
) => v.ObjectSchema<Entries, undefined> | v.StrictObjectSchema<Entries, undefined>

interface BlockValues<Text, Rich, Picture, Field, Href, LocalHref> {
  /** Makes the objects: strict ones for a file, others for an answer, which may gain fields. */
  readonly object: MakeObject
  readonly text: Text
  /** Text with `strong` and `a`. */
  readonly rich: Rich
  readonly picture: Picture
  /** A field of training. */
  readonly field: Field
  /** Where a button leads. */
  readonly href: Href
  /** The same where it may be another file in each language. */
  readonly localHref: LocalHref
}

/**
 * The blocks of a page, with texts, pictures and links of the given schemas: those of a file, or those of an answer in one
 * language. `content/README.md` explains the blocks.
 */
export function pageBlocks<
  Text extends v.GenericSchema,
  Rich extends v.GenericSchema,
  Picture extends v.GenericSchema,
  Field extends v.GenericSchema,
  Href extends v.GenericSchema,
  LocalHref extends v.GenericSchema,
>({ object, text, rich, picture, field, href, localHref }: BlockValues<Text, Rich, Picture, Field, Href, LocalHref>) {
  const list = <Item extends v.GenericSchema>(item: Item) =>
    v.pipe(v.array(item), v.minLength(1, both('must name at least one', '하나 이상 있어야 해요')))
  const block = v.variant(
    'type',
    [
      object({
        type: v.literal('heading'),
        /** Either this, or `address`. */
        title: v.optional(text),
        /** The address of the company, with buttons to copy and find it. */
        address: v.optional(yesNo),
        /** Large, with its text beside it. */
        large: v.optional(yesNo),
        text: v.optional(rich),
        buttons: v.optional(v.array(object({ text, href: localHref }))),
        /** Below the buttons. */
        hint: v.optional(rich),
        /** Beside it. */
        picture: v.optional(picture),
      }),
      object({
        type: v.literal('text'),
        title: v.optional(text),
        /** Either this, or `points`, or both. */
        text: v.optional(rich),
        points: v.optional(v.array(object({ name: text, text: v.optional(text) }))),
      }),
      object({ type: v.literal('picture'), picture, picture_text: text }),
      object({
        type: v.literal('numbers'),
        title: v.optional(text),
        text: v.optional(rich),
        /** Figures, parts of one length to scale, or the number of courses in each field, which the shop counts. */
        show: oneOf(['figures', 'parts', 'courses']),
        numbers: v.optional(
          v.array(
            object({
              name: text,
              /** How the number is read, such as `3 weeks`. */
              label: text,
              /** Length of a part. */
              length: v.optional(whole(1, 60)),
              text: v.optional(text),
            }),
          ),
        ),
      }),
      object({
        type: v.literal('table'),
        title: v.optional(text),
        text: v.optional(rich),
        /** Names of the columns. */
        head: list(text),
        rows: list(object({ cells: list(rich) })),
      }),
      object({
        type: v.literal('timeline'),
        title: v.optional(text),
        milestones: list(object({ month, title: text, text, picture: v.optional(picture) })),
      }),
      object({
        type: v.literal('partners'),
        groups: list(
          object({
            name: text,
            partners: list(
              object({
                name: text,
                text,
                /** Logo. */
                picture: v.optional(picture),
                field: v.optional(field),
                /** Year in which the cooperation began. */
                since: v.optional(whole(1800, 2100)),
              }),
            ),
          }),
        ),
      }),
      object({
        type: v.literal('people'),
        title: v.optional(text),
        people: list(object({ name: text, role: text, text: v.optional(text), picture: v.optional(picture) })),
      }),
      object({
        type: v.literal('questions'),
        title: v.optional(text),
        questions: list(object({ question: text, answer: rich })),
      }),
      object({
        type: v.literal('map'),
        /** What the map shows, for those who do not see it. */
        picture_text: text,
        /** Units of the drawing that are 100 metres. */
        scale: whole(50, 400),
        /** The way on foot, and how long it takes. */
        route: line,
        minutes: whole(1, 60),
        station: text,
        exit: v.optional(text),
        /** Above the company's building. */
        building: v.optional(text),
        streets: list(object({ points: line, width: oneOf(['wide', 'normal', 'narrow']) })),
        railway: v.optional(line),
        areas: v.optional(v.array(object({ kind: oneOf(['water', 'park']), points: area }))),
        buildings: v.optional(v.array(building)),
        labels: v.optional(v.array(object({ name: text, at: point, upright: v.optional(yesNo) }))),
      }),
      object({
        type: v.literal('ways'),
        ways: list(
          object({
            name: text,
            text,
            walk: v.optional(object({ from: text, minutes: whole(1, 60), label: text })),
          }),
        ),
      }),
      object({
        type: v.literal('facts'),
        title: v.optional(text),
        facts: list(
          object({
            /** What it is called; a fact of the company has a name. */
            name: v.optional(text),
            of: v.optional(oneOf(companyFacts)),
            /** The fact itself, or what is said after that of the company. */
            value: v.optional(rich),
          }),
        ),
      }),
      object({ type: v.literal('call'), title: text, text: rich, button: text, href }),
      object({
        type: v.literal('front'),
        title: text,
        subtitle: text,
        link: v.optional(object({ text, href, icon: v.optional(oneOf(fieldIcons)) })),
      }),
      /** The fields of training with their numbers of courses. */
      object({ type: v.literal('fields'), title: text, subtitle: v.optional(text) }),
      /** Those who teach the most popular course of each field. */
      object({
        type: v.literal('teachers'),
        title: text,
        subtitle: v.optional(text),
        /** Example of how practice is scored. */
        sheet: v.optional(
          object({
            title: text,
            text: v.optional(text),
            /** Points that each thing can have. */
            points: whole(1, 100),
            scores: list(object({ name: text, points: whole(0, 100) })),
          }),
        ),
      }),
      object({ type: v.literal('new'), title: text, subtitle: v.optional(text) }),
      /** First free lessons of the most popular course of each field. */
      object({ type: v.literal('free'), title: text, subtitle: v.optional(text) }),
      object({ type: v.literal('popular'), title: text, subtitle: v.optional(text) }),
      object({
        type: v.literal('reasons'),
        title: text,
        reasons: list(object({ title: text, text, drawing: v.optional(oneOf(reasonDrawings)) })),
      }),
      /** Courses that open later. */
      object({ type: v.literal('coming'), title: text, subtitle: v.optional(text) }),
    ],
    both(`must be one of ${blockTypes}`, `다음 중 하나여야 해요: ${blockTypes}`),
  )
  return v.pipe(v.array(block), v.minLength(1, both('must name at least one', '하나 이상 있어야 해요')))
}
