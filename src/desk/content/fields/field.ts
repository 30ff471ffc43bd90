import type { MessageDescriptor } from '@lingui/core'
import type { FileFolder } from '#contract/desk/content.ts'

// Descriptions of the fields that an operator edits. Their types follow the shapes of the content's files: a field that
// is missing, unknown or of another type does not compile.

type Values = Readonly<Record<string, unknown>>

interface Described {
  readonly label: MessageDescriptor
  readonly help?: MessageDescriptor
  /** Heading of a part of the form that begins with this field. */
  readonly heading?: MessageDescriptor
  /** Whether the values beside it, or the path of the file, call for this field; it is left out otherwise. */
  readonly isShown?: (beside: Values, file: string) => boolean
  /** Left out of the file when it is empty. */
  readonly optional?: true
}

/** A text in both languages: one line, a few lines, or rich text. */
export interface BothField extends Described {
  readonly type: 'both'
  readonly as: 'line' | 'lines' | 'rich'
}
export interface TextField extends Described {
  readonly type: 'text'
}
/** A colour such as `#1C8C86`. */
export interface ColorField extends Described {
  readonly type: 'color'
}
/** A day, or a moment in Korean time. */
export interface DayField extends Described {
  readonly type: 'day' | 'moment'
  /** A new entry begins with today. */
  readonly isToday?: true
}
export interface NumberField extends Described {
  readonly type: 'number'
  readonly unit?: 'won'
  readonly initial?: number
}
/** Pieces of a device: a number of the file until it is published, and counted beside the draft afterwards. */
export interface StockField extends Described {
  readonly type: 'stock'
  readonly initial: number
}
export interface YesNoField extends Described {
  readonly type: 'yesNo'
  readonly initial?: boolean
  /** What holds while the file leaves it out; no by default. */
  readonly otherwise?: boolean
}
export interface ChoiceField<Value extends string = string> extends Described {
  readonly type: 'choice'
  readonly options: Readonly<Record<Value, MessageDescriptor>>
  readonly initial?: Value
}
/** Several of a few. */
export interface ChoicesField<Value extends string = string> extends Described {
  readonly type: 'choices'
  readonly options: Readonly<Record<Value, MessageDescriptor>>
  readonly initial?: readonly Value[]
}
/**
 * One of what other content names: a field of training, a classification of the course's field, a category of the
 * questions, or one of devices.
 */
export interface ReferenceField extends Described {
  readonly type: 'reference'
  readonly to: 'fields' | 'classifications' | 'questionCategories' | 'deviceCategories'
}
/** A file of the content, by its name. */
export interface FileField extends Described {
  readonly type: 'file'
  readonly folder: FileFolder
}
/** One of the words of which the pictures of lessons are composed. */
export interface PictureWordField extends Described {
  readonly type: 'pictureWord'
  readonly part: 'subjects' | 'tools' | 'views'
}
/** Words, separated by commas. */
export interface WordsField extends Described {
  readonly type: 'words'
}
/** A course, or several, by number. */
export interface CourseField extends Described {
  readonly type: 'course'
}
export interface CoursesField extends Described {
  readonly type: 'courses'
}
/** What nobody types: numbers and counts. It stays as it is; in a new entry of a list it is the next number. */
interface KeptField extends Described {
  readonly type: 'kept'
  readonly initial?: number | 'nextNumber'
}
interface GroupField<Value = Values> extends Described {
  readonly type: 'group'
  readonly fields: FieldsOf<Value>
  /** Fields beside each other on wide screens. */
  readonly isPair?: true
  /** Shown although it is optional: nobody has to add it first. */
  readonly isAlwaysShown?: true
}
interface ListField<Item = unknown> extends Described {
  readonly type: 'list'
  readonly item: FieldOf<Item>
  /** What one is called: “Lesson” of “Lesson 3”. */
  readonly itemName: MessageDescriptor
  /** Path of the text by which an item is told from others. */
  readonly title?: string
  /** Each item is one line that opens. */
  readonly isFolded?: true
  /** Nothing is added, moved or removed. */
  readonly isFixed?: true
}

type KeysOf<Value> = Value extends unknown ? keyof Value : never
type ValueOf<Value, Key extends PropertyKey> = Value extends unknown
  ? Key extends keyof Value
    ? Value[Key]
    : never
  : never
type Optional<Value> = undefined extends Value ? { readonly optional: true } : { readonly optional?: never }

type TextOf<Value extends string> = string extends Value
  ? TextField | ColorField | DayField | ReferenceField | FileField | PictureWordField
  : ChoiceField<Value> | KeptField
type ListOf<Item> = [Item] extends [number]
  ? CoursesField
  : [Item] extends [string]
    ? string extends Item
      ? WordsField
      : ChoicesField<Item>
    : ListField<Item>

/** The description of a value. */
export type FieldOf<Value> = [Value] extends [boolean]
  ? YesNoField
  : [Value] extends [number]
    ? NumberField | StockField | CourseField | KeptField
    : [Value] extends [string]
      ? TextOf<Value>
      : [Value] extends [readonly (infer Item)[]]
        ? ListOf<Item>
        : [KeysOf<Value>] extends ['ko' | 'en']
          ? GroupField<Value> | (ValueOf<Value, 'ko'> extends string ? BothField : never)
          : GroupField<Value>

/** A description for each key of an object, or of one of several objects. */
export type FieldsOf<Value> = {
  readonly [Key in KeysOf<Value>]-?: FieldOf<NonNullable<ValueOf<Value, Key>>> & Optional<ValueOf<Value, Key>>
}

/** Any description, as the form reads it. */
export type Field =
  | BothField
  | TextField
  | ColorField
  | DayField
  | NumberField
  | StockField
  | YesNoField
  | ChoiceField
  | ChoicesField
  | ReferenceField
  | FileField
  | PictureWordField
  | WordsField
  | CourseField
  | CoursesField
  | KeptField
  | AnyGroup
  | AnyList
export interface AnyGroup extends Omit<GroupField, 'fields'> {
  readonly fields: Readonly<Record<string, Field>>
}
export interface AnyList extends Omit<ListField, 'item'> {
  readonly item: Field
}
