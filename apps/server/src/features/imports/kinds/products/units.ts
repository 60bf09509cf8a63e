import { MeasureUnit, measureUnitNames, SaleUnit, saleUnitNames } from '@portal/contract/products/units'
import { folded } from '#core/base/folded.ts'
import { named, notUnderstood } from '../../cells.ts'

/** How other programs and Portuguese lists write the units. */
const saleWords: Readonly<Record<number, readonly string[]>> = {
  [SaleUnit.piece]: ['ea', 'each', 'pc', 'pce', 'pcs', 'pz', 'pza', 'pieces', 'piezas', 'peça', 'peças', 'st'],
  [SaleUnit.device]: ['equipamento', 'aparelho'],
  [SaleUnit.license]: ['licença', 'lic', 'licence', 'licencias', 'licenses'],
  [SaleUnit.service]: ['serviço', 'srv', 'le', 'au'],
  [SaleUnit.kit]: ['set', 'conjunto', 'jogo', 'jgo'],
  [SaleUnit.roll]: ['rol', 'rolo', 'rl', 'bobina'],
  [SaleUnit.box]: ['cja', 'cj', 'caixa', 'cx', 'bx', 'ctn', 'carton', 'cartón'],
}
const measureWords: Readonly<Record<number, readonly string[]>> = {
  [MeasureUnit.unit]: ['un', 'und', 'uni', 'unid', 'u', 'c/u', 'cu', 'unidade', 'units', 'unidades', 'nos'],
  [MeasureUnit.meter]: ['m', 'mt', 'mts', 'mtr', 'metros', 'meters', 'metre', 'metres'],
  [MeasureUnit.year]: ['ano', 'años', 'anos', 'years', 'yr', 'año calendario'],
  [MeasureUnit.month]: ['mês', 'mon', 'meses', 'months'],
  [MeasureUnit.day]: ['días', 'dias', 'days', 'd'],
  [MeasureUnit.hour]: ['h', 'hr', 'hrs', 'horas', 'hours'],
  [MeasureUnit.kilogram]: ['kg', 'kgs', 'kilo', 'kilos', 'quilograma', 'quilogramas', 'kilogramos', 'kilograms'],
}

const worded = (words: Readonly<Record<number, readonly string[]>>) =>
  Object.entries(words).flatMap(([id, names]) => names.map((name) => [folded(name), Number(id)] as const))

const sales = new Map([
  ...[...named(saleUnitNames)].map(([name, id]) => [name, Number(id)] as const),
  ...worded(saleWords),
])
const measures = new Map([
  ...[...named(measureUnitNames)].map(([name, id]) => [name, Number(id)] as const),
  ...worded(measureWords),
])

/** Returns the sales unit of a name; a unit of measure is sold by the piece. */
export const saleNamed = (text: string): number | undefined =>
  sales.get(folded(text)) ?? (measures.has(folded(text)) ? SaleUnit.piece : undefined)

/** Returns the unit of measure of a name; a sales unit is counted by the unit. */
export const measureNamed = (text: string): number | undefined =>
  measures.get(folded(text)) ?? (sales.has(folded(text)) ? MeasureUnit.unit : undefined)

/**
 * Returns the units of a new product: other programs have one column for both, and a name of one kind in the column of
 * the other says that one. Without any it is a piece.
 */
export function newUnits(sale: string, measure: string): { unidad_id: unknown; unidad_medida_id: unknown } {
  const [saleKey, measureKey] = [folded(sale), folded(measure)]
  const saidSale = saleKey ? (saleNamed(sale) ?? notUnderstood) : undefined
  const saidMeasure = measureKey ? (measureNamed(measure) ?? notUnderstood) : undefined
  return {
    unidad_id: saidSale ?? sales.get(measureKey) ?? SaleUnit.piece,
    unidad_medida_id: saidMeasure ?? measures.get(saleKey) ?? MeasureUnit.unit,
  }
}
