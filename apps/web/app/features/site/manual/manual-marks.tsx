import type { Fact } from '@portal/contract/products/fact-text'
import { createContext, useContext } from 'react'
import { markedParts } from './manual-search.ts'

/** Data for every part of the manual: the searched words, and the facts of the product. */
export const ReadingContext = createContext<{ words: readonly string[]; facts: readonly Fact[] }>({
  words: [],
  facts: [],
})

/** A text of the manual with the searched words marked. */
export function Marked({ text }: { text: string }) {
  const { words } = useContext(ReadingContext)
  return markedParts(text, words).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
    part.isFound ? <mark key={index}>{part.text}</mark> : part.text,
  )
}
