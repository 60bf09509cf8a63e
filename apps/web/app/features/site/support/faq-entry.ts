/** A question with its answer. */
export interface FaqEntry {
  /** Part of its address, the same in all languages. */
  id: string
  question: string
  /** Paragraphs. */
  answer: readonly string[]
}

export interface FaqGroup {
  id: string
  title: string
  entries: readonly FaqEntry[]
}
