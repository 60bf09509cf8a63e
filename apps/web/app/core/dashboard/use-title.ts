import { useEffect } from 'react'
import { useSignedIn } from './signed-in.ts'

/** The open titles by depth: a record next to its list names the page before the list does. */
const open = new Map<number, string>()

/** Sets the title of the browser tab. `depth`: 0 for a screen, 1 for what opens inside it. */
export function useTitle(title: string, depth = 0): void {
  const { company } = useSignedIn()
  useEffect(() => {
    const show = () => {
      const deepest = open.get(Math.max(...open.keys()))
      document.title = deepest ? `${deepest} · ${company}` : company
    }
    open.set(depth, title)
    show()
    return () => {
      open.delete(depth)
      show()
    }
  }, [title, depth, company])
}
