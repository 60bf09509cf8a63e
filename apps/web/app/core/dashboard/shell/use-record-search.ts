import { useDebouncedCallback } from '@mantine/hooks'
import type { Of } from '@portal/contract/core/fields'
import { searchCalls } from '@portal/contract/search/calls'
import { isSearchable } from '@portal/contract/search/constants'
import type { SearchReplySchema } from '@portal/contract/search/schemas'
import { useRef, useState } from 'react'
import { browserApi } from '#core/api/api.browser.ts'

export type FoundList = Of<typeof SearchReplySchema>['listas'][number]

interface Found {
  /** The text of the last search; empty before the first one. */
  text: string
  lists: readonly FoundList[]
  isRefused: boolean
}

const nothing: Found = { text: '', lists: [], isRefused: false }

/**
 * Searches records while someone types. Results stay visible until the next answer; an older answer never replaces a
 * newer one.
 */
export function useRecordSearch() {
  const [found, setFound] = useState(nothing)
  const [isSearching, setSearching] = useState(false)
  const latest = useRef<AbortController | null>(null)

  const ask = useDebouncedCallback(async (text: string) => {
    const asked = new AbortController()
    latest.current = asked
    try {
      const reply = await browserApi.call(searchCalls.records, { params: { buscar: text }, signal: asked.signal })
      if (latest.current !== asked) return
      setFound({ text, lists: reply.ok ? reply.datos.listas : [], isRefused: !reply.ok })
      setSearching(false)
    } catch (error) {
      if (!asked.signal.aborted) throw error
    }
  }, 150)

  return {
    found,
    isSearching,
    look(query: string) {
      const text = query.trim()
      latest.current?.abort()
      latest.current = null
      ask.cancel()
      if (!isSearchable(text)) {
        setFound(nothing)
        setSearching(false)
        return
      }
      setSearching(true)
      ask(text)
    },
  }
}
