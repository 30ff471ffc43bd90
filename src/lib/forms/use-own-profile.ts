import { useEffect, useState } from 'react'
import type { Profile } from '#contract/accounts/profile.ts'
import { useAppContext } from '../router/use-app-context.ts'
import { useUserName } from '../session/use-user-name.ts'

/**
 * Profile of the logged-in member, with which public forms are filled in; undefined for a visitor, until it is loaded,
 * and when it cannot be. A visitor's page loads neither the call nor its code.
 */
export function useOwnProfile(): Profile | undefined {
  const { http, queryClient } = useAppContext()
  const userName = useUserName()
  const [own, setOwn] = useState<{ readonly userName: string; readonly profile: Profile }>()
  useEffect(() => {
    if (userName === '') return
    let isOver = false
    void import('./own-profile.lazy.ts')
      .then(({ readOwnProfile }) => readOwnProfile(http, queryClient))
      .then(
        (profile) => {
          if (!isOver) setOwn({ userName, profile })
        },
        // The member fills in the form by hand.
        () => {},
      )
    return () => {
      isOver = true
    }
  }, [http, queryClient, userName])
  return own?.userName === userName ? own.profile : undefined
}
