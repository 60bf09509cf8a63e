import type { Text } from '../core/text.ts'

/** Roles by their fixed id (rule access/roles). Their order of power is `hierarchy`, not the number. */
export const Role = {
  administrator: 1,
  manager: 2,
  user: 3,
  distributor: 4,
  superAdmin: 5,
} as const
export type Role = (typeof Role)[keyof typeof Role]

export const roleNames: Readonly<Record<Role, Text>> = {
  1: { es: 'Administrador', en: 'Administrator' },
  2: { es: 'Gerente', en: 'Manager' },
  3: { es: 'Usuario', en: 'User' },
  4: { es: 'Distribuidor', en: 'Distributor' },
  5: { es: 'Súper administrador', en: 'Super administrator' },
}

/** Roles from the most to the least powerful (5 > 1 > 2 > 3 > 4). */
export const hierarchy: readonly Role[] = [
  Role.superAdmin,
  Role.administrator,
  Role.manager,
  Role.user,
  Role.distributor,
]

/** Module keys (`clave_modulo`), exactly as they are stored and sent (rule access/module-keys). */
export const Module = {
  /** The dashboard itself: everyone has it, it is never granted, and the client appends it (rule access/module-keys). */
  dash: 'Dash',
  enterprises: 'PlatformWebEmpresas',
  branches: 'PlatformWebSucursal',
  products: 'PlatformWebProductos',
  productCategories: 'PlatformWebCategoriaProducto',
  assignedProducts: 'PlatformWebAsignarProducto',
  projections: 'PlatformWebProyeccion',
  /** Also opens services and license types. */
  licenses: 'PlatformWebLicencias',
  resources: 'PlatformWebRecursoGeneral',
  areas: 'PlatformWebTareaGeneral',
  timeUnits: 'PlatformWebUnidadesTiempo',
  users: 'PlatformWebUsuario',
  quotes: 'PlatformWebCotizacion',
  allQuotes: 'PlatformWebCotizacionGeneral',
  expiredQuotes: 'PlatformWebCotizacionVencida',
  downloads: 'PlatformWebDescarga',
  importers: 'PlatformWebImportador',
  userImporter: 'PlatformWebImportadorUsuario',
  workshops: 'PlataformWebRegistroWorkshop', // spelled so
  taskTool: 'PlatformWebNextTask',
  tasks: 'PlatformWebTarea',
  calendar: 'PlatformWebCalendario',
  ideas: 'PlatformWebIdeas',
  allTasks: 'PlatformWebTareaAdmin',
  allContacts: 'PlatformWebContactoGeneral',
  contacts: 'PlatformWebContacto',
  broadcasts: 'PlatformWebDifusion',
  homeDesign: 'PlataformaWebPaginaPpal', // spelled so
  machinery: 'PlatformWebClasificado',
  myMachines: 'PlatformWebMisClasificados',
  manageMachines: 'PlatformWebAdministrarClasificados',
  myProperties: 'PlatformWebMisPropiedades',
  manageProperties: 'PlatformWebAdministrarPropiedades',
  factory: 'PlatformWebFabrica',
  certificates: 'PlatformWebCertificado',
  summary: 'PlatformWebResumen',
  superAdminPanel: 'PlatformWebPanelSuperAdmin',
  masterDistributor: 'PlatformWebDistribuidorMaster',
  distributor: 'PlatformWebDistribuidor',
} as const
export type Module = (typeof Module)[keyof typeof Module]

/** A module that can be granted: every one but `Dash`. */
export type GrantableModule = Exclude<Module, typeof Module.dash>

/** Every module that can be granted, in the order of `Module`. */
export const grantableModules = Object.values(Module).filter((key): key is GrantableModule => key !== Module.dash)
