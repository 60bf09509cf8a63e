import { classifiedModules } from '../classifieds/modules.ts'
import { propertyModules } from '../properties/modules.ts'

/** Any of these opens requests: those for listings, for properties, or for both. */
export const requestModules = [...classifiedModules, ...propertyModules] as const
