import { SegmentedControl, Select } from '@mantine/core'
import { Currency } from '@portal/contract/core/currencies'
import { languageOf } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'
import type { PanelCalls } from '@portal/contract/panels/calls'
import { type Panel, type PanelPeriod, panelPeriods } from '@portal/contract/panels/constants'
import { panelNames } from '@portal/contract/panels/titles'
import { useLocation, useNavigate } from 'react-router'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { ExportButton } from '#core/dashboard/list/export-button.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { isDay } from '#core/dashboard/list/list-query.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { panelTiles } from '../../panel-tiles.ts'
import { type Asked, askedBy, searchOf } from './asked.ts'
import classes from './panels.module.css'
import { texts } from './texts.ts'
import { Tile } from './tile.tsx'
import type { PanelData } from './tile-parts.ts'

interface Props {
  panel: Panel
  calls: PanelCalls
  data: PanelData
}

const areas = [...new Set([...panelTiles.map(({ area }) => area), 'formularios', 'tipos_cambio'] as const)]

/** A panel: numbers of a period with their change, their charts, and the lists behind them. */
export function PanelPage({ panel, calls, data }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { days, date, number } = useFormats()
  const asked = askedBy(useLocation().search)
  useChanges(...areas)
  const { periodo, tipo_cambio: rate, mosaicos } = data
  const { actual, anterior } = periodo
  const title = textIn(panelNames[panel], language)
  return (
    <ListPage>
      <PageHeader
        title={title}
        about={`${days(actual.desde, actual.hasta)} · ${t.against(days(anterior.desde, anterior.hasta))}`}
        actions={
          <ExportButton
            call={calls.download}
            params={{ ...asked, idioma: languageOf(language), formato: 'xlsx' as 'xlsx' | 'pdf' }}
            formats={[
              { label: t.xlsx, params: { formato: 'xlsx' } },
              { label: t.pdf, params: { formato: 'pdf' } },
            ]}
          />
        }
      />
      <PanelChoices asked={asked} shown={actual} />
      {asked.moneda !== '' && (
        <p className={classes.note}>{rate ? t.rateIs(number(rate.valor), date(rate.fecha), rate.fuente) : t.noRate}</p>
      )}
      {mosaicos.length === 0 && <p className={classes.note}>{t.noTiles}</p>}
      <div className={classes.tiles}>
        {mosaicos.map((tile) => {
          const known = panelTiles.find((each) => each.tile === tile.mosaico)
          return known && <Tile key={tile.mosaico} tile={tile} known={known} isOwn={panel === 'distribuidor'} />
        })}
      </div>
      <p className={classes.note}>{t.note}</p>
    </ListPage>
  )
}

interface PanelChoicesProps {
  asked: Asked
  /** The days that are shown: where a range begins. */
  shown: { desde: string; hasta: string }
}

/** The period and the currency of a panel, in its address. */
function PanelChoices({ asked, shown }: PanelChoicesProps) {
  const t = useTexts(texts)
  const navigate = useNavigate()
  const ask = (change: Partial<Asked>) =>
    void navigate(searchOf({ ...asked, ...change }) || '?', { replace: true, preventScrollReset: true })
  const choose = (value: string) => {
    const periodo = panelPeriods.find((period) => period === value) ?? 'mes'
    ask({ periodo, ...(periodo === 'rango' && shown) })
  }
  const periods = panelPeriods.map((value) => ({ value, label: t.periods[value] }))
  const currencies = Object.values(Currency).map((value) => ({ value, label: t.inCurrency(value) }))
  return (
    <div className={classes.choices}>
      <SegmentedControl
        className={classes.wide}
        aria-label={t.period}
        data={periods}
        value={asked.periodo}
        onChange={choose}
      />
      <Select
        className={classes.narrow}
        aria-label={t.period}
        data={periods}
        value={asked.periodo}
        allowDeselect={false}
        onChange={(value) => choose(value as PanelPeriod)}
      />
      {asked.periodo === 'rango' && (
        <>
          <DateField
            key={`from ${shown.desde}`}
            aria-label={t.from}
            value={shown.desde}
            onChange={(day) => isDay(day) && ask({ desde: day, hasta: shown.hasta })}
          />
          <DateField
            key={`to ${shown.hasta}`}
            aria-label={t.to}
            value={shown.hasta}
            onChange={(day) => isDay(day) && ask({ desde: shown.desde, hasta: day })}
          />
        </>
      )}
      <Select
        className={classes.currency}
        aria-label={t.currency}
        data={[{ value: '', label: t.eachCurrency }, ...currencies]}
        value={asked.moneda}
        allowDeselect={false}
        onChange={(value) => ask({ moneda: (value ?? '') as Currency | '' })}
      />
    </div>
  )
}
