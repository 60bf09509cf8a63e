import type { Fact } from '@portal/contract/products/fact-text'
import { createContext, useContext } from 'react'
import { markedParts } from './manual-search.ts'

/** What every part of the manual is read with: the words that were searched for, and the facts of the product. */
export const ReadingContext = createContext<{ words: readonly string[]; facts: readonly Fact[] }>({
  words: [],
  facts: [],
})

/** A text of the manual with what was searched for marked in it. */
export function Marked({ text }: { text: string }) {
  const { words } = useContext(ReadingContext)
  return markedParts(text, words).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
    part.isFound ? <mark key={index}>{part.text}</mark> : part.text,
  )
}
