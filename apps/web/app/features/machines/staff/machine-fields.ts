import type { MachineForm, MachineValues } from './machine-values.ts'

export type Field = (name: keyof MachineForm) => { name: string; error?: string; onChange: (value: unknown) => void }

/** The form, as passed to its groups of fields. */
export interface MachineFields {
  values: MachineValues
  field: Field
  set(values: Partial<MachineValues>): void
}
