/** What the cached answers of this process did since its start. */
export const cacheCounts = {
  /** Answered from the cache. */
  hits: 0,
  /** Answered from the cache although a change touched the answer less than a moment ago. */
  servedOn: 0,
  /** Made again because a change touched it. */
  rounds: 0,
  /** Made because nobody had asked, or its time was over. */
  misses: 0,
}
