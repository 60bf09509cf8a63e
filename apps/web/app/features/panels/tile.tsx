import { ActionIcon, Skeleton } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import { tileTexts, tileUnits } from '@portal/contract/panels/titles'
import { IconChartBar, IconTable } from '@tabler/icons-react'
import { Suspense, useId, useState } from 'react'
import { Link } from 'react-router'
import type { PanelTile } from '#core/dashboard/panel-tiles.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { lazyCode } from '#core/framework/module-reload.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Change } from '#features/start/change.tsx'
import { FigureSums } from '#features/start/figure-sums.tsx'
import classes from './panels.module.css'
import { texts } from './texts.ts'
import { type Amount, groupsOf, isByInterval, measureOf, sizeOf, type TileData } from './tile-parts.ts'
import { TileTable } from './tile-table.tsx'

// Loaded separately: the chart library is large.
const TileChart = lazyCode(() => import('./tile-chart.tsx'))

interface Props {
  tile: TileData
  known: PanelTile
  isOwn: boolean
}

/** A number with its change, its chart or table, and the list behind it. */
export function Tile({ tile, known, isOwn }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const id = useId()
  const { days, number, percent } = useFormats()
  const { modules, user } = useSignedIn()
  const [isTable, setIsTable] = useState(false)
  const { mosaico, periodo, actual, anterior, hoy, intervalos, puntos } = tile
  const { name, about } = tileTexts[mosaico]
  const unit = tileUnits[mosaico]
  const reader = { modules, id: user.id }
  const to = (group: string | null, interval: number | null) => {
    const period = hoy ? null : periodo.actual
    return known.to({ days: interval === null ? period : intervalos[interval]!, group, isOwn, reader })
  }
  const whole = known.to({ days: hoy ? null : periodo.actual, group: null, isOwn, reader })
  const shareOf = ({ total, de }: Amount) => (de ? total / de : 0)
  const sayOf = (amount: Amount) => (unit === 'share' ? percent(shareOf(amount)) : number(amount.total))
  const shown = hoy ?? actual
  const measure = measureOf(tile)
  const isMoney = measure.kind === 'money'
  const value = isMoney ? moneyText(sizeOf(shown, measure), measure.currency) : sayOf(shown)
  const toggle = isTable ? t.asChart(textIn(name, language)) : t.asTable(textIn(name, language))
  const isTimed = isByInterval(tile)
  return (
    <section className={classes.tile} aria-labelledby={id} data-tile={mosaico}>
      <header className={classes.head}>
        <div>
          <h2 id={id} className={classes.name}>
            {textIn(name, language)}
          </h2>
          <p className={classes.about}>{textIn(about, language)}</p>
        </div>
        {isTimed && (
          <ActionIcon variant="subtle" color="gray" size={32} aria-label={toggle} onClick={() => setIsTable(!isTable)}>
            {isTable ? <IconChartBar size={18} stroke={1.75} /> : <IconTable size={18} stroke={1.75} />}
          </ActionIcon>
        )}
      </header>
      {whole ? (
        <Link to={whole} className={classes.value} aria-label={`${textIn(name, language)}: ${value}`}>
          {value}
        </Link>
      ) : (
        <span className={classes.value}>{value}</span>
      )}
      {isMoney && <p className={classes.about}>{t.rows(number(shown.total))}</p>}
      {unit === 'share' && <p className={classes.about}>{t.shareOf(number(actual.total), number(actual.de ?? 0))}</p>}
      {anterior && (
        <div className={classes.change} title={days(periodo.anterior.desde, periodo.anterior.hasta)}>
          {hoy && (
            <Link to={known.to({ days: periodo.actual, group: null, isOwn, reader }) ?? ''} className={classes.part}>
              {t.inPeriod(number(actual.total))}
            </Link>
          )}
          {unit === 'share' ? (
            <Change now={shareOf(actual)} before={shareOf(anterior)} said={percent(shareOf(anterior))} />
          ) : isMoney ? (
            <Change
              now={sizeOf(actual, measure)}
              before={sizeOf(anterior, measure)}
              said={moneyText(sizeOf(anterior, measure), measure.currency)}
            />
          ) : (
            <Change now={actual.total} before={anterior.total} said={number(anterior.total)} />
          )}
        </div>
      )}
      {(!isMoney || shown.sumas.length > 1) && <TileSums now={shown} before={anterior} />}
      {puntos.length === 0 ? (
        <p className={classes.nothing}>{t.nothing}</p>
      ) : (
        <>
          {isTimed && !isTable && (
            <Suspense fallback={<Skeleton height={200} aria-label={t.loading} />}>
              <TileChart tile={tile} to={to} />
            </Suspense>
          )}
          {isTimed && isTable && <TileTable tile={tile} label={textIn(name, language)} to={to} />}
          {!isTimed && <GroupList tile={tile} to={to} />}
        </>
      )}
    </section>
  )
}

/** What a tile comes to: each currency by itself, and all in the one that was chosen. */
function TileSums({ now, before }: { now: Amount; before: Amount | null }) {
  const t = useTexts(texts)
  const { convertido: converted, sumas } = now
  return (
    <>
      {converted && sumas.some(({ moneda }) => moneda !== converted.moneda) && (
        <p className={classes.converted}>
          {t.inAll(moneyText(converted.total as Intl.StringNumericLiteral, converted.moneda))}
        </p>
      )}
      <FigureSums now={sumas} before={before?.sumas ?? []} />
    </>
  )
}

interface GroupListProps {
  tile: TileData
  to: (group: string | null, interval: number | null) => string | null
}

/** Groups by size with a bar each: chart and table in one. */
function GroupList({ tile, to }: GroupListProps) {
  const language = useLanguage()
  const { number } = useFormats()
  const totals = new Map(tile.puntos.map(({ grupo, total }) => [grupo, total]))
  const most = Math.max(1, ...totals.values())
  return (
    <ul className={classes.groups}>
      {groupsOf(tile).map((group) => {
        const total = totals.get(group.clave) ?? 0
        const address = to(group.clave, null)
        return (
          <li key={group.clave} className={classes.group}>
            <span>{textIn(group, language)}</span>
            {address ? (
              <Link to={address} aria-label={`${textIn(group, language)}: ${number(total)}`}>
                {number(total)}
              </Link>
            ) : (
              <span>{number(total)}</span>
            )}
            <meter className={classes.bar} value={total} max={most} aria-hidden />
          </li>
        )
      })}
    </ul>
  )
}
