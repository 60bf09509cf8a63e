import { InlineScript } from '#core/framework/inline-scripts.tsx'

/** Empty in the browser's build, where the script has already run; this drops its text from the bundle. */
const text = import.meta.env.SSR ? (await import('./frame-script-text.ts')).frameScript : ''

/** Rendered after the bar, so that the names are there before the first paint. */
export function FrameScript() {
  return <InlineScript text={text} />
}
