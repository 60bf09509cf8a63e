import type { Text } from '../../core/text.ts'

/** The categories with fixed ids. Staff may rename and add: these names only fill the first rows. */
export const MachineCategory = {
  excavators: 1,
  wheelLoaders: 2,
  drillRigs: 3,
  haulTrucks: 4,
  mobileCrushers: 5,
  bulldozers: 6,
  generators: 7,
  compressors: 8,
  lightTowers: 9,
  pumps: 10,
  spareParts: 11,
  otherEquipment: 12,
} as const
export type MachineCategory = (typeof MachineCategory)[keyof typeof MachineCategory]

export const machineCategoryNames: Readonly<Record<MachineCategory, Text>> = {
  1: { es: 'Excavadoras', en: 'Excavators' },
  2: { es: 'Cargadores frontales', en: 'Wheel loaders' },
  3: { es: 'Perforadoras', en: 'Drill rigs' },
  4: { es: 'Camiones mineros', en: 'Haul trucks' },
  5: { es: 'Chancadores móviles', en: 'Mobile crushers' },
  6: { es: 'Bulldozers', en: 'Bulldozers' },
  7: { es: 'Generadores', en: 'Generators' },
  8: { es: 'Compresores', en: 'Compressors' },
  9: { es: 'Torres de iluminación', en: 'Light towers' },
  10: { es: 'Bombas', en: 'Pumps' },
  11: { es: 'Repuestos y componentes', en: 'Spare parts and components' },
  12: { es: 'Otros equipos', en: 'Other equipment' },
}

/** An unused category is deleted; one in use is only deactivated (rule marketplace/categories). */
export const CategoryStatus = {
  active: 1,
  inactive: 5,
} as const
export type CategoryStatus = (typeof CategoryStatus)[keyof typeof CategoryStatus]

export const categoryStatusNames: Readonly<Record<CategoryStatus, Text>> = {
  1: { es: 'Activa', en: 'Active' },
  5: { es: 'Inactiva', en: 'Inactive' },
}
