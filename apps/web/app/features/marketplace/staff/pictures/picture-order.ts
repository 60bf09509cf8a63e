/** Returns the list with the element at `from` moved to `to`, which is limited to the list. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, place) => place !== from)
  const one = list[from]
  if (one === undefined) return [...list]
  const place = Math.max(0, Math.min(to, rest.length))
  return [...rest.slice(0, place), one, ...rest.slice(place)]
}

/** Returns the new index of a picture after a key, or null when the key moves nothing. */
export function placeAfterKey(key: string, place: number, count: number): number | null {
  const places: Record<string, number> = {
    ArrowLeft: place - 1,
    ArrowUp: place - 1,
    ArrowRight: place + 1,
    ArrowDown: place + 1,
    Home: 0,
    End: count - 1,
  }
  const wanted = places[key]
  if (wanted === undefined) return null
  return Math.max(0, Math.min(wanted, count - 1))
}
