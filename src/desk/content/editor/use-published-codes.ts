import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { specifiedDeviceCategories } from '#contract/content-files/device-categories.ts'
import { contentDetail } from '#contract/desk/content.ts'
import { deskQuery } from '#desk/http/desk-query.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'

/** What has a code and a name in both languages, as files list it. */
export const namedCodes = v.array(v.object({ code: v.string(), name: v.object({ ko: v.string(), en: v.string() }) }))
export type NamedCode = v.InferOutput<typeof namedCodes>[number]

const categorised = v.array(v.object({ ...namedCodes.item.entries, classifications: namedCodes }))

function usePublishedValue(path: string, isWanted: boolean): unknown {
  const { http } = useAppContext()
  const { data } = useQuery({
    ...deskQuery(http, contentDetail, { query: { path } }),
    enabled: isWanted,
    staleTime: 60_000,
  })
  return data?.value
}

/** Fields of training with their classifications, as they are published; none until they are read. */
export function useFieldsOfTraining(isWanted = true): v.InferOutput<typeof categorised> {
  const categories = v.safeParse(categorised, usePublishedValue('categories.yaml', isWanted))
  return categories.success ? categories.output : []
}

/** Categories of devices, as they are published; those of the specification where no file names others. */
export function useDeviceCategories(isWanted: boolean): readonly NamedCode[] {
  const categories = v.safeParse(namedCodes, usePublishedValue('device-categories.yaml', isWanted))
  return categories.success ? categories.output : specifiedDeviceCategories
}
