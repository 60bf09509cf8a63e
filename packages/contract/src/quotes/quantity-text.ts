import type { PageLanguage } from '../core/language.ts'
import { plainText } from '../core/numbers.ts'

/** A quantity in the reader's style: `18.000` in Spanish, `18,000` in English (rule formats/numbers). */
export const quantityText = (quantity: number, language: PageLanguage): string => plainText(quantity, language)
