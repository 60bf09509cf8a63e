import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { PublicationStatus, publicationStatusNames } from '@portal/contract/marketplace/states'
import { IconStarFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { TableProps } from '#core/dashboard/list/data-table.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './item-columns.module.css'
import { ApprovalDot, CommercialDot } from './item-status.tsx'
import { standingTexts } from './standing-texts.ts'

/** What a row of every kind of item has. */
interface ItemRow {
  id: number
  sku: string
  categoria_nombre: string
  categoria_nombre_en: string
  usuario_nombre: string
  imagen_url: string | null
  destacado: boolean
  publicacion: number
  aprobacion: number
  estado_comercial: number
  tiene_cambios: boolean
  creado_en: string
}

type Columns<Row> = TableProps<Row>['columns']

interface OwnColumns<Row> {
  /** The heading of the rows: its label, its order and the name of an item. */
  named: { label: string; sort: string; name: (row: Row) => ReactNode }
  price: (row: Row) => ReactNode
  /** What owners see where staff see the owner; without it the category. */
  forOwners?: Columns<Row>[number]
  /** Whether an item is offered for rent. */
  isForRent?: (row: Row) => boolean
  /** Columns before the date. */
  beforeDate?: readonly Columns<Row>[number][]
}

/** Returns the columns of items of a kind; staff also see the owner. */
export function useItemColumns<Row extends ItemRow>(isOfAll: boolean, own: OwnColumns<Row>): Columns<Row> {
  const t = useTexts(standingTexts)
  const language = useLanguage()
  const { date } = useFormats()
  const { named, price, forOwners, beforeDate = [] } = own
  return [
    { id: 'name', label: named.label, sort: named.sort, cell: (row) => <Named row={row}>{named.name(row)}</Named> },
    { id: 'sku', label: 'SKU', kind: 'code', priority: 3, cell: ({ sku }) => sku },
    isOfAll
      ? { id: 'owner', label: t.owner, priority: 2, cell: ({ usuario_nombre }) => usuario_nombre }
      : (forOwners ?? {
          id: 'category',
          label: t.category,
          priority: 2,
          cell: (row) => nameIn(row, 'categoria_nombre', language),
        }),
    { id: 'price', label: t.price, sort: 'precio_final', kind: 'number', cell: price },
    {
      id: 'approval',
      label: t.approval,
      sort: 'aprobacion',
      kind: 'status',
      cell: (row) => (
        <span className={classes.approval}>
          <ApprovalDot status={row.aprobacion} />
          {row.publicacion === PublicationStatus.inactive && (
            <span className={classes.hidden}>
              {textIn(publicationStatusNames[PublicationStatus.inactive], language)}
            </span>
          )}
          {row.tiene_cambios && <span className={classes.changes}>{t.withChanges}</span>}
        </span>
      ),
    },
    {
      id: 'commercial',
      label: t.commercial,
      sort: 'estado_comercial',
      kind: 'status',
      priority: 2,
      cell: (row) => <CommercialDot status={row.estado_comercial} isForRent={own.isForRent?.(row)} />,
    },
    ...beforeDate,
    {
      id: 'created',
      label: t.created,
      sort: 'creado_en',
      kind: 'date',
      priority: 3,
      cell: (row) => date(row.creado_en),
    },
  ]
}

function Named({ row, children }: { row: ItemRow; children: ReactNode }) {
  const t = useTexts(standingTexts)
  return (
    <span className={classes.machine}>
      {row.imagen_url ? (
        <img src={row.imagen_url} alt="" width={40} height={30} loading="lazy" />
      ) : (
        <span className={classes.noPicture} aria-hidden />
      )}
      <span className={classes.name}>{children}</span>
      {row.destacado && <IconStarFilled size={13} aria-label={t.featured} className={classes.star} />}
    </span>
  )
}
