/** Why a confined process ended in the middle of a task. */
type Cause = 'memory' | 'time' | 'answer' | 'crash'

/** A confined process ended before it answered: whatever it was given cannot be read. */
export class ProcessEnded extends Error {
  readonly why: Cause

  constructor(why: Cause, detail = '') {
    super(`a confined process ended: ${why}${detail && `: ${detail}`}`)
    this.name = 'Perished'
    this.why = why
  }
}

/** With this code a confined process ends itself when it holds too much memory. */
export const memoryExit = 97
