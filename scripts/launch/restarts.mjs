/**
 * What to do when a command ended by itself: the milliseconds until it is started again, or why it is not.
 * @typedef {object} Restarts
 * @property {(end: { wasUp: boolean, ranForMs: number }) => number | 'neverUp' | 'tooOften'} afterEnd
 */

/**
 * A command that never came up has a cause that another start would only repeat, such as a wrong setting. One that did is
 * started again, each time after a longer pause, until it runs for a while. One that ends again and again is given up, so
 * that a supervisor or a person hears of it.
 * @param {{ firstMs?: number, longestMs?: number, most?: number, steadyMs?: number }} [bounds]
 * @returns {Restarts}
 */
export function restarts({ firstMs = 1000, longestMs = 60_000, most = 10, steadyMs = 600_000 } = {}) {
  let hasBeenUp = false
  let inARow = 0
  return {
    afterEnd({ wasUp, ranForMs }) {
      hasBeenUp ||= wasUp
      if (!hasBeenUp) return 'neverUp'
      inARow = wasUp && ranForMs >= steadyMs ? 1 : inARow + 1
      return inARow > most ? 'tooOften' : Math.min(longestMs, firstMs * 2 ** (inARow - 1))
    },
  }
}
