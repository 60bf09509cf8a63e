import type { Of } from '@portal/contract/core/fields'
import type { QuoteFiltersSchema } from '@portal/contract/quotes/filters-schemas'
import type { QuoteInitDataSchema } from '@portal/contract/quotes/pricing-schemas'
import type { QuoteListSchema, QuoteSchema } from '@portal/contract/quotes/schemas'
import type { TemplateListSchema, TemplateSchema } from '@portal/contract/quotes/templates/schemas'

export type QuoteTemplates = Of<typeof TemplateListSchema>
export type QuoteTemplate = Of<typeof TemplateSchema>
export type QuoteList = Of<typeof QuoteListSchema>
export type QuoteFilters = Of<typeof QuoteFiltersSchema>
export type QuoteRow = QuoteList['cotizaciones'][number]
export type Quote = Of<typeof QuoteSchema>
export type QuoteChoices = Of<typeof QuoteInitDataSchema>
export type Sellable = QuoteChoices['productos'][number]
