import { useQuery } from '@tanstack/react-query'
import { contentFiles, type FileFolder } from '#contract/desk/content.ts'
import { deskQuery } from '#desk/http/desk-query.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'

/** Files of a folder, by name. They are read again when one is uploaded, and otherwise once a minute. */
export function useContentFiles(folder: FileFolder, isWanted = true) {
  const { http } = useAppContext()
  return useQuery({
    ...deskQuery(http, contentFiles, { query: { folder } }),
    enabled: isWanted,
    staleTime: 60_000,
  })
}
