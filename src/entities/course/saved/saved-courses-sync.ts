import { changeSavedCourses, savedCourses } from '#contract/courses/saved-courses.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { limits } from '#contract/values/limits.ts'
import type { Http } from '#lib/http/http.ts'
import { changeKeptList, type KeptListCalls, syncKeptList } from '#lib/kept-lists/kept-list-changes.ts'
import type { KeptLists } from '#lib/kept-lists/kept-lists.ts'

/** Numbers of courses to save, and of those to remove. */
export interface SavedCoursesChange {
  readonly put?: readonly number[]
  readonly remove?: readonly number[]
}

type SavedCoursesCalls = KeptListCalls<number, SavedCoursesChange>

export interface SavedCoursesServices extends Pick<SavedCoursesCalls, 'session'> {
  readonly keptLists: Pick<KeptLists, 'savedCourses'>
  readonly http: Http
}

function callsOf({ keptLists, http, session }: SavedCoursesServices): SavedCoursesCalls {
  const changeMembers = ({ put = [], remove = [] }: SavedCoursesChange) =>
    http(changeSavedCourses, { body: { put: [...put], remove: [...remove] } })
  return {
    store: keptLists.savedCourses,
    session,
    readMembers: () => http(savedCourses, {}),
    addToMembers: (numbers) => changeMembers({ put: numbers }),
    changeMembers,
    apply: (numbers, { put = [], remove = [] }) => {
      const changed = [...new Set([...numbers.filter((idx) => !remove.includes(idx)), ...put])]
      if (changed.length > limits.savedCourses) throw ApiError.received({ status: 409, code: codes.savedCoursesFull })
      return changed
    },
  }
}

/** Makes the stored list of saved courses the member's, see {@link syncKeptList}. */
export const syncSavedCourses = (services: SavedCoursesServices) => syncKeptList(callsOf(services))

/** Saves courses and removes others, see {@link changeKeptList}: `PR20017409` when the list is full. */
export const changeStoredCourses = (services: SavedCoursesServices, change: SavedCoursesChange) =>
  changeKeptList(callsOf(services), change)
