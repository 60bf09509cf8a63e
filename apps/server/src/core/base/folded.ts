/** Trims and removes accents, case and invisible characters, to compare names. */
export const folded = (text: unknown): string =>
  String(text ?? '')
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim()
