import { Module } from '../access/constants.ts'
import { machineModules } from '../machines/modules.ts'
import { propertyModules } from '../properties/modules.ts'

/**
 * Of each kind of import: the modules of which any opens it, whether it takes a ZIP of pictures, and whether only staff of
 * the house may use it.
 */
export const importOpens = {
  // Whoever holds the module in another enterprise edits their own only.
  empresa: { modules: [Module.enterprises], hasPictures: false, isOfHouse: true },
  usuario: { modules: [Module.userImporter], hasPictures: false },
  contacto: { modules: [Module.importers], hasPictures: false },
  certificado: { modules: [Module.importers], hasPictures: false },
  clasificado: { modules: machineModules, hasPictures: true },
  propiedad: { modules: propertyModules, hasPictures: true },
} as const
