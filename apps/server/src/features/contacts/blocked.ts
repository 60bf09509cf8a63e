/** Columns that say why a contact gets no broadcasts: the first reason, and further ones with their moments. */
interface Blocked {
  no_contactar_en: Date | null
  no_contactar_motivo: string
  /** Moments (ISO 8601) by reason; missing in what earlier releases stored. */
  no_contactar_otros?: unknown
}

interface Reason {
  motivo: string
  en: Date
}

/** Returns all reasons, the first one first; none for a contact that may be written to. */
export function reasonsOf({
  no_contactar_en: since,
  no_contactar_motivo: first,
  no_contactar_otros,
}: Blocked): Reason[] {
  if (since === null) return []
  const others = Object.entries((no_contactar_otros ?? {}) as Record<string, string>)
  const rest = others.map(([motivo, en]) => ({ motivo, en: new Date(en) }))
  return [{ motivo: first, en: since }, ...rest.toSorted((a, b) => a.en.getTime() - b.en.getTime())]
}

/** Returns the columns of a contact with these reasons; of a reason that stands twice, the first one. */
export function blockedBy([first, ...rest]: readonly Reason[]) {
  const others = rest.filter(({ motivo }) => motivo !== first?.motivo).toReversed()
  return {
    no_contactar_en: first?.en ?? null,
    no_contactar_motivo: first?.motivo ?? '',
    no_contactar_otros: Object.fromEntries(others.map(({ motivo, en }) => [motivo, en.toISOString()])),
  }
}
