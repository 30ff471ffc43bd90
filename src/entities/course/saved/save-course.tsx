import { Trans, useLingui } from '@lingui/react/macro'
import type { CourseSummary } from '#contract/courses/courses.ts'
import { classNames } from '#ui/class-names.ts'
import { SteadyLabel } from '#ui/content/steady-label.tsx'
import { TextButton } from '#ui/content/text-link.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import * as styles from './save-course.css.ts'
import { useSavedCourse } from './use-saved-course.ts'

interface SaveCourseProps {
  readonly course: Pick<CourseSummary, 'idx' | 'title'>
  /** In the corner of a picture, as words beside links, or as a button beside buttons. */
  readonly look: 'corner' | 'words' | 'button'
}

/** Saves a course to look at again, or removes it from the saved ones. Pressed while it is saved. */
export function SaveCourse({ course, look }: SaveCourseProps) {
  const { t } = useLingui()
  const { isSaved, isBusy, toggle } = useSavedCourse(course.idx)
  const { title } = course
  const attributes = {
    'aria-label': isSaved ? t`Saved: ${title}` : t`Save ${title}`,
    'aria-pressed': isSaved,
    'aria-busy': isBusy,
    onClick: toggle,
  }
  if (look === 'corner') {
    return (
      <button {...attributes} type="button" className={classNames(styles.save, styles.corner)}>
        <Icon name="bookmark" size={20} />
      </button>
    )
  }
  const words = (
    <>
      <Icon name="bookmark" />
      <SteadyLabel
        labels={[
          <Trans key="save" context="a course">
            Save
          </Trans>,
          <Trans key="saved" context="a course">
            Saved
          </Trans>,
        ]}
        shown={isSaved ? 1 : 0}
      />
    </>
  )
  return look === 'words' ? (
    <TextButton {...attributes} className={styles.save} size="small">
      {words}
    </TextButton>
  ) : (
    <Button {...attributes} className={styles.save} size="small" variant="quiet">
      {words}
    </Button>
  )
}
