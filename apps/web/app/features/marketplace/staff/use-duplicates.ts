import type { Of } from '@portal/contract/core/fields'
import type { DuplicatesSchema } from '@portal/contract/marketplace/schemas'
import { useRef, useState } from 'react'
import type { Refused } from '#core/api/api.ts'

type SameItem = Of<typeof DuplicatesSchema>['duplicados'][number]

export type Duplicates = ReturnType<typeof useDuplicates>

/**
 * The items that a form was refused for because they seem the same (rule marketplace/duplicates). The form asks to be
 * compared until the reader saves it anyway; after another refusal it is compared again.
 */
export function useDuplicates() {
  const [same, setSame] = useState<readonly SameItem[]>([])
  const isAccepted = useRef(false)
  return {
    same,
    isCompared: () => !isAccepted.current,
    accept() {
      isAccepted.current = true
    },
    onRefused({ datos }: Refused) {
      isAccepted.current = false
      setSame((datos as { duplicados?: SameItem[] } | null)?.duplicados ?? [])
    },
    onDone() {
      isAccepted.current = false
      setSame([])
    },
  }
}
