import { useEffect, useState } from 'react'
import { findStorageProblem, type StorageProblem } from './page-storage.ts'

/** Why this browser could not keep a login; undefined when it could, and until the page is hydrated. */
export function useStorageProblem(): StorageProblem | undefined {
  const [problem, setProblem] = useState<StorageProblem>()
  useEffect(() => setProblem(findStorageProblem()), [])
  return problem
}
