import type { Text } from '../core/text.ts'
import type { ImportColumn } from './columns.ts'
import { enterpriseColumns } from './enterprise-columns.ts'

/** The fields of a product, as its form has them, with the headings of other programs. */
const own = {
  codigo: {
    name: { es: 'Código', en: 'Code' },
    others: [
      ...['SKU', 'Código SKU', 'SKU code', 'Cód.', 'Código de producto', 'Código del producto', 'Código de artículo'],
      ...[
        'Código interno',
        'Código de material',
        'Referencia',
        'Referencia interna',
        'Internal reference',
        'Reference',
      ],
      ...['Material', 'Material number', 'Número de material', 'Artículo', 'N.º de artículo', 'Número de artículo'],
      ...['Item', 'Item code', 'Item number', 'Item no.', 'Part number', 'Part no.', 'Product code', 'Product number'],
      ...['Product ID', 'Código do produto', 'Código do item', 'Referência'],
    ],
  },
  nombre: {
    name: { es: 'Nombre', en: 'Name' },
    also: { es: 'Producto', en: 'Product' },
    others: [
      ...['Nombre del producto', 'Nombre en español', 'Nombre del artículo', 'Descripción', 'Descripción del producto'],
      ...['Descripción del artículo', 'Descripción del material', 'Texto breve de material', 'Denominación'],
      ...['Product name', 'Name in Spanish', 'Item name', 'Item description', 'Description', 'Product description'],
      ...['Material description', 'Short text', 'Nome', 'Nome do produto', 'Produto', 'Descrição'],
      ...['Descrição do produto', 'Descrição do material', 'Descrição do item'],
    ],
  },
  nombre_en: {
    name: { es: 'Nombre en inglés', en: 'Name in English' },
    others: ['English name', 'Product name (EN)', 'Descripción en inglés', 'English description', 'Nome em inglês'],
  },
  nombre_pt: {
    name: { es: 'Nombre en portugués', en: 'Name in Portuguese' },
    others: ['Portuguese name', 'Product name (PT)', 'Descripción en portugués', 'Nome em português'],
  },
  categoria_id: {
    name: { es: 'Categoría', en: 'Category' },
    others: [
      ...['Categoría de producto', 'Categoría del producto', 'Familia', 'Línea', 'Línea de producto', 'Rubro'],
      ...['Grupo de artículos', 'Grupo de materiales', 'Product category', 'Product line', 'Product group'],
      ...['Item group', 'Material group', 'Item category', 'Categoria do produto', 'Linha de produto'],
      ...['Grupo de produtos', 'Grupo de materiais'],
    ],
  },
  unidad_id: {
    name: { es: 'Unidad de venta', en: 'Sales unit' },
    others: ['Sales UoM', 'Sales unit of measure', 'Selling unit', 'Packaging', 'Presentación', 'Envase', 'Embalagem'],
  },
  unidad_medida_id: {
    name: { es: 'Unidad de medida', en: 'Unit of measure' },
    others: [
      ...['Unidad', 'UM', 'U.M.', 'UMB', 'Unidad de medida base', 'Unidad base', 'Unit', 'UoM', 'Base unit of measure'],
      ...['Base unit', 'Units', 'Unidade', 'Unidade de medida'],
    ],
  },
  servicio_id: {
    name: { es: 'Servicio asociado', en: 'Associated service' },
    others: ['Servicio', 'Service', 'Serviço', 'Serviço associado'],
  },
  precio_sugerido: {
    name: { es: 'Precio sugerido', en: 'Suggested price' },
    others: [
      ...['Precio de lista', 'Lista de precios', 'Precio lista', 'Precio de venta', 'Precio público', 'PVP', 'PVP USD'],
      ...['List price', 'Sales price', 'Recommended price', 'Retail price', 'RRP', 'MSRP', 'Suggested retail price'],
      ...['Preço sugerido', 'Preço de lista', 'Lista de preços', 'Preço de venda', 'Preço de tabela'],
    ],
  },
  costo: {
    name: { es: 'Costo', en: 'Cost' },
    others: [
      ...['Costo unitario', 'Coste', 'Coste unitario', 'Precio de costo', 'Precio de coste', 'Precio de compra'],
      ...['Precio estándar', 'Unit cost', 'Cost price', 'Purchase price', 'Standard price', 'Standard cost'],
      ...['Custo', 'Custo unitário', 'Preço de custo', 'Preço de compra'],
    ],
  },
  costo_cable_metro: {
    name: { es: 'Costo del cable por metro', en: 'Cable cost per meter' },
    others: ['Costo de cable por metro', 'Cable cost per metre', 'Custo do cabo por metro'],
  },
  folleto_url: {
    name: { es: 'Folleto en español', en: 'Brochure in Spanish' },
    others: ['Folleto', 'Ficha técnica', 'Brochure', 'Datasheet', 'Data sheet'],
  },
  folleto_url_en: {
    name: { es: 'Folleto en inglés', en: 'Brochure in English' },
    others: ['English brochure', 'Ficha técnica en inglés'],
  },
  estado_id: {
    name: { es: 'Estado', en: 'Status' },
    others: ['Estado del producto', 'Product status', 'Activo', 'Active', 'Ativo', 'Situação'],
  },
} as const satisfies Record<string, ImportColumn>

/** The price of the product at a branch office: a row for each branch, and for each quantity from which it changes. */
const priceColumns = {
  empresa: {
    name: { es: 'Empresa', en: 'Enterprise' },
    others: [
      ...(enterpriseColumns.nombre.others ?? []).filter((heading) => !['Empresa', 'Enterprise'].includes(heading)),
      ...['Sold-to name', 'Sold-to party', 'Nome do cliente', 'Razão social'],
    ],
  },
  identificador_tributario: {
    name: enterpriseColumns.identificador_tributario.name,
    others: enterpriseColumns.identificador_tributario.others ?? [],
  },
  sucursal: {
    name: { es: 'Sucursal', en: 'Branch office' },
    others: [...enterpriseColumns.sucursal_nombre.others, 'Filial'],
  },
  desde: {
    name: { es: 'Desde (unidades)', en: 'From (units)' },
    others: [
      ...['Desde', 'Desde cantidad', 'Cantidad desde', 'Cantidad mínima', 'Cant. mínima', 'A partir de', 'MOQ'],
      ...['Tramo', 'Escala', 'Cantidad de escala', 'Min. quantity', 'Min quantity', 'Minimum quantity', 'Min. qty'],
      ...['Min qty', 'From', 'From quantity', 'From qty', 'Quantity from', 'Scale quantity', 'Quantity break'],
      ...['Price break', 'Quantidade mínima', 'Qtd. mínima', 'Qtde. mínima', 'Quantidade de escala'],
    ],
  },
  /** Without an enterprise it is the suggested price. */
  precio: {
    name: { es: 'Precio', en: 'Price' },
    also: { es: 'Precio (USD)', en: 'Price (USD)' },
    others: [
      ...['Precio unitario', 'Precio neto', 'Precio especial', 'Precio cliente', 'Precio fijo', 'Precio USD', 'Tarifa'],
      ...['Unit price', 'Net price', 'Special price', 'Customer price', 'Fixed price', 'Price per unit', 'Price USD'],
      ...['Preço', 'Preço unitário', 'Preço líquido', 'Preço especial'],
    ],
  },
  descuento: {
    name: { es: 'Descuento', en: 'Discount' },
    others: [
      ...[
        'Descuento %',
        '% de descuento',
        'Dto.',
        'Descuento (%)',
        'Discount %',
        'Discount (%)',
        'Disc. %',
        'Desconto',
      ],
      ...['Desconto %', 'Descuento sobre el sugerido', 'Discount on the suggested price'],
    ],
  },
  moneda: {
    name: { es: 'Moneda', en: 'Currency' },
    others: ['Divisa', 'Código de moneda', 'Currency code', 'Curr.', 'Moeda'],
  },
  /** How the export of assigned products says what its values are. */
  modo: { name: { es: 'Forma', en: 'Way' }, isOfExport: true },
  valor: { name: { es: 'Valor', en: 'Value' }, isOfExport: true },
} as const satisfies Record<string, ImportColumn>

/** Columns of the workbook of products with their prices, by the field that they fill. */
export const productColumns = { ...own, ...priceColumns } as const satisfies Record<string, ImportColumn>

/** Columns of the export of assigned products that follow from the others: they are passed over. */
export const productFacts: readonly Text[] = [
  { es: 'Hasta (unidades)', en: 'To (units)' },
  { es: 'Piso (USD)', en: 'Floor (USD)' },
  { es: 'Margen sobre el precio', en: 'Margin on the price' },
]
