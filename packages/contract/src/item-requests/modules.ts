import { machineModules } from '../machines/modules.ts'
import { propertyModules } from '../properties/modules.ts'

/** Any of these opens requests: those for machines, for properties, or for both. */
export const requestModules = [...machineModules, ...propertyModules] as const
