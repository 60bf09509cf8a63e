import { Button } from '@mantine/core'
import { proposedTaxes } from '@portal/contract/settings/taxes'
import { useFormats } from '#core/formats/formats.ts'
import type { Words } from './checkbox-field.tsx'
import classes from './settings.module.css'

interface Props {
  row: Record<string, unknown>
  onUse: (values: { nombre: string; tasa: number }) => void
  words: Words
}

/** Offers the known rate of a country for a row that has none: nothing holds that nobody saved. */
export function ProposedTax({ row, onUse, words: { t } }: Props) {
  const { number } = useFormats()
  const proposed = proposedTaxes[Number(row.pais_id)]
  const isEmpty = (value: unknown) => value === '' || value === null
  if (!proposed || !isEmpty(row.nombre) || !isEmpty(row.tasa)) return null
  return (
    <p className={classes.proposed}>
      <Button size="xs" variant="default" onClick={() => onUse(proposed)}>
        {t.proposed(
          `${proposed.nombre} ${number(proposed.tasa / 100, { style: 'percent', maximumFractionDigits: 2 })}`,
        )}
      </Button>
      <span>{t.proposedHint}</span>
    </p>
  )
}
