import { Module } from '../access/constants.ts'
import { machineModules } from '../machines/modules.ts'
import { propertyModules } from '../properties/modules.ts'

/** Of each kind of import: the modules of which any opens it, and whether it takes a ZIP of pictures. */
export const importOpens = {
  usuario: { modules: [Module.userImporter], hasPictures: false },
  contacto: { modules: [Module.importers], hasPictures: false },
  certificado: { modules: [Module.importers], hasPictures: false },
  clasificado: { modules: machineModules, hasPictures: true },
  propiedad: { modules: propertyModules, hasPictures: true },
} as const
