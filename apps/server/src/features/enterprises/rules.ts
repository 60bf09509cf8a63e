/** Whether the quote abbreviation may still change: the first quote that uses it freezes it (enterprises 5). */
export const canChangeAbbreviation = (enterprise: { abreviatura_usada_en: Date | null }) =>
  enterprise.abreviatura_usada_en === null

/** Returns the time zone: as typed, otherwise as before; for a new enterprise or after a move, that of the country. */
export function timeZoneFor(
  written: string | undefined,
  before: { pais_id: number; zona_horaria: string } | null,
  country: { id: number; zona_horaria: string },
): string {
  if (written) return written
  return before?.pais_id === country.id ? before.zona_horaria : country.zona_horaria
}
