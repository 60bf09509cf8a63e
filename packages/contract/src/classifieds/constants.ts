import type { Text } from '../core/text.ts'

/** Condition of a machine (spec 1, 3). */
export const MachineCondition = {
  used: 0,
  new: 1,
} as const
export type MachineCondition = (typeof MachineCondition)[keyof typeof MachineCondition]

export const machineConditionNames: Readonly<Record<MachineCondition, Text>> = {
  0: { es: 'Usado', en: 'Used' },
  1: { es: 'Nuevo', en: 'New' },
}
