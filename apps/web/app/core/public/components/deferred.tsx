import { type ComponentType, lazy, memo, Suspense } from 'react'
import { asking } from '#core/api/api.ts'

const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll', 'wheel', 'touchstart', asking] as const

/**
 * Resolves with the reader's first interaction on this page, or its first call to the server, whose result may need the
 * deferred parts.
 */
const somethingDone = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise<void>((resolve) => {
      const wake = () => {
        for (const sign of signs) removeEventListener(sign, wake, true)
        resolve()
      }
      for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true })
    })

/**
 * Renders a part below the first screen: complete in the HTML, its code loaded after the first interaction. Its props
 * must stay the same objects: a change before that would render it from scratch. The page must load its styles,
 * otherwise they come with the code.
 */
export function deferred<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const Part = lazy(() => somethingDone.then(load)) as unknown as ComponentType<P> // lazy types its own ref next to P
  return memo((props: P) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ))
}
