/** A security check that the browser computes. */
export interface Check {
  isSolved(): boolean
  /** Settles when it is solved, or cannot be. */
  solve(): Promise<void>
}

/** Those who ask while it is under way wait for it: the widget calls a check that another one overtakes a failure. */
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
 * A form that is sent before its check is solved, as a password manager does it, waits for it; once, so that a check
 * that cannot be solved is refused in words. It begins when the form is touched. Returns the way to stop.
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
