/**
 * Areas of changes: each names a list or the rows of a feature. A write announces its area; lists, badges and cached
 * pages that show it load again.
 */
export const areas = [
  'acceso',
  'ajuste',
  'categorias_producto',
  'clasificado_categorias',
  'clasificado_clientes',
  'clasificados',
  'contactos',
  'cotizacion_plantillas',
  'cotizaciones',
  'diferencias',
  'difusiones',
  'empresas',
  'formularios',
  'importaciones',
  'licencias',
  'pagina_principal',
  'perfil',
  'productos',
  'productos_asignados',
  'proyecciones',
  'reuniones',
  'sesion',
  'servicios',
  'solicitudes',
  'sucursales',
  'tipos_licencia',
  'unidades_tiempo',
  'usuarios',
  'vistas',
  'workshop_registros',
  'workshops',
] as const

export type Area = (typeof areas)[number]

/**
 * Who receives changes of an area besides staff of the house (decision 42): everyone where it is public, the owners of
 * the rows (named in the change), or nobody else.
 */
export const audiences: Readonly<Record<Area, 'everyone' | 'concerned' | 'house'>> = {
  acceso: 'concerned',
  ajuste: 'everyone',
  categorias_producto: 'everyone',
  clasificado_categorias: 'everyone',
  clasificado_clientes: 'house',
  clasificados: 'concerned',
  contactos: 'concerned',
  cotizacion_plantillas: 'concerned',
  cotizaciones: 'concerned',
  diferencias: 'house',
  difusiones: 'concerned',
  empresas: 'concerned',
  formularios: 'house',
  importaciones: 'concerned',
  licencias: 'concerned',
  pagina_principal: 'everyone',
  perfil: 'concerned',
  productos: 'everyone',
  productos_asignados: 'concerned',
  proyecciones: 'concerned',
  reuniones: 'house',
  sesion: 'concerned',
  servicios: 'everyone',
  solicitudes: 'concerned',
  sucursales: 'concerned',
  tipos_licencia: 'everyone',
  unidades_tiempo: 'everyone',
  usuarios: 'concerned',
  vistas: 'concerned',
  workshop_registros: 'house',
  workshops: 'everyone',
}
