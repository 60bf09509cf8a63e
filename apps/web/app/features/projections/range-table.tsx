import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { projectionLimits } from '@portal/contract/projections/constants'
import { projectionKinds } from '@portal/contract/projections/number-kinds'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import classes from './projection.module.css'
import type { SheetForm } from './projection-fields.tsx'
import { type ProjectionForm, sheetOf } from './projection-values.ts'
import { type RangeValues, withMore, withoutRange, withRange } from './range-values.ts'
import { texts } from './texts.ts'
import { usePercentage } from './use-percentage.ts'

/** The ranges of units with their discounts and prices; at least one stays, and the last one is open-ended. */
export function RangeTable({ form }: { form: SheetForm }) {
  const t = useTexts(texts)
  const { number } = useFormats()
  const percentage = usePercentage()
  const ranges: readonly RangeValues[] = form.values.rangos || []
  const priced = sheetOf(form.values)?.rangos
  const set = (rangos: RangeValues[]) => form.set({ rangos })
  const errorOf = (place?: number) =>
    form.field((place === undefined ? 'rangos' : `rangos.${place}`) as keyof ProjectionForm).error as string | undefined
  const spanOf = ({ desde, hasta }: RangeValues) =>
    t.range(number(Number(desde)), hasta === null ? null : number(Number(hasta)))

  return (
    <fieldset className={classes.ranges}>
      <legend className={classes.heading}>{t.ranges}</legend>
      <p className={classes.hint}>{t.rangesHint}</p>
      <div className={classes.scroll}>
        <table className={classes.table} aria-label={t.ranges}>
          <thead>
            <tr>
              <th scope="col">{t.rangeFrom}</th>
              <th scope="col">{t.rangeTo}</th>
              <th scope="col">{t.discount}</th>
              <th scope="col">{t.price}</th>
              <th scope="col">{t.distributorMargin}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {ranges.map((range, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a range is what stands at its place
              <tr key={place}>
                <th scope="row">{number(Number(range.desde))}</th>
                <td>
                  {place === ranges.length - 1 ? (
                    <span className={classes.quiet}>{t.open}</span>
                  ) : (
                    <NumberField
                      aria-label={t.rangeToOf(number(Number(range.desde)))}
                      value={range.hasta ?? ''}
                      onChange={(hasta) => set(withRange(ranges, place, { hasta }))}
                      kind={projectionKinds.units}
                      error={errorOf(place)}
                    />
                  )}
                </td>
                <td>
                  <NumberField
                    aria-label={t.discountOf(number(Number(range.desde)))}
                    value={range.descuento}
                    onChange={(descuento) => set(withRange(ranges, place, { descuento }))}
                    kind={projectionKinds.percentage}
                    error={place === ranges.length - 1 && errorOf(place)}
                  />
                </td>
                <td className={classes.figure}>{priced?.[place] ? moneyText(priced[place].precio) : '—'}</td>
                <td className={classes.figure}>
                  {priced?.[place] ? percentage(priced[place].margen_distribuidor) : '—'}
                </td>
                <td>
                  <Tooltip label={ranges.length === 1 ? t.lastRange : t.removeRange(spanOf(range))}>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={t.removeRange(spanOf(range))}
                      disabled={ranges.length === 1}
                      onClick={() => set(withoutRange(ranges, place))}
                    >
                      <IconTrash size={16} stroke={1.75} />
                    </ActionIcon>
                  </Tooltip>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {errorOf() && (
        <p role="alert" className={classes.wrong}>
          {errorOf()}
        </p>
      )}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} stroke={2} />}
        disabled={ranges.length >= projectionLimits.ranges}
        onClick={() => set(withMore(ranges))}
      >
        {t.addRange}
      </Button>
    </fieldset>
  )
}
