/**
 * What changes are announced by: each names a list or the rows of a feature. Who writes tells its area; lists, badges and
 * kept pages that read it are asked again.
 */
export const areas = [
  'acceso',
  'ajuste',
  'categorias_producto',
  'clasificado_categorias',
  'clasificado_clientes',
  'clasificados',
  'cotizaciones',
  'diferencias',
  'empresas',
  'formularios',
  'importaciones',
  'pagina_principal',
  'perfil',
  'productos',
  'productos_asignados',
  'proyecciones',
  'reuniones',
  'sesion',
  'solicitudes',
  'sucursales',
  'unidades_tiempo',
  'usuarios',
  'workshop_registros',
  'workshops',
] as const

export type Area = (typeof areas)[number]
