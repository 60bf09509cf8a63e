import { Module } from '../access/constants.ts'
import { importLists } from '../imports/opens.ts'
import { requestModules } from '../item-requests/modules.ts'
import { rateModules } from '../rates/constants.ts'

/** Lists of the dashboard whose views are kept under a name, and the modules of which any opens one; none: everyone. */
export const viewLists = {
  mis_cotizaciones: [],
  cotizaciones_todas: [Module.allQuotes],
  documentos_historicos: [Module.allQuotes],
  cotizacion_plantillas: [],
  proyecciones: [Module.projections],
  productos: [Module.products],
  categorias_producto: [Module.productCategories],
  productos_asignados: [Module.assignedProducts],
  usuarios: [Module.users],
  empresas: [Module.enterprises],
  permisos: [Module.enterprises],
  sucursales: [Module.branches],
  fabrica: [Module.factory],
  licencias: [Module.licenses],
  servicios: [Module.licenses],
  tipos_licencia: [Module.licenses],
  ideas: [Module.ideas],
  areas: [Module.areas],
  tareas: [Module.tasks, Module.allTasks],
  calendario: [Module.calendar],
  unidades_tiempo: [Module.timeUnits],
  valores: rateModules,
  recursos: [Module.resources],
  publicaciones: [Module.resources],
  formularios: [Module.allContacts],
  contactos: [Module.contacts, Module.allContacts],
  workshop_registros: [Module.workshops],
  workshops: [Module.workshops],
  mis_clasificados: [Module.myMachines],
  clasificados_admin: [Module.manageMachines],
  clasificados_solicitudes: requestModules,
  ofertas: [Module.manageMachines],
  subastas: [Module.manageMachines],
  clasificados_clientes: [Module.manageMachines],
  clasificados_categorias: [Module.manageMachines],
  sinonimos: [Module.manageMachines],
  ...importLists,
  mis_propiedades: [Module.myProperties],
  propiedades_admin: [Module.manageProperties],
  certificados: [Module.certificates],
  mis_certificados: [],
} as const satisfies Readonly<Record<string, readonly Module[]>>

export type ViewList = keyof typeof viewLists

/** Letters of a name at most. */
export const viewLimits = { name: 60 } as const

/** Views that one person keeps of one list at most. */
export const mostViews = 50
