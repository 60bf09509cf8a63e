import { deferred } from '#core/public/components/deferred.tsx'

/** Hearts and the link to what they keep: in the HTML, and alive from the reader's first move on. */
export const Heart = deferred(async () => ({ default: (await import('./heart.tsx')).Heart }))
export const FavoritesLink = deferred(async () => ({ default: (await import('./favorites-link.tsx')).FavoritesLink }))
