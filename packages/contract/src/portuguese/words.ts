import { portugueseAccount } from './account.ts'
import { portugueseAnswers } from './answers.ts'
import { portugueseBlasting } from './blasting.ts'
import { portugueseCountries } from './countries.ts'
import { portugueseDemo } from './demo.ts'
import { portugueseFilters } from './filters.ts'
import { portugueseInstructions } from './instructions.ts'
import { portugueseMarket } from './market.ts'
import { portugueseProducts } from './products.ts'
import { portugueseProperties } from './properties.ts'
import { portugueseQuotes } from './quotes.ts'
import { portugueseSales } from './sales.ts'
import { portugueseWorkshops } from './workshops.ts'

/** Texts in Portuguese: single ones by their Spanish wording, others by their keys. */
export const portugueseWords: Readonly<Record<string, unknown>> = {
  ...portugueseAccount,
  ...portugueseAnswers,
  ...portugueseBlasting,
  ...portugueseCountries,
  ...portugueseDemo,
  ...portugueseFilters,
  ...portugueseInstructions,
  ...portugueseMarket,
  ...portugueseProducts,
  ...portugueseProperties,
  ...portugueseQuotes,
  ...portugueseSales,
  ...portugueseWorkshops,
}
