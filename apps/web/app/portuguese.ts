import { portugueseWords } from '@portal/contract/portuguese/words'

/** The texts of public pages that are written in files of their own, `….pt.ts`, by the keys of the others. */
const files = import.meta.glob<{ portuguese: Readonly<Record<string, unknown>> }>('./**/*.pt.ts', { eager: true })

/** What `textIn` finds in Portuguese. */
export const portuguese: ReadonlyMap<string, unknown> = new Map(
  [portugueseWords, ...Object.values(files).map((file) => file.portuguese)].flatMap(Object.entries),
)
