import { InlineScript } from '#core/framework/inline-scripts.tsx'

/** It has run when React comes: the browser's build leaves it out, and with it what its text is made of. */
const text = import.meta.env.SSR ? (await import('./frame-script-text.ts')).frameScript : ''

/** Stands after the bar, so that the names are there before the first paint. */
export function FrameScript() {
  return <InlineScript text={text} />
}
