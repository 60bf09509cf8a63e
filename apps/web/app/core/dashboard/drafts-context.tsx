import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { type DraftBox, draftKey } from '#core/session/drafts.ts'

const DraftsContext = createContext<DraftBox | null>(null)

interface Props {
  userId: number
  /** Base64 key from the session data, stored only in memory. */
  keyText: string
  children: ReactNode
}

/** Provides the storage of this user's drafts. Without Web Cryptography (plain HTTP) nothing is stored. */
export function DraftsProvider({ userId, keyText, children }: Props) {
  const [box, setBox] = useState<DraftBox | null>(null)
  useEffect(() => {
    let isCurrent = true
    if (!isSecureContext) return
    draftKey(keyText).then(
      (key) => isCurrent && setBox({ userId, key, storage: localStorage }),
      (error: unknown) => console.error('drafts are not kept', error),
    )
    return () => {
      isCurrent = false
    }
  }, [userId, keyText])
  return <DraftsContext value={box}>{children}</DraftsContext>
}

/** Returns null while the key is prepared, or when nothing can be stored. */
export const useDraftBox = (): DraftBox | null => use(DraftsContext)
