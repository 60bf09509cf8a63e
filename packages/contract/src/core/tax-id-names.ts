import type { PageLanguage } from './language.ts'
import { type PageText, textIn } from './text.ts'

/** What each country calls the number by which its tax office knows a company. */
const names: Readonly<Partial<Record<number, string>>> = {
  32: 'CUIT',
  68: 'NIT',
  76: 'CNPJ',
  152: 'RUT',
  170: 'NIT',
  214: 'RNC',
  218: 'RUC',
  222: 'NIT',
  320: 'NIT',
  340: 'RTN',
  484: 'RFC',
  558: 'RUC',
  591: 'RUC',
  600: 'RUC',
  604: 'RUC',
  620: 'NIF',
  724: 'NIF',
  840: 'EIN',
  858: 'RUT',
  862: 'RIF',
}

const general: PageText = { es: 'Identificación tributaria', en: 'Tax ID', pt: 'Identificação fiscal' }

/** Returns the name of the tax id of a country; the general one without a country or a name of its own. */
export const taxIdName = (countryId: unknown, language: PageLanguage): string =>
  names[Number(countryId)] ?? textIn(general, language)
