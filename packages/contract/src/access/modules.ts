import type { Text } from '../core/text.ts'
import { Module } from './constants.ts'

/** Sections of the sidebar; the access editor groups modules the same way. */
export const SidebarGroup = {
  dashboard: 'dashboard',
  system: 'system',
  taskTool: 'taskTool',
  users: 'users',
  quotes: 'quotes',
  downloads: 'downloads',
  importer: 'importer',
  factory: 'factory',
  certificates: 'certificates',
  summary: 'summary',
  workshop: 'workshop',
  profile: 'profile',
  contacts: 'contacts',
  homePage: 'homePage',
  machinery: 'machinery',
  properties: 'properties',
} as const
export type SidebarGroup = (typeof SidebarGroup)[keyof typeof SidebarGroup]

export const sidebarGroupNames: Readonly<Record<SidebarGroup, Text>> = {
  dashboard: { es: 'Panel', en: 'Dashboard' },
  system: { es: 'Sistema', en: 'System' },
  taskTool: { es: 'Herramienta de tareas', en: 'Task tool' },
  users: { es: 'Usuarios', en: 'Users' },
  quotes: { es: 'Cotizaciones', en: 'Quotes' },
  downloads: { es: 'Descargas', en: 'Downloads' },
  importer: { es: 'Importador', en: 'Importer' },
  factory: { es: 'Fábrica', en: 'Factory' },
  certificates: { es: 'Certificados', en: 'Certificates' },
  summary: { es: 'Resumen', en: 'Summary' },
  workshop: { es: 'Talleres', en: 'Workshops' },
  profile: { es: 'Mi perfil', en: 'My profile' },
  contacts: { es: 'Contactos', en: 'Contacts' },
  homePage: { es: 'Página principal', en: 'Home page' },
  machinery: { es: 'Maquinaria', en: 'Machinery' },
  properties: { es: 'Propiedades', en: 'Properties' },
}

interface ModuleFacts extends Text {
  readonly group: SidebarGroup
}

const { dashboard, system, taskTool, users, quotes, importer, contacts, machinery, properties } = SidebarGroup

/** Name of each module and the sidebar section of its screens. */
export const moduleNames: Readonly<Record<Module, ModuleFacts>> = {
  [Module.dash]: { group: dashboard, es: 'Dashboard', en: 'Dashboard' },
  [Module.superAdminPanel]: { group: dashboard, es: 'Panel de súper administrador', en: 'Super admin panel' },
  [Module.masterDistributor]: { group: dashboard, es: 'Distribuidor máster', en: 'Master distributor' },
  [Module.distributor]: { group: dashboard, es: 'Distribuidor', en: 'Distributor' },
  [Module.products]: { group: system, es: 'Productos', en: 'Products' },
  [Module.licenses]: {
    group: system,
    es: 'Licencias, servicios y tipos de licencia',
    en: 'Licenses, services and license types',
  },
  [Module.productCategories]: { group: system, es: 'Categorías de productos', en: 'Product categories' },
  [Module.resources]: { group: system, es: 'Recursos', en: 'Resources' },
  [Module.assignedProducts]: { group: system, es: 'Asignar productos', en: 'Assign products' },
  [Module.projections]: { group: system, es: 'Proyecciones de precios', en: 'Price projections' },
  [Module.enterprises]: { group: system, es: 'Empresas', en: 'Enterprises' },
  [Module.branches]: { group: system, es: 'Sucursales', en: 'Branch offices' },
  [Module.taskTool]: { group: taskTool, es: 'Herramienta de tareas', en: 'Task tool' },
  [Module.tasks]: { group: taskTool, es: 'Tareas', en: 'Tasks' },
  [Module.allTasks]: { group: taskTool, es: 'Tareas de todos', en: 'All tasks' },
  [Module.calendar]: { group: taskTool, es: 'Calendario', en: 'Calendar' },
  [Module.ideas]: { group: taskTool, es: 'Ideas', en: 'Ideas' },
  [Module.areas]: { group: taskTool, es: 'Áreas', en: 'Areas' },
  [Module.timeUnits]: { group: taskTool, es: 'Unidades de tiempo', en: 'Time units' },
  [Module.users]: { group: users, es: 'Usuarios', en: 'Users' },
  [Module.quotes]: { group: quotes, es: 'Cotizaciones', en: 'Quotes' },
  [Module.allQuotes]: { group: quotes, es: 'Todas las cotizaciones', en: 'All quotes' },
  [Module.expiredQuotes]: { group: quotes, es: 'Cotizaciones vencidas', en: 'Expired quotes' },
  [Module.downloads]: { group: SidebarGroup.downloads, es: 'Descargas', en: 'Downloads' },
  [Module.importers]: { group: importer, es: 'Importador', en: 'Importer' },
  [Module.userImporter]: { group: importer, es: 'Importador de usuarios nuevos', en: 'New-user importer' },
  [Module.factory]: { group: SidebarGroup.factory, es: 'Fábrica', en: 'Factory' },
  [Module.certificates]: { group: SidebarGroup.certificates, es: 'Certificados', en: 'Certificates' },
  [Module.summary]: { group: SidebarGroup.summary, es: 'Resumen', en: 'Summary' },
  [Module.workshops]: {
    group: SidebarGroup.workshop,
    es: 'Inscripciones a talleres',
    en: 'Workshop registrations',
  },
  [Module.allContacts]: { group: contacts, es: 'Todos los contactos', en: 'All contacts' },
  [Module.contacts]: { group: contacts, es: 'Lista de contactos', en: 'Contact list' },
  [Module.broadcasts]: { group: contacts, es: 'Difusiones', en: 'Broadcasts' },
  [Module.homeDesign]: { group: SidebarGroup.homePage, es: 'Diseño de la página principal', en: 'Home page design' },
  [Module.machinery]: { group: machinery, es: 'Clasificados de maquinaria', en: 'Machinery listings' },
  [Module.myMachines]: { group: machinery, es: 'Mis clasificados', en: 'My listings' },
  [Module.manageMachines]: { group: machinery, es: 'Administrar clasificados', en: 'Manage listings' },
  [Module.myProperties]: { group: properties, es: 'Mis propiedades', en: 'My properties' },
  [Module.manageProperties]: { group: properties, es: 'Administrar propiedades', en: 'Manage properties' },
}
