/** A security check that the browser computes. */
export interface Check {
  isSolved(): boolean
  /** Settles when it is solved or has failed. */
  solve(): Promise<void>
}

/** Shares a running check: the widget reports an overtaken check as a failure. */
export function oneAtATime(solve: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= solve().finally(() => {
      running = undefined
    })
    return running
  }
}

/**
 * Holds back a form sent before its check is solved, as password managers do, once; an unsolvable check is then refused
 * with a message. Starts when the form is touched. Returns a function that stops it.
 */
export function solvedFirst(form: HTMLFormElement, check: Promise<Check>): () => void {
  let passage: 'closed' | 'waiting' | 'open' = 'closed'
  let ready: Check | undefined
  void check.then((found) => {
    ready = found
    if (form.contains(document.activeElement) && !found.isSolved()) void found.solve()
  })

  const hold = (event: SubmitEvent) => {
    if (passage === 'open' || ready?.isSolved()) {
      passage = 'closed'
      return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
    if (passage === 'waiting') return
    passage = 'waiting'
    void check
      .then((found) => found.solve())
      .then(() => {
        passage = 'open'
        form.requestSubmit()
      })
  }
  const begin = () => {
    if (ready && !ready.isSolved()) void ready.solve()
  }
  form.addEventListener('submit', hold, { capture: true })
  form.addEventListener('focusin', begin)
  return () => {
    form.removeEventListener('submit', hold, { capture: true })
    form.removeEventListener('focusin', begin)
  }
}
