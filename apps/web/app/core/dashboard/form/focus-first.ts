import { keepToastsOff } from '../toasts.ts'

/** Focuses the first of the named fields in page order, after their errors are rendered. */
export function focusFirst(names: readonly string[]): void {
  requestAnimationFrame(() => {
    const nodes = names.flatMap(
      (name) => document.querySelector<HTMLElement>(`[data-path="${CSS.escape(name)}"]`) ?? [],
    )
    const [first] = nodes.sort((a, b) => (isBefore(a, b) ? -1 : 1))
    first?.focus()
    first?.scrollIntoView({ block: 'nearest' })
    requestAnimationFrame(() => keepToastsOff(nodes)) // once they are there
  })
}

const isBefore = (a: Node, b: Node) => Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING)
