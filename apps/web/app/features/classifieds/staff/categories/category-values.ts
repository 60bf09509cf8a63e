import type { CategoryFormSchema, CategoryUpdateSchema } from '@portal/contract/classifieds/categories/schemas'
import type { In } from '@portal/contract/core/fields'
import type { Loose } from '#core/dashboard/form/use-wire-form.ts'

/** The fields, and a picture that was chosen and is not saved yet. */
export type NewValues = Loose<In<typeof CategoryFormSchema>> & { archivo: File | null }
export type UpdateValues = Loose<In<typeof CategoryUpdateSchema>> & { archivo: File | null }
