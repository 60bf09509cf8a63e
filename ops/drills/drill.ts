import type { Figure } from '../../bench/core/report.ts'
import type { Stand } from '../stand/stand.ts'

export interface Outcome {
  figures: Figure[]
  details: unknown
}

/** One drill: what is broken, what is measured, what must hold afterwards. It leaves the stand whole. */
export type Drill = (stand: Stand, say: (text: string) => void) => Promise<Outcome>
