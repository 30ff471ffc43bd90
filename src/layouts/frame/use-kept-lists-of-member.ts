import { useEffect } from 'react'
import { useAppContext } from '#lib/router/use-app-context.ts'

/** Keeps lists with the member: adds a browser's own at a login, and forgets the member's copy at a logout. */
export function useKeptListsOfMember(): void {
  const { keptLists, http, session } = useAppContext()
  useEffect(() => {
    const lists = [
      {
        store: keptLists.basket,
        load: async () => (await import('#entities/basket/basket-sync.ts')).syncBasket,
      },
      {
        store: keptLists.savedCourses,
        load: async () => (await import('#entities/course/saved/saved-courses-sync.ts')).syncSavedCourses,
      },
    ]
    let member: string | undefined
    const sync = () => {
      const userid = session.store.read()?.userid
      const isTried = userid !== undefined && userid === member
      member = userid
      for (const { store, load } of lists) {
        const { owner } = store.read()
        if (isTried || owner === (userid ?? '')) continue
        // A list that could not be read or added stays as it is, and the next page tries again.
        void load()
          .then((syncList) => syncList({ keptLists, http, session }))
          .catch(() => undefined)
      }
    }
    sync()
    return session.store.subscribe(sync)
  }, [keptLists, http, session])
}
