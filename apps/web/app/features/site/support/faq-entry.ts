/** A question with its answer. */
export interface FaqEntry {
  /** Part of its address, the same in both languages. */
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
