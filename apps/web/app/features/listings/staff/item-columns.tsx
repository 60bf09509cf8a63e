import { classifiedModules } from '@portal/contract/classifieds/modules'
import { PublicationStatus, publicationStatusNames } from '@portal/contract/marketplace/states'
import { IconStarFilled } from '@tabler/icons-react'
import { CountLink } from '#core/dashboard/list/count-link.tsx'
import type { TableProps } from '#core/dashboard/list/data-table.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from '#features/marketplace/staff/item-columns.module.css'
import { ApprovalDot, CommercialDot } from '#features/marketplace/staff/item-status.tsx'
import { itemTexts } from './item-texts.ts'
import type { ItemRow } from './item-values.ts'

/** Returns the columns of listings; staff also see the owner. */
export function useItemColumns(isOfAll: boolean): TableProps<ItemRow>['columns'] {
  const t = useTexts(itemTexts)
  const language = useLanguage()
  const { date } = useFormats()
  return [
    { id: 'brand', label: t.machine, sort: 'marca', cell: (row) => <Machine row={row} /> },
    { id: 'sku', label: 'SKU', kind: 'code', priority: 3, cell: ({ sku }) => sku },
    isOfAll
      ? { id: 'owner', label: t.owner, priority: 2, cell: ({ usuario_nombre }) => usuario_nombre }
      : {
          id: 'category',
          label: t.category,
          priority: 2,
          cell: (row) => (language === 'es' ? row.categoria_nombre : row.categoria_nombre_en),
        },
    {
      id: 'price',
      label: t.price,
      sort: 'precio_final',
      kind: 'number',
      cell: (row) => <Price row={row} />,
    },
    {
      id: 'approval',
      label: t.approval,
      sort: 'aprobacion',
      kind: 'status',
      cell: (row) => (
        <span className={classes.approval}>
          <ApprovalDot status={row.aprobacion} />
          {row.publicacion === PublicationStatus.inactive && (
            <span className={classes.hidden}>{publicationStatusNames[PublicationStatus.inactive][language]}</span>
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
      cell: (row) => <CommercialDot status={row.estado_comercial} />,
    },
    { id: 'requests', label: t.requests, kind: 'number', priority: 3, cell: (row) => <Requests row={row} /> },
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

function Machine({ row: { imagen_url: picture, marca: brand, anio: year, destacado: isFeatured } }: { row: ItemRow }) {
  const t = useTexts(itemTexts)
  return (
    <span className={classes.machine}>
      {picture ? (
        <img src={picture} alt="" width={40} height={30} loading="lazy" />
      ) : (
        <span className={classes.noPicture} aria-hidden />
      )}
      <span className={classes.name}>
        {brand} <span className={classes.year}>{year}</span>
      </span>
      {isFeatured && <IconStarFilled size={13} aria-label={t.featured} className={classes.star} />}
    </span>
  )
}

function Price({
  row: { precio_final: price, es_arriendo: isRented, precio_arriendo: rent, moneda },
}: {
  row: ItemRow
}) {
  const t = useTexts(itemTexts)
  if (price > 0) return moneyText(price, moneda)
  return isRented && rent !== null ? t.perDay(moneyText(rent, moneda)) : t.onRequest
}

/** The number of requests, which links to them. */
function Requests({ row: { id, marca: brand, solicitudes: count } }: { row: ItemRow }) {
  const t = useTexts(itemTexts)
  const { number } = useFormats()
  return (
    <CountLink
      count={count}
      to={`/dashboard/clasificados/clasificados-solicitudes?clasificado_id=${id}`}
      module={classifiedModules}
      label={t.requestsOf(number(count), brand)}
    />
  )
}
