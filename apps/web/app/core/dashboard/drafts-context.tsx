import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { type DraftBox, draftKey } from '#core/session/drafts.ts'

const DraftsContext = createContext<DraftBox | null>(null)

interface Props {
  userId: number
  /** Base64, handed out with the data of the session and kept in memory alone. */
  keyText: string
  children: ReactNode
}

/** Gives forms the box in which drafts of this user are kept. Without Web Cryptography (plain HTTP) nothing is kept. */
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

/** Null while the key is being made ready, or where nothing can be kept. */
export const useDraftBox = (): DraftBox | null => use(DraftsContext)
