import { createHash } from 'node:crypto'
import { memoized } from '../base/memo.ts'

/** The source expression that allows an inline script or style. Those are constants of the build, a few for each page. */
export const inlineHash = memoized(
  { max: 500, longest: 10_000 },
  (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
)
