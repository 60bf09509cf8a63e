import type { DifferenceListSchema, TemplateSchema } from '@portal/contract/access/templates/schemas'
import type { Of } from '@portal/contract/core/fields'

export type Template = Of<typeof TemplateSchema>
export type Differing = Of<typeof DifferenceListSchema>
