interface Change {
  way: 'up' | 'down' | 'none'
  /**
   * Relative to the earlier number; null when a percentage means nothing: it was zero, or the change is more than
   * tenfold.
   */
  share: number | null
}

const mostShare = 9.99

/** Compares a number with that of the earlier period. */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { way: 'none', share: null }
  const share = (now - before) / before
  return { way: now > before ? 'up' : 'down', share: Number.isFinite(share) && share <= mostShare ? share : null }
}
