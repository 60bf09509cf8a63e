import { useEffect, useState } from 'react'

/** Returns an object URL of a picture, and revokes it when the picture is no longer shown. */
export function useObjectAddress(picture: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!picture) return setAddress(null)
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return address
}
