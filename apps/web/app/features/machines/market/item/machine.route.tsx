import { langOf, nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { requestCalls } from '@portal/contract/item-requests/calls'
import { machineConditionNames, offerModeNames } from '@portal/contract/machines/constants'
import { type MachineView, machineViewNames } from '@portal/contract/machines/inspection'
import { marketCalls } from '@portal/contract/machines/market/calls'
import { sectionPaths } from '@portal/contract/machines/market/sections'
import { apiContext } from '#core/api/api.ts'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Notice } from '#core/public/form/notice.tsx'
import { Breadcrumb } from '#core/public/frame/breadcrumb.tsx'
import frame from '#core/public/frame/public.module.css'
import { BusyDays } from '#features/marketplace/calendar/busy-days.tsx'
import { thisQuarter, useDayInHouse } from '#features/marketplace/calendar/today.ts'
import { Description } from '#features/marketplace/item/description.tsx'
import { FactsTable } from '#features/marketplace/item/facts-table.tsx'
import styles from '#features/marketplace/item/item.module.css'
import { SimilarItems } from '#features/marketplace/item/similar-items.tsx'
import { Gallery } from '#features/marketplace/pictures/gallery.tsx'
import { MachineCard } from '../shared/machine-card.tsx'
import type { Machine } from '../shared/rows.ts'
import { sectionTexts } from '../shared/section-texts.ts'
import type { Route } from './+types/machine.route'
import { InspectionSheet } from './inspection-sheet.tsx'
import { absentMachine } from './machine-absence.ts'
import { MachineAside } from './machine-aside.tsx'
import { MachineHead } from './machine-head.tsx'
import { machineTexts } from './machine-texts.ts'

export { MachineAbsent as ErrorBoundary } from './machine-absent.tsx'

export const handle = { cache: { params: [], areas: ['clasificados'] } }

async function load({ params: { id }, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const reply = await api.call(marketCalls.publicOne, { params: { id } })
  if (!reply.ok) throw await absentMachine(api, reply)
  const item = reply.datos
  const busy = item.es_arriendo ? (await api.load(requestCalls.busyDays, { params: { id } })).ocupado : []
  return { item, busy, now: thisQuarter() }
}

export { load as loader, load as clientLoader }

export default function MachinePage({ loaderData: { item, busy, now } }: Route.ComponentProps) {
  const today = useDayInHouse(now)
  const t = useTexts(machineTexts)
  const list = useTexts(sectionTexts)
  const language = useLanguage()
  const name = nameIn(item, 'marca', language)
  const steps = [
    { name: list.root, to: sectionPaths.all },
    { name, lang: langOf(item, 'marca', language) },
  ]
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <MachineHead item={item} />
      <Breadcrumb label={list.breadcrumb} steps={steps} />
      {item.vendido && (
        <div className={styles.notice}>
          <Notice kind="info">
            <strong>{t.sold}</strong> {t.soldText}
          </Notice>
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Gallery pictures={item.imagenes} name={name} label={t.gallery} captions={useCaptions(item)} />
        </div>
        <MachineAside item={item} />
        <div className={styles.text}>
          <section aria-labelledby="facts">
            <h2 id="facts">{t.facts}</h2>
            <MachineFacts item={item} />
          </section>
          <InspectionSheet item={item} />
          <Description title={t.description} item={item} />
          {item.es_arriendo && !item.vendido && <BusyDays busy={busy} today={today} />}
        </div>
      </div>
      <SimilarItems rows={item.similares} title={t.similar} Card={MachineCard} />
    </div>
  )
}

/** Returns the name of the view that each picture shows; empty for one without. */
function useCaptions({ imagenes }: Pick<Machine, 'imagenes'>): string[] {
  const language = useLanguage()
  return imagenes.map(({ vista }) => textIn(machineViewNames[vista as MachineView], language) ?? '')
}

/** All facts of a machine, as an engineering table with units. */
function MachineFacts({ item }: { item: Machine }) {
  const t = useTexts(machineTexts)
  const language = useLanguage()
  const formats = useFormats()
  const unit = nameIn(item, 'unidad_tiempo_nombre', language).toLowerCase()
  const mode = item.modo_oferta === 'subasta' ? offerModeNames.subasta : offerModeNames.oferta
  const facts: [string, string | false][] = [
    [t.condition, textIn(machineConditionNames[item.condicion === 1 ? 1 : 0], language)],
    [t.year, `${item.anio}`],
    [t.use, item.tiempo_uso > 0 ? `${formats.number(item.tiempo_uso)} ${unit}`.trim() : t.noUse],
    [t.category, nameIn(item, 'categoria_nombre', language)],
    [t.city, item.ciudad],
    [t.country, nameIn(item, 'pais_nombre', language)],
    [t.salePrice, item.es_venta && (item.precio === null ? t.askPrice : moneyText(item.precio, item.moneda))],
    [t.rentPrice, item.es_arriendo && item.precio_arriendo !== null && moneyText(item.precio_arriendo, item.moneda)],
    [t.minimumDays, item.es_arriendo && item.dias_minimos !== null && t.days(item.dias_minimos)],
    [t.offerKind, item.es_oferta && textIn(mode, language)],
    [t.sku, item.sku],
    [t.published, formats.date(item.creado_en)],
  ]
  return <FactsTable caption={t.facts} facts={facts} />
}
