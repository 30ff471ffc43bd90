import { memo } from 'react'
import { BothControl } from './both-control.tsx'
import { CourseControl, CoursesControl } from './course-controls.tsx'
import { FileControl } from './file-control.tsx'
import type { FieldViewProps } from './form-context.ts'
import { GroupControl } from './group-control.tsx'
import { ListControl } from './list-control.tsx'
import { PictureWordControl } from './picture-word-control.tsx'
import {
  ChoiceControl,
  ChoicesControl,
  ColorControl,
  DayControl,
  NumberControl,
  ReferenceControl,
  TextControl,
  WordsControl,
  YesNoControl,
} from './simple-controls.tsx'
import { StockControl } from './stock-control.tsx'

/** The control of a field. It is drawn again only when its own value or its faults change. */
export const FieldView = memo(function FieldView({
  field,
  path,
  value,
  isLabelHidden = field.heading?.id === field.label.id,
}: FieldViewProps) {
  switch (field.type) {
    case 'both':
      return <BothControl field={field} path={path} value={value} isLabelHidden={isLabelHidden} />
    case 'text':
      return <TextControl field={field} path={path} value={value} />
    case 'color':
      return <ColorControl field={field} path={path} value={value} />
    case 'day':
    case 'moment':
      return <DayControl field={field} path={path} value={value} />
    case 'number':
      return <NumberControl field={field} path={path} value={value} />
    case 'stock':
      return <StockControl field={field} path={path} value={value} />
    case 'yesNo':
      return <YesNoControl field={field} path={path} value={value} />
    case 'choice':
      return <ChoiceControl field={field} path={path} value={value} />
    case 'choices':
      return <ChoicesControl field={field} path={path} value={value} />
    case 'reference':
      return <ReferenceControl field={field} path={path} value={value} />
    case 'words':
      return <WordsControl field={field} path={path} value={value} isLabelHidden={isLabelHidden} />
    case 'file':
      return <FileControl field={field} path={path} value={value} />
    case 'pictureWord':
      return <PictureWordControl field={field} path={path} value={value} />
    case 'course':
      return <CourseControl field={field} path={path} value={value} />
    case 'courses':
      return <CoursesControl field={field} path={path} value={value} />
    case 'group':
      return <GroupControl field={field} path={path} value={value} isLabelHidden={isLabelHidden} />
    case 'list':
      return <ListControl field={field} path={path} value={value} isLabelHidden={isLabelHidden} />
    case 'kept':
      return null
  }
})
