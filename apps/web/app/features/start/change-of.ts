interface Change {
  way: 'up' | 'down' | 'none'
  /** Of the number before; null where a percentage says nothing: there was none, or it is more than tenfold. */
  share: number | null
}

const mostShare = 9.99

/** How a number changed against that of the period before. */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { way: 'none', share: null }
  const share = (now - before) / before
  return { way: now > before ? 'up' : 'down', share: Number.isFinite(share) && share <= mostShare ? share : null }
}
