import { PublicationStatus, publicationStatusNames } from '@portal/contract/marketplace/states'
import { isRented } from '@portal/contract/properties/constants'
import { propertyModules } from '@portal/contract/properties/modules'
import { IconStarFilled } from '@tabler/icons-react'
import { CountLink } from '#core/dashboard/list/count-link.tsx'
import type { TableProps } from '#core/dashboard/list/data-table.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from '#features/marketplace/staff/item-columns.module.css'
import { ApprovalDot, CommercialDot } from '#features/marketplace/staff/item-status.tsx'
import { requestsPathOf } from './property-list.ts'
import { propertyTexts } from './property-texts.ts'
import type { PropertyRow } from './property-values.ts'

/** Returns the columns of properties: with their owner for staff, with their area for owners. */
export function usePropertyColumns(isOfAll: boolean): TableProps<PropertyRow>['columns'] {
  const t = useTexts(propertyTexts)
  const language = useLanguage()
  const { date, number } = useFormats()
  const area = {
    id: 'area',
    label: t.area,
    sort: 'metros_construidos',
    kind: 'number',
    priority: 3,
    cell: ({ metros_construidos: built, metros_terreno: land }: PropertyRow) =>
      built > 0 ? t.builtMeters(number(built)) : t.landMeters(number(land)),
  } as const
  return [
    { id: 'title', label: t.property, sort: 'titulo', cell: (row) => <Named row={row} /> },
    { id: 'sku', label: 'SKU', kind: 'code', priority: 3, cell: ({ sku }) => sku },
    isOfAll ? { id: 'owner', label: t.owner, priority: 2, cell: ({ usuario_nombre }) => usuario_nombre } : area,
    { id: 'price', label: t.price, sort: 'precio_final', kind: 'number', cell: (row) => <Price row={row} /> },
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

function Named({ row: { imagen_url: picture, titulo: title, destacado: isFeatured } }: { row: PropertyRow }) {
  const t = useTexts(propertyTexts)
  return (
    <span className={classes.machine}>
      {picture ? (
        <img src={picture} alt="" width={40} height={30} loading="lazy" />
      ) : (
        <span className={classes.noPicture} aria-hidden />
      )}
      <span className={classes.name}>{title}</span>
      {isFeatured && <IconStarFilled size={13} aria-label={t.featured} className={classes.star} />}
    </span>
  )
}

function Price({ row: { precio_final: price, moneda: unit, condicion: condition } }: { row: PropertyRow }) {
  const t = useTexts(propertyTexts)
  if (price === 0) return t.onRequest
  return isRented(condition) ? t.perMonth(moneyText(price, unit)) : moneyText(price, unit)
}

/** The number of requests, which links to them. */
function Requests({ row: { id, titulo: title, solicitudes: count } }: { row: PropertyRow }) {
  const t = useTexts(propertyTexts)
  const { number } = useFormats()
  return (
    <CountLink
      count={count}
      to={requestsPathOf(id)}
      module={propertyModules}
      label={t.requestsOf(number(count), title)}
    />
  )
}
