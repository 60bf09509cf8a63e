/** Asks the reader to prove who he is. Returns whether he did. */
type Ask = () => Promise<boolean>

let provided: Ask | null = null
let open: Promise<boolean> | null = null

/** Sets how the reader is asked; the dashboard does, with a dialog. Returns a function that ends it. */
export function provideProof(ask: Ask): () => void {
  provided = ask
  return () => {
    provided = null
  }
}

/** Asks once for all calls that wait. Returns false where nobody can be asked. */
export function askForProof(): Promise<boolean> {
  open ??= (provided?.() ?? Promise.resolve(false)).finally(() => {
    open = null
  })
  return open
}
