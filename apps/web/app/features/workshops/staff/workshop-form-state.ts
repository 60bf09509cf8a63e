import type { WireFormState } from '#core/dashboard/form/use-wire-form.ts'
import type { WorkshopBody } from './workshop-values.ts'

type Name = keyof WorkshopBody

/** The form of a workshop, as its parts read and change it. */
export type WorkshopFormState = WireFormState & {
  field: (name: Name) => { name: string; value?: never; onChange?: never; error?: never }
  values: { [K in Name]-?: unknown }
  set: (values: Partial<Record<Name, unknown>>) => void
}
