import type { ImportColumn } from './columns.ts'

/** Columns of the workbook of properties by the field they fill, in the order of the template. */
export const propertyColumns = {
  correlativo: { name: { es: 'Correlativo', en: 'Row number' }, isRequired: true },
  /** Code of an own property that the row changes; empty cells keep the stored values. */
  sku: { name: { es: 'Código SKU', en: 'SKU code' } },
  titulo: { name: { es: 'Título', en: 'Title' }, isRequired: true },
  titulo_en: { name: { es: 'Título en inglés', en: 'Title in English' } },
  condicion: { name: { es: 'Condición', en: 'Condition' }, isRequired: true },
  categoria_id: { name: { es: 'Categoría', en: 'Category' }, isRequired: true },
  anio: { name: { es: 'Año de construcción', en: 'Construction year' }, isRequired: true },
  pais_id: { name: { es: 'País', en: 'Country' }, isRequired: true },
  ciudad: { name: { es: 'Ciudad', en: 'City' }, isRequired: true },
  descripcion: { name: { es: 'Descripción', en: 'Description' }, isRequired: true },
  descripcion_en: { name: { es: 'Descripción en inglés', en: 'Description in English' } },
  /** Several, separated by commas. */
  caracteristicas: { name: { es: 'Características (con comas)', en: 'Characteristics (with commas)' } },
  metros_construidos: { name: { es: 'Metros construidos', en: 'Construction square meters' } },
  metros_terreno: { name: { es: 'Metros de terreno', en: 'Land square meters' } },
  habitaciones: { name: { es: 'Habitaciones', en: 'Rooms' } },
  banos: { name: { es: 'Baños', en: 'Bathrooms' } },
  estacionamientos: { name: { es: 'Estacionamientos', en: 'Garages' } },
  piso: { name: { es: 'Piso', en: 'Floor' } },
  total_pisos: { name: { es: 'Total de pisos', en: 'Total floors' } },
  moneda: { name: { es: 'Moneda', en: 'Currency' } },
  /** The sale price, or the rent of a month. */
  precio: { name: { es: 'Precio o arriendo mensual', en: 'Price or monthly rent' } },
  consultar_precio: { name: { es: 'Precio a consultar', en: 'Price on request' } },
  gastos_comunes: { name: { es: 'Gastos comunes al mes', en: 'Monthly common expenses' } },
  plazo_meses: { name: { es: 'Plazo de la promesa (meses)', en: 'Months of the promise' } },
  precio_compra: { name: { es: 'Precio de compra', en: 'Purchase price' } },
  abono_porcentaje: { name: { es: 'Abono al precio (%)', en: 'Credited to the price (%)' } },
  opcion_hasta: { name: { es: 'Opción hasta', en: 'Option until' } },
  latitud: { name: { es: 'Latitud', en: 'Latitude' } },
  longitud: { name: { es: 'Longitud', en: 'Longitude' } },
  muestra_ubicacion: { name: { es: 'Muestra el lugar exacto', en: 'Shows the exact place' } },
  es_venta_externa: { name: { es: 'Venta externa', en: 'External sale' } },
  utilidad_porcentaje: { name: { es: 'Utilidad (%)', en: 'Profit (%)' } },
  utilidad_monto: { name: { es: 'Utilidad', en: 'Profit' } },
  comision_porcentaje: { name: { es: 'Comisión (%)', en: 'Commission (%)' } },
  comision_monto: { name: { es: 'Comisión', en: 'Commission' } },
  es_exento: { name: { es: 'Exento de IVA', en: 'Exempt from VAT' } },
} as const satisfies Record<string, ImportColumn>
