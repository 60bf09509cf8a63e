import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'

const typingMs = 200

/** Options that the server finds for a typed text; null: it was not asked, or did not answer. Answers to earlier texts are ignored. */
export function useChoiceSearch<One>(
  ask: (text: string) => Promise<readonly One[] | null>,
  initial: readonly One[] = [],
) {
  const [found, setFound] = useState(initial)
  const [isSearching, setSearching] = useState(false)
  const asked = useRef<string>(null)
  const send = useDebouncedCallback(async (text: string) => {
    const answer = await ask(text)
    if (text !== asked.current) return
    setFound(answer ?? [])
    setSearching(false)
  }, typingMs)
  return {
    found,
    isSearching,
    search(typed: string) {
      const text = typed.trim()
      if (text === asked.current) return
      asked.current = text
      setSearching(true)
      void send(text)
    },
  }
}
