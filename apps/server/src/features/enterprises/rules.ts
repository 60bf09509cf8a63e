/** Whether the quote abbreviation may still change: it is frozen with the first quote that carries it (enterprises 5). */
export const canChangeAbbreviation = (enterprise: { abreviatura_usada_en: Date | null }) =>
  enterprise.abreviatura_usada_en === null

/**
 * The zone of days and numbers: as written, otherwise as it was, else, for a new one or after a move, that of the
 * country.
 */
export function timeZoneFor(
  written: string | undefined,
  before: { pais_id: number; zona_horaria: string } | null,
  country: { id: number; zona_horaria: string },
): string {
  if (written) return written
  return before?.pais_id === country.id ? before.zona_horaria : country.zona_horaria
}
