/** Why a confined process ended during a task. */
type Cause = 'memory' | 'time' | 'answer' | 'crash'

/** A confined process ended before it answered: its file cannot be read. */
export class ProcessEnded extends Error {
  readonly why: Cause

  constructor(why: Cause, detail = '') {
    super(`a confined process ended: ${why}${detail && `: ${detail}`}`)
    this.name = 'Perished'
    this.why = why
  }
}

/** Exit code of a confined process that uses too much memory. */
export const memoryExit = 97
