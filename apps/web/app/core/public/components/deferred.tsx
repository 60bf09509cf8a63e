import { type ComponentType, lazy, memo, Suspense } from 'react'
import { asking } from '#core/api/api.ts'

const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll', 'wheel', 'touchstart', asking] as const

/**
 * Resolves with the first thing that the reader does on this page, by whatever means, or the page asks the server: a new
 * state of the page is not shown before all its parts are there.
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
 * A part of a page below the first screen: complete in the HTML, its code fetched once the reader does anything. Its
 * properties must stay the same objects: a change before that would draw it again, from nothing. Its styles must be
 * those of an area that the page itself loads, otherwise they come with the code.
 */
export function deferred<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const Part = lazy(() => somethingDone.then(load)) as unknown as ComponentType<P> // lazy types its own ref next to P
  return memo((props: P) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ))
}
