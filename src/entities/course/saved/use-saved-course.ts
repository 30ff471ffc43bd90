import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useTransition } from 'react'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { limits } from '#contract/values/limits.ts'
import { useKeptList } from '#lib/kept-lists/use-kept-list.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'

/** Whether a course is saved, and a function that saves it or removes it. An alert says why it could not. */
export function useSavedCourse(idx: number) {
  const { t } = useLingui()
  const most = limits.savedCourses
  const { keptLists, http, session } = useAppContext()
  const navigate = useNavigate()
  const isSaved = useKeptList(keptLists.savedCourses).entries.includes(idx)
  const [isBusy, startChange] = useTransition()
  const explain = async (error: unknown) => {
    const { showAlert } = await import('#ui/alert/show-alert.ts')
    if (error instanceof ApiError && error.code === codes.savedCoursesFull) {
      showAlert({
        title: t`Your list is full`,
        content: t`It holds ${most} courses. Remove one, then save this one.`,
        primary: { name: t`See your list`, action: () => void navigate({ to: '/contents/saved' }) },
        secondary: { name: t`Close` },
      })
      return
    }
    showAlert({
      title: t`Your list has not changed`,
      content: t`Check your connection and try again.`,
      primary: { name: t`OK` },
    })
  }
  const toggle = () => {
    if (isBusy) return
    startChange(async () => {
      try {
        const { changeStoredCourses } = await import('./saved-courses-sync.ts')
        await changeStoredCourses({ keptLists, http, session }, isSaved ? { remove: [idx] } : { put: [idx] })
      } catch (error) {
        await explain(error)
      }
    })
  }
  return { isSaved, isBusy, toggle }
}
